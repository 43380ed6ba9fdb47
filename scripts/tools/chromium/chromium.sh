#!/bin/sh
# Starts the unpacked Chromium. Where the machine has no fonts or lacks libraries, it uses those of the package.
folder=$(dirname "$0")/unpacked
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$folder/../fonts.conf"
if ldd "$folder/chromium" | grep -q 'not found'; then
  export LD_LIBRARY_PATH="$folder/al2023/lib"
fi
exec "$folder/chromium" "$@"
