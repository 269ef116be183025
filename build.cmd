@echo off
rem The one command on Windows: build.cmd --help lists its words.
rem It only finds a Python that is new enough; tools\ does the rest.
setlocal

set "PYTHONPATH=%~dp0."
set "PYTHONUTF8=1"
set "test=import sys; sys.exit(sys.version_info < (3, 11))"

set python="%~dp0.venv\Scripts\python.exe"
%python% -c "%test%" >nul 2>nul && goto found
set python=py -3
%python% -c "%test%" >nul 2>nul && goto found
set python=python
%python% -c "%test%" >nul 2>nul && goto found
set python=python3
%python% -c "%test%" >nul 2>nul && goto found

>&2 echo build.cmd: Python 3.11 or newer is needed and was not found. Install it and run this again.
exit /b 1

:found
rem -P: the tools of this project, not those of the folder that the caller stands in.
%python% -P -m tools %*
exit /b %errorlevel%
