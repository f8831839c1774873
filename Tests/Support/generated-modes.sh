#!/bin/bash
# Fails if generated Swift does not compile without warnings: in the language modes 5 and 6, with default
# main-actor isolation, with the upcoming features, with each access level, and beside a user's own types
# with the runtime's names. The checks cover each pair of mode, isolation, features and access level; with
# `full` they cover all combinations, which is four times as many checks.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift build --product rasterc
swift build --product Benchmarks
binaries=$(swift build --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat > "$folder/User.swift" <<'SWIFT'
struct Bitmap {}
struct Canvas {}
struct Caps {}
struct Color {}
struct Environment {}
struct Functions {}
struct Image {}
struct Paint {}
struct Path {}
struct Rect {}
struct Size {}
SWIFT

# Adds sources with very long lines.
"$binaries/Benchmarks" wide "$folder/wide" 1

isolation='-default-isolation MainActor'
features='-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault'
combinations=(
  "internal 5" "internal 6 $isolation $features"
  "package 5 $isolation" "package 6 $features"
  "public 5 $features" "public 6 $isolation"
)
if [ "${1:-}" = full ]; then
  combinations=()
  for access in internal package public; do
    for mode in 5 6; do
      for flags in '' "$isolation" "$features" "$isolation $features"; do
        combinations+=("$access $mode $flags")
      done
    done
  done
fi

# Checks the Swift in a folder with these flags.
typecheck() { # FOLDER FLAGS
  # The flags are split into words.
  # shellcheck disable=SC2086
  swiftc -typecheck -warnings-as-errors $2 -module-name Consumer -package-name consumer \
    -I "$binaries/Modules" "$1"/*.swift "$folder/User.swift" || { echo "with $2" >&2; return 255; }
}
export -f typecheck
export binaries folder

# One check per core at a time; xargs stops at the first failure and reports it.
for sources in Samples/Components Tests/SampleTests/Language "$folder/wide"; do
  for access in internal package public; do
    "$binaries/rasterc" gen "$sources" --access "$access" \
      --output-directory "$folder/$(basename "$sources")-$access" >&2
  done
  for combination in "${combinations[@]}"; do
    read -r access flags <<< "$combination"
    printf '%s\0' "$folder/$(basename "$sources")-$access" "-swift-version $flags"
  done
done | xargs -0 -n 2 -P "$(nproc)" bash -c 'typecheck "$@"' typecheck
