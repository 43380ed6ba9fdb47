#!/usr/bin/env bash
# Makes the four font files the shop serves, from the Fontsource packages of El Messiri and Readex Pro (both SIL OFL 1.1).
# The results are committed, so this runs only when the characters or the weights change. It needs npm and fonttools
# with brotli (Debian: apt-get install fonttools python3-brotli; elsewhere: pip install fonttools brotli).
#
#   bash scripts/subset-fonts.sh
#
# src/i18n/fonts.css and src/i18n/load-fonts.ts name the same characters in their unicode-range: change them together.
set -euo pipefail
cd "$(dirname "$0")/.."

target=src/assets/fonts
version=5.3.0
weights=400:700

# Basic Latin, Latin-1, Œ œ, quotes and dashes, bullet, ellipsis, single guillemets, euro, trade mark, minus.
# U+202F is in neither font: the formatters write U+00A0 instead.
latin=U+0020-007E,U+00A0-00FF,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212
# Letters, marks, tatweel, punctuation, the digits a reader may type, and ڤ. Readex Pro has no پ, چ, گ or ڭ.
arabic=U+060C,U+061B,U+061F,U+0621-063A,U+0640-0656,U+0660-066D,U+0670-0671,U+06A4

latin_features=ccmp,liga,kern,mark,mkmk
# Without these Arabic letters do not join, lam-alif is not one shape, and marks do not find their place.
arabic_features=ccmp,locl,isol,init,medi,fina,rlig,liga,calt,kern,mark,mkmk,curs

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --no-save --prefix "$work" "@fontsource-variable/el-messiri@$version" "@fontsource-variable/readex-pro@$version"

mkdir -p "$target"
for family in el-messiri readex-pro; do
  package="$work/node_modules/@fontsource-variable/$family"
  for script in latin arabic; do
    unicodes=$script
    features=${script}_features
    fonttools varLib.instancer --quiet --no-recalc-timestamp -o "$work/$family-$script.ttf" \
      "$package/files/$family-$script-wght-normal.woff2" "wght=$weights"
    pyftsubset "$work/$family-$script.ttf" \
      --unicodes="${!unicodes}" --layout-features="${!features}" --layout-scripts='*' \
      --no-hinting --name-IDs='0,1,2,4,6,13,14' --flavor=woff2 --output-file="$target/$family-$script.woff2"
  done
  cp "$package/LICENSE" "$target/OFL-$family.txt"
done
wc -c "$target"/*.woff2
