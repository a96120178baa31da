#!/bin/sh
# Puts a folder on the host of demos as <name>.$DEMO_HOST, in place of what was there: sh deploy/put-demo.sh dist-demo/app app-12
#   DEMO_TARGET    the server and the folder of the folders, for rsync: demo@server.example.com:/srv/demo
#   DEMO_HOST_KEY  the server's line of known_hosts
#   DEMO_SSH_KEY   the private key
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 077
printf '%s\n' "$DEMO_HOST_KEY" >"$work/known_hosts"
printf '%s\n' "$DEMO_SSH_KEY" >"$work/key"
rsync --recursive --times --perms --chmod=D755,F644 --delete \
  --rsh "ssh -i $work/key -o UserKnownHostsFile=$work/known_hosts -o StrictHostKeyChecking=yes -o IdentitiesOnly=yes -o BatchMode=yes" \
  "$1/" "$DEMO_TARGET/$2.$DEMO_HOST/"
