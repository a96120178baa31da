#!/bin/sh
# Refuses a config.json with which the app would not start as meant: sh deploy/check-config.sh FILE BUILD
# By the rules of the app where Node and the sources are, as `npm run config:check`; else by the form of the file alone.
set -eu
file=${1:?which config.json?}
build=${2:?which build?}
check=$(dirname "$0")/../scripts/check-config.ts

if [ -f "$check" ] && node -e 'process.exit(process.features.typescript ? 0 : 1)' 2>/dev/null; then
  sandbox=
  [ ! -f "$build/mockServiceWorker.js" ] || sandbox=--sandbox
  exec node "$check" "$file" $sandbox
fi

fail() {
  echo "$file: $1" >&2
  exit 1
}
text=$(tr -d '[:space:]' <"$file")
case $text in
  '{'*'}') ;;
  *) fail 'the settings stand between { and }' ;;
esac
case $text in
  *'"apiBaseUrl":"/'* | *'"apiBaseUrl":"\/'* | *'"apiBaseUrl":"sandbox"'* | *'"apiBaseUrl":"'[hH][tT][tT][pP]*) ;;
  *) fail 'apiBaseUrl is missing, or neither a path nor an address' ;;
esac
