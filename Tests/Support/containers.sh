#!/bin/bash
# Runs concurrent processes like containers that share a volume: each in its own process namespace, where all
# have the same process number, and all write the same files. Every run ends normally, every file is complete,
# and nothing is left behind, also with slow writes and killed processes. Needs root, unshare and strace.
#
#     Tests/Support/containers.sh [COUNT] [BUILD OPTIONS]        default: 10 processes
set -euo pipefail
cd "$(dirname "$0")/../.."

count=10
[[ ! ${1:-} =~ ^[0-9]+$ ]] || { count=$1; shift; }
swift build "$@" --product rasterc
rasterc=$(swift build "$@" --show-bin-path)/rasterc
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp Samples/Components/{Brand,RatingRow}.raster "$place"
cd "$place"
for number in $(seq 1 100); do echo "{\"title\": \"$number\"}"; done > rows
cat > Tile.raster <<'END'
component Tile {
  state title: String = "", limit: 20
  size 60, 20
  draw { text title, in: bounds, with: #000000 }
}
END

# `format` and `test` change files in their own folder.
cat > Loose.raster <<'END'
component Loose {
   size 8,8
      draw { fill rect( bounds ) ,with:#000000 }
}
END

# prepare FOLDER: creates the files that a run changes in place.
prepare() {
  case $kind in format | test) mkdir -p "$1" && cp Loose.raster "$1" ;; esac
}

# alone FOLDER ARGUMENTS…: one process writes into the folder.
alone() {
  local folder=$1
  shift
  prepare "$folder"
  "$rasterc" "$@" "$folder" > /dev/null 2>&1
}

# together FOLDER WRAPPER ARGUMENTS…: several processes write into the folder at the same time.
together() {
  local folder=$1 wrapper=$2 jobs=() job
  shift 2
  prepare "$folder"
  for _ in $(seq 1 "$count"); do
    # shellcheck disable=SC2086
    unshare --pid --fork --kill-child $wrapper "$rasterc" "$@" "$folder" > /dev/null 2>> errors &
    jobs+=($!)
  done
  for job in "${jobs[@]}"; do wait "$job" || { echo "a run ended with $?: $*" >&2; cat errors >&2; exit 1; }; done
}

# same A B: both folders contain the same files, and no others.
same() {
  diff -r "$1" "$2" || { echo "files differ: $1 $2" >&2; exit 1; }
  [ -z "$(find "$2" -name '*partial*')" ] || { echo "files are left behind in $2" >&2; exit 1; }
}

slow='strace -f -qq -o /dev/null -e inject=write:delay_enter=2000'
batch=(batch Tile.raster --rows rows --name '{title}.png' -q -o)
render=(render RatingRow.raster --all-states --output-directory)
gen=(gen RatingRow.raster --output-directory)
format=(format)
test=(test --update)
export=(export RatingRow.raster --format svg -o)
for kind in batch render gen format test export; do
  declare -n arguments=$kind
  alone "$kind-alone" "${arguments[@]}"
  together "$kind" '' "${arguments[@]}"
  same "$kind-alone" "$kind"
  together "$kind-slow" "$slow" "${arguments[@]}"
  same "$kind-alone" "$kind-slow"
  # Killed at any time: existing files are complete, and the next run removes leftovers.
  prepare "$kind-killed"
  for delay in .02 .05 .1 .2 .3; do
    timeout -s KILL "$delay" unshare --pid --fork --kill-child "$rasterc" "${arguments[@]}" \
      "$kind-killed" > /dev/null 2>&1 || true
    mkdir -p "$kind-killed"
    for file in $(cd "$kind-killed" && find . -type f ! -name '*partial*'); do
      cmp -s "$kind-alone/$file" "$kind-killed/$file" || cmp "$file" "$kind-killed/$file"
    done
  done
  alone "$kind-killed" "${arguments[@]}"
  same "$kind-alone" "$kind-killed"
  echo "$kind: complete, in parallel, slow and killed"
done

# One archive: each run writes all of it, or is refused.
archive=(batch Tile.raster --rows rows --name '{title}.png' -q --tar)
"$rasterc" "${archive[@]}" alone.tar > /dev/null
jobs=()
for _ in $(seq 1 "$count"); do
  # shellcheck disable=SC2086
  unshare --pid --fork $slow "$rasterc" "${archive[@]}" together.tar > /dev/null 2>> refused &
  jobs+=($!)
done
done=0
for job in "${jobs[@]}"; do
  code=0
  wait "$job" || code=$?
  case $code in 0) done=$((done + 1)) ;; 3) ;; *) echo "a run ended with $code" >&2; exit 1 ;; esac
done
[ "$done" -ge 1 ] || { echo "no archive was written" >&2; exit 1; }
cmp alone.tar together.tar
[ ! -e together.tar.partial ] || { echo "a partial archive is left behind" >&2; exit 1; }
[ "$(sort -u refused | wc -l)" -le 1 ] || { cat refused >&2; exit 1; }
echo "tar: complete; $done of $count runs wrote it, the others were refused"
