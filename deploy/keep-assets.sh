#!/bin/sh
# Puts the assets of the version before beside those of a new build, so that pages opened before go on working:
#   sh deploy/keep-assets.sh OLD NEW
# Of OLD only its own go along, as its list `_assets` names them: two versions lie in NEW, never three. When NEW is the
# same build as OLD, what OLD brought along goes along again.
set -eu
old=${1:?which folder is replaced?}
new=${2:?which folder is new?}

[ -f "$old/_assets" ] || exit 0
if cmp -s "$old/_assets" "$new/_assets"; then
  for file in "$old"/assets/*; do
    [ -e "$new/assets/${file##*/}" ] || cp -p "$file" "$new/assets/"
  done
  exit 0
fi
while IFS= read -r name; do
  for file in "$name" "$name.br" "$name.gz"; do
    [ ! -f "$old/assets/$file" ] || [ -e "$new/assets/$file" ] || cp -p "$old/assets/$file" "$new/assets/$file"
  done
done <"$old/_assets"
