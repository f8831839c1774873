#!/bin/sh
# Fuzzes the product: `fuzz.sh source|image|font|cache SECONDS [CORPUS]`.
#
# libFuzzer changes the samples, fixtures, pictures and fonts of the tests, guided by what code runs.
# What is found is kept in CORPUS, .build/fuzzing/TARGET if it is left out, and an input that traps, or
# takes over 1 s or 256 MiB, is written beside it. Exits with 1 if there is one. Instrumented code takes a
# few times as long, so the limits are wider here: FUZZ_TIMEOUT seconds, 10 if left out, more on a busy
# machine. `Fuzzing TARGET FILE` of a release build measures one.
set -eu
cd "$(dirname "$0")/../.."
target=$1
seconds=$2
corpus=${3:-.build/fuzzing/$target}
folder=.build/fuzzing
mkdir -p "$corpus" "$folder/seeds/$target"

swift build -c release --product Fuzzing --scratch-path "$folder/build" \
  -Xswiftc -D -Xswiftc FUZZER -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library -Xswiftc -use-ld=lld
fuzzer=$(swift build -c release --scratch-path "$folder/build" --show-bin-path)/Fuzzing

# Copies small files of the tree whose names match one of the patterns, but for those that take as long as
# limits let them (hostile.sh).
seeds() {
  for pattern; do
    find Samples Tests -path Tests/Support/Hostile -prune -o -type f -size -64k -name "$pattern" -exec cp {} "$folder/seeds/$target" \;
  done
}
case $target in
  source) seeds '*.raster' ;;
  image) seeds '*.png' '*.jpg' ;;
  font) seeds '*.ttf' '*.otf' '*.ttc' ;;
  cache) ;;
  *) echo "no target '$target': source, image, font, cache" >&2; exit 2 ;;
esac

set -- -max_total_time="$seconds" -timeout="${FUZZ_TIMEOUT:-10}" -rss_limit_mb=1024 -artifact_prefix="$folder/$target-" \
  -print_final_stats=1 -max_len=16384
if [ "$target" = source ]; then
  "$fuzzer" dictionary > "$folder/source.dict"
  set -- "$@" -dict="$folder/source.dict"
fi
FUZZ_TARGET=$target "$fuzzer" "$@" "$corpus" "$folder/seeds/$target"
