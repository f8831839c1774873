#!/bin/bash
# Builds packages that depend on a tag of this one, with warnings as errors: nothing is reported about this package.
#
#     Tests/Support/consumers.sh [native] [swiftbuild]        default: both build systems
#
# Tests/Support/Consumers/App has targets in Swift 5 and 6, on the main actor and with upcoming features, two
# files with the same name, a theme that another target shares, and generated Swift that is checked in. It uses
# Kit, a package of public components. Each build system builds everything at once. The command plugin then
# checks, formats, tests and generates there. A build without changes generates nothing. A warning about a
# source is shown: by Swift Build at each build; SwiftPM's own build system does not run plugins again without
# changes. If RASTER_TOOL_BUNDLE names a bundle of `.ci/release`, all steps use it.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ $# -gt 0 ] || set -- native swiftbuild
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "consumers: $*" >&2
  exit 1
}

Tests/Support/Consumers/tagged-copy.sh "$folder/raster" 1.0.0

build() { # LOG: builds the program, and shows the output if that fails.
  swift build "${system[@]}" > "$1" 2>&1 || { cat "$1" >&2; fail "$name: the program does not build"; }
}

silent() { # LOG: fails on any diagnostic, except that Swift Build passes the linker an unknown option.
  ! grep -v 'clang: warning: argument unused' "$1" | grep -E 'warning:|error:|note:|remark:' >&2 ||
    fail "$name: there are diagnostics"
}

raster() { # Runs the command plugin.
  swift package "${system[@]}" --allow-writing-to-package-directory raster "$@"
}

inputs() { # Copies a file of each kind to Sources/Kinds, and a changed version to a folder beside them.
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

  # Generates the checked-in Swift before the build.
  raster generate --target Committed > "$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$name: generate"; }
  [ -f Sources/Committed/Generated/Components+Ring.raster.swift ] || fail "$name: nothing was generated"
  raster generate --target Committed --check > "$folder/log" 2>&1 || fail "$name: generated Swift is not up to date"
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
  ! raster check --target Nobody > "$folder/log" 2>&1 || fail "$name: check accepts a missing target"
  grep -q "no target 'Nobody'" "$folder/log" || fail "$name: the missing target is not named"

  # A changed file of another target is read again, and a warning is shown at each build.
  sed -i 's/accent #0A6E4F/accent #0A6E50/' Sources/Theme/Theme.raster
  sed -i 's/^component Lamp {/component Lamp {\n  state spare: Bool = false/' Sources/Strict/Lamp.raster
  times='1 2 3'
  [ "$name" = swiftbuild ] || times=1
  for time in $times; do
    build "$folder/log"
    grep -q "warning: 'spare' never changes" "$folder/log" || { cat "$folder/log" >&2; fail "$name: no warning in build $time"; }
  done
  ! raster check > "$folder/log" 2>&1 --warnings-as-errors || fail "$name: --warnings-as-errors has no effect"
  grep -q 'Sources/Strict/Lamp.raster:3:9: error:' "$folder/log" || { cat "$folder/log" >&2; fail "$name: check reports nothing"; }
  ! raster format --check --line-length 40 > "$folder/log" 2>&1 || fail "$name: --line-length 40 changes nothing"

  # A change to each kind of file that a source can name generates again.
  kinds=(cell.png valley.jpg seal.svg Own.ttf Own.otf Colors.tokens.json)
  build "$folder/log"
  for file in "${kinds[@]}"; do
    cp "Sources/Kinds/other/$file" "Sources/Kinds/$file"
    build "$folder/log"
    grep -q 'Generating Swift from the components of Kinds' "$folder/log" ||
      fail "$name: a change to '$file' generates nothing"
  done

  # An error has its position, and stops the build.
  sed -i 's/isOn ?/isOm ?/' Sources/Strict/Lamp.raster
  ! swift build "${system[@]}" > "$folder/log" 2>&1 || fail "$name: an error does not stop the build"
  grep -q "Lamp.raster:6:.*error: no value named 'isOm'" "$folder/log" || { cat "$folder/log" >&2; fail "$name: no diagnostic"; }
  echo "$name: $((SECONDS - start)) s for the rest"
  cd - > /dev/null
  rm -rf "$folder/App/.build"
done
echo 'consumers: passed'
