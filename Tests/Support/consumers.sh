#!/bin/bash
# Packages that use ours by a tag, as users do: built with warnings as errors, without a word from us.
#
#     Tests/Support/consumers.sh [native] [swiftbuild]        both build systems, if left out
#
# Tests/Support/Consumers/App has targets in Swift 5 and 6, on the main actor and with upcoming features, two
# files of one name, a theme that another target shares, and generated Swift that is committed; it uses Kit,
# a package of public components. All of it is one build for each build system. Then the command plugin checks,
# formats, tests and generates there, a build with nothing to do generates nothing, and a warning of ours is
# shown: by Swift Build at each build, while SwiftPM's own does not ask plugins again where nothing has changed.
# Where RASTER_TOOL_BUNDLE is a bundle of `.ci/release`, all of it is done with that.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ $# -gt 0 ] || set -- native swiftbuild
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "consumers: $*" >&2
  exit 1
}

# The package as it is, under a tag.
mkdir "$folder/raster"
git ls-files --cached --others --exclude-standard -z | while IFS= read -r -d '' file; do
  [ ! -e "$file" ] || printf '%s\0' "$file"
done | tar --null --files-from - -c | tar -x -C "$folder/raster"
git -C "$folder/raster" init -q
git -C "$folder/raster" add -A
git -C "$folder/raster" -c user.name=Raster -c user.email=raster@example.com commit -q -m Sources
git -C "$folder/raster" tag 1.0.0

build() { # LOG: builds the program, and shows what was said where that fails.
  swift build "${system[@]}" > "$1" 2>&1 || { cat "$1" >&2; fail "$name: the program is not built"; }
}

silent() { # LOG: nothing is said of us. Swift Build itself gives the linker an option that it does not know.
  ! grep -v 'clang: warning: argument unused' "$1" | grep -E 'warning:|error:|note:|remark:' >&2 ||
    fail "$name: there are remarks"
}

raster() { # Runs the command plugin.
  swift package "${system[@]}" --allow-writing-to-package-directory raster "$@"
}

inputs() { # Puts a file of each kind into Sources/Kinds, and beside it another one to change it to.
  local samples="$folder/raster/Samples/Components/images" fonts="$folder/raster/Tests/SampleTests/Language/fonts"
  local place=Sources/Kinds other=Sources/Kinds/other
  mkdir "$other"
  cp "$samples/cell.png" "$place/cell.png" && cp "$samples/leaf.png" "$other/cell.png"
  cp "$samples/valley.jpg" "$place" && cp "$samples/valley.jpg" "$other" && printf '\0' >> "$other/valley.jpg"
  cp "$fonts/blocks.ttf" "$place/Own.ttf" && cp "$fonts/blocks-bold.ttf" "$other/Own.ttf"
  cp "$fonts/blocks.otf" "$place/Own.otf" && cp "$fonts/blocks.otf" "$other/Own.otf" && printf '\0' >> "$other/Own.otf"
  sed 's/#0A84FF/#E5004B/' "$place/seal.svg" > "$other/seal.svg"
  sed 's/0.52/0.6/' "$place/Colors.tokens.json" > "$other/Colors.tokens.json"
}

for name in "$@"; do
  rm -rf "$folder/App" "$folder/Kit"
  cp -r Tests/Support/Consumers/App Tests/Support/Consumers/Kit "$folder"
  sed -i "s|\"RASTER\"|\"file://$folder/raster\"|" "$folder/App/Package.swift" "$folder/Kit/Package.swift"
  cd "$folder/App"
  system=(--build-system "$name")
  inputs
  start=$SECONDS

  # Committed Swift is there before it is built.
  raster generate --target Committed > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$name: generate"; }
  [ -f Sources/Committed/Generated/Components+Ring.raster.swift ] || fail "$name: nothing was generated"
  raster generate --target Committed --check > "$folder/log" 2>&1 || fail "$name: what was generated would change"
  echo "$name: $((SECONDS - start)) s for the command plugin"
  start=$SECONDS

  build "$folder/log"
  silent "$folder/log"
  "$(swift build "${system[@]}" --show-bin-path)/App" > "$folder/drawn"
  [ "$(grep -c ' drawn$' "$folder/drawn")" -eq 7 ] || fail "$name: $(cat "$folder/drawn")"
  echo "$name: $((SECONDS - start)) s for all targets"
  start=$SECONDS
  build "$folder/log"
  silent "$folder/log"
  ! grep 'Generating Swift' "$folder/log" || fail "$name: a build without changes generates again"

  raster check > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$name: check"; }
  silent "$folder/log"
  raster format --check > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$name: format --check"; }
  raster test --update --target Strict > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$name: test --update"; }
  [ -f Sources/Strict/looks.lock ] || fail "$name: no looks.lock"
  raster test --target Strict > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$name: test"; }
  ! raster check --target Nobody > "$folder/log" 2>&1 || fail "$name: there is no target Nobody"
  grep -q "no target 'Nobody'" "$folder/log" || fail "$name: a target that is missing is not named"

  # A file of another target that changes is read again, and a warning is shown at each build.
  sed -i 's/accent #0A6E4F/accent #0A6E50/' Sources/Theme/Theme.raster
  sed -i 's/^component Lamp {/component Lamp {\n  state spare: Bool = false/' Sources/Strict/Lamp.raster
  times='1 2 3'
  [ "$name" = swiftbuild ] || times=1
  for time in $times; do
    build "$folder/log"
    grep -q "warning: 'spare' never changes" "$folder/log" || { cat "$folder/log" >&2; fail "$name: no warning in build $time"; }
  done
  ! raster check > "$folder/log" 2>&1 --warnings-as-errors || fail "$name: a warning is no error"
  grep -q 'Sources/Strict/Lamp.raster:3:9: error:' "$folder/log" || { cat "$folder/log" >&2; fail "$name: check reports nothing"; }
  ! raster format --check --line-length 40 > "$folder/log" 2>&1 || fail "$name: a width of 40 changes nothing"

  # A file of each kind that a source can name generates again when it changes.
  kinds=(cell.png valley.jpg seal.svg Own.ttf Own.otf Colors.tokens.json)
  build "$folder/log"
  for file in "${kinds[@]}"; do
    cp "Sources/Kinds/other/$file" "Sources/Kinds/$file"
    build "$folder/log"
    grep -q 'Generating Swift from the components of Kinds' "$folder/log" ||
      fail "$name: a changed '$file' generates nothing"
  done

  # A mistake has its place, and stops the build.
  sed -i 's/isOn ?/isOm ?/' Sources/Strict/Lamp.raster
  ! swift build "${system[@]}" > "$folder/log" 2>&1 || fail "$name: a mistake is built"
  grep -q "Lamp.raster:6:.*error: no value named 'isOm'" "$folder/log" || { cat "$folder/log" >&2; fail "$name: no report"; }
  echo "$name: $((SECONDS - start)) s for the rest"
  cd - > /dev/null
  rm -rf "$folder/App/.build"
done
echo 'consumers: fine'
