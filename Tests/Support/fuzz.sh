#!/bin/sh
# Fuzzes the product: `fuzz.sh source|image|font|cache SECONDS [CORPUS]`.
#
# libFuzzer mutates the samples, fixtures, images and fonts of the tests, guided by code coverage. It saves
# its findings in CORPUS, by default .build/fuzzing/TARGET, and writes beside it each input that traps, or
# takes over 1 s or 256 MiB. Exits with 1 if there is one. Instrumented code is a few times slower, so the
# limits are wider here: FUZZ_TIMEOUT seconds, 10 by default; set more on a busy machine. `Fuzzing TARGET FILE`
# of a release build measures a single input.
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

# Copies small files of the tree whose names match one of the patterns, except those that run up to the
# limits (hostile.sh).
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
