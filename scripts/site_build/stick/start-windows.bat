@echo off
rem Shows the exhibit in this folder; --window, --page and --serve as start.py says.
cd /d "%~dp0"
if not exist site\embed.html (
  echo Please unpack the whole archive first, and start this file in its folder.
  echo Bitte zuerst das ganze Archiv entpacken und diese Datei in dessen Ordner starten.
  pause
  exit /b 1
)
py -3 -c "import sys; sys.exit(sys.version_info < (3, 9))" >nul 2>nul
if not errorlevel 1 (
  py -3 start.py %* || pause
  exit /b
)
python -c "import sys; sys.exit(sys.version_info < (3, 9))" >nul 2>nul
if not errorlevel 1 (
  python start.py %* || pause
  exit /b
)
rem Without Python: a browser that may read the files of this folder, and nothing else.
set "HERE=%~dp0"
set "HERE=%HERE:\=/%"
set "PROFILE=%TEMP%\alveus-exhibit"
:start
rem A new profile: after a power cut or a crash the browser does not offer old pages.
if exist "%PROFILE%" rmdir /s /q "%PROFILE%"
if not exist "%PROFILE%" mkdir "%PROFILE%"
set "FLAGS=--no-first-run --no-default-browser-check --disable-pinch --overscroll-history-navigation=0"
for %%B in (
  "%ProgramFiles%\Google\Chrome\Application\chrome.exe"
  "%ProgramFiles(x86)%\Google\Chrome\Application\chrome.exe"
  "%LocalAppData%\Google\Chrome\Application\chrome.exe"
  "%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe"
  "%ProgramFiles%\Microsoft\Edge\Application\msedge.exe"
) do (
  if exist %%B (
    start "" /wait %%B --user-data-dir="%PROFILE%" %FLAGS% --allow-file-access-from-files --kiosk --app="file:///%HERE%site/embed.html?exhibit=exhibit.json"
    if not errorlevel 1 if errorlevel 0 exit /b
    goto again
  )
)
for %%B in (
  "%ProgramFiles%\Mozilla Firefox\firefox.exe"
  "%ProgramFiles(x86)%\Mozilla Firefox\firefox.exe"
  "%LocalAppData%\Mozilla Firefox\firefox.exe"
) do (
  if exist %%B (
    start "" /wait %%B --profile "%PROFILE%" --no-remote --kiosk "file:///%HERE%site/embed.html?exhibit=exhibit.json"
    if not errorlevel 1 if errorlevel 0 exit /b
    goto again
  )
)
echo Neither Python 3.9 nor Chrome, Edge or Firefox was found: please install one of them.
pause
exit /b 1

rem A browser that is closed on purpose ends with code 0. After a crash it is started again.
:again
ping -n 3 127.0.0.1 >nul
goto start
