"""`./build.sh torture`: processes killed while they save, and readers given harmful inputs."""
