#!/bin/sh
# Renders the configuration and runs nginx in the foreground: what the container does. WORK is the only folder it writes to.
set -eu
here=$(dirname "$0")
work=${WORK:-/tmp/nginx}
mkdir -p "$work"
# modules are named from the folder nginx runs in
ln -sfn /usr/lib/nginx/modules "$work/modules"
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout} sh "$here/render.sh" >"$work/console.conf"
cp "$here/nginx.conf" "$work/nginx.conf"
exec nginx -e stderr -p "$work" -c "$work/nginx.conf" -g 'daemon off;'
