#!/bin/bash
# Plants the bugs of Tests/Proofs/Planted in a copy of the sources, one at a time, and reports which of them
# `Proofs` and random programs find: `planted-bugs.sh [PATTERN [FOLDER]]`, by default all of them.
#
# FOLDER is an existing copy, whose build is reused; `.` uses these sources themselves. A new copy is removed at
# the end. Exits with 1 if a bug is not found, does not apply, or does not compile.
set -euo pipefail
cd "$(dirname "$0")/../.."
pattern=${1:-*}
folder=${2:-}
patches=$PWD/Tests/Proofs/Planted
if [ -z "$folder" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
if [ "$folder" != . ]; then
  git ls-files -z --cached --others --exclude-standard | tar --null -T - -c | tar -x -C "$folder"
  cd "$folder"
  # Patches apply to the repository that contains the folder.
  [ -d .git ] || git init --quiet
fi

# Prints the first check that finds the bug, by an exit code other than 0.
build=(swift build)
[ -z "${RASTER_SCRATCH:-}" ] || build+=(--scratch-path "$RASTER_SCRATCH")
finds() {
  local binary
  binary=$("${build[@]}" --show-bin-path)/Proofs
  timeout 400 "$binary" rewrites --count 60 || { echo 'rewrites'; return; } >&3
  timeout 200 "$binary" edits --count 60 || { echo 'edits'; return; } >&3
  timeout 400 "$binary" keys --count 1000 || { echo 'keys'; return; } >&3
  timeout 900 Tests/Support/random-programs.sh 24 || { echo 'random programs'; return; } >&3
  echo 'NOTHING' >&3
}

log=$(mktemp)
missed=0
for patch in "$patches"/$pattern.patch; do
  name=$(basename "$patch" .patch)
  git apply "$patch" || { echo "$name: does not apply"; missed=1; continue; }
  if "${build[@]}" --product Proofs > "$log" 2>&1; then
    found=$({ finds > "$log" 2>&1; } 3>&1)
  else
    found='NOTHING, it does not compile'
  fi
  git apply -R "$patch"
  echo "$name: found by $found"
  [[ $found != NOTHING* ]] || missed=1
done
exit "$missed"
