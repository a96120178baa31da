#!/bin/sh
# Rolls a build out on a server of one's own: sh deploy/rollout.sh dist /srv/console
#   /srv/console/releases/<time>-<number>   each version, with the assets of the one before it
#   /srv/console/current           a link to the one that is served, changed in one step
# Back to an older one: the same with its folder, sh deploy/rollout.sh /srv/console/releases/<time>-<number> /srv/console
# CONFIG_FOLDER (/srv/config) is where config.json lies; one that the app would refuse stops the rollout.
# KEEP says how many versions stay (3), at least 2: nginx and Caddy serve the one before until they are reloaded, which
# must follow.
set -eu
build=${1:?which build?}
site=${2:?which site?}
keep=${KEEP:-3}

[ "$keep" -ge 2 ] 2>/dev/null || {
  echo "rollout.sh: KEEP is 2 or more, not $keep" >&2
  exit 1
}

[ -f "$build/_headers.json" ] && [ -f "$build/index.html" ] || {
  echo "rollout.sh: $build holds no finished build" >&2
  exit 1
}

# an upload that broke off
if [ -f "$build/_assets" ]; then
  while IFS= read -r name; do
    [ -f "$build/assets/$name" ] || {
      echo "rollout.sh: $build lacks assets/$name" >&2
      exit 1
    }
  done <"$build/_assets"
fi

config=${CONFIG_FOLDER:-/srv/config}/config.json
[ -z "${CONFIG_FOLDER:-}" ] && [ ! -f "$config" ] || sh "$(dirname "$0")/check-config.sh" "$config" "$build" >&2

mkdir -p "$site/releases"
time=$(date -u +%Y%m%dT%H%M%S)
# the last number of this second, without leading zeros, which the shell would read as octal; -1 when there is none.
# Not the first number that is free: the oldest versions are gone
last=$(ls "$site/releases" | sed -n "s/^$time-0*\([0-9]\)/\1/p" | sort -n | tail -n 1)
release=$time-$(printf %03d $((${last:--1} + 1)))

# a copy under another name, so that a rollout that breaks off leaves nothing that looks like a version
new=$site/releases/.new
rm -rf "$new"
mkdir "$new"
# what is in it: the build may be a link
cp -R "$build/." "$new"
# the assets that a version brought along from the one before it are not its own
if [ -f "$new/_assets" ]; then
  for file in "$new"/assets/*; do
    name=${file##*/}
    grep -qxF -e "${name%.br}" -e "${name%.gz}" -e "$name" "$new/_assets" || rm -f "$file"
  done
fi
[ ! -d "$site/current" ] || sh "$(dirname "$0")/keep-assets.sh" "$site/current" "$new"
# the brand of config.json, into the pages, where Node and the sources are; else the app shows it once it has read the file
brand=$(dirname "$0")/../scripts/brand-pages.ts
if [ -f "$config" ] && [ -f "$brand" ] && node -e 'process.exit(process.features.typescript ? 0 : 1)' 2>/dev/null; then
  node "$brand" "$new" "$config" >&2
fi
mv "$new" "$site/releases/$release"

ln -sfn "releases/$release" "$site/next"
# in the place of the link, not into the folder it leads to: GNU and BusyBox say it with -T, BSD and macOS with -h
mv -T "$site/next" "$site/current" 2>/dev/null || mv -fh "$site/next" "$site/current"

# the oldest make room; names sort by time
for old in $(ls "$site/releases" | sort -r | tail -n "+$((keep + 1))"); do
  [ "$old" = "$release" ] || rm -rf "${site:?}/releases/$old"
done
echo "$site/releases/$release"
