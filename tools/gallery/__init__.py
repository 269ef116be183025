"""`./build.sh gallery`: pictures of every scene at many sizes and in every theme."""
