#!/bin/bash
# Generates the parser of Grammar/tree-sitter, and compares it with the language's own.
#
#     Tests/Support/tree-sitter.sh [--mutants N] [--seed S] [RASTERC]
#
# Uses `tree-sitter` if it is installed. Otherwise builds the generator with `cargo` from Debian's source
# package and Debian's crates. The runtime is the Python package `tree-sitter`. Nothing is left behind.
set -euo pipefail
cd "$(dirname "$0")/../.."

options=()
while [ "${1:-}" = --mutants ] || [ "${1:-}" = --seed ]; do
  options+=("$1" "$2")
  shift 2
done
. Tests/Support/Editor/command.sh "$@"

repository=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r Grammar "$folder/Grammar"

# Downloads Debian's source package of tree-sitter, with the system's settings except for the package lists.
source_package() {
  mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial"
  if [ -f /etc/apt/sources.list.d/debian.sources ]; then
    list=$folder/apt/debian.sources
    sed 's/^Types: deb$/Types: deb-src/' /etc/apt/sources.list.d/debian.sources > "$list"
  else
    list=$folder/apt/debian.list
    sed -n 's/^deb /deb-src /p' /etc/apt/sources.list > "$list"
  fi
  apt=(-o "Dir::Etc::sourcelist=$list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$folder/apt/lists"
    -o "Dir::Cache=$folder/apt/cache" -o APT::Sandbox::User=root)
  apt-get "${apt[@]}" update -qq
  (cd "$folder" && apt-get "${apt[@]}" -qq source --download-only tree-sitter > /dev/null)
  mkdir "$folder/source"
  tar -xf "$folder"/tree-sitter_*.orig.tar.* --strip-components=1 -C "$folder/source"
}

# Unpacks the crates that the generator needs, without installing them.
crates() {
  local names=(anyhow indexmap lazy-static log regex regex-syntax aho-corasick memchr rustc-hash semver serde
    serde-derive serde-json smallbitvec)
  local packages
  packages=$(apt-get install -s --no-install-recommends $(printf 'librust-%s-dev ' "${names[@]}") \
    | sed -n 's/^Inst \([^ ]*\).*/\1/p')
  mkdir "$folder/packages"
  (cd "$folder/packages" && apt-get download -qq -o APT::Sandbox::User=root $packages)
  for package in "$folder"/packages/*.deb; do dpkg -x "$package" "$folder/root"; done
}

# Builds a program of only the generator, without the rest of the command.
build_generator() {
  source_package
  crates
  mkdir -p "$folder/generator/src" "$folder/generator/runtime/src" "$folder/generator/.cargo"
  cp -r "$folder/source/cli/src/generate" "$folder/generator/src/generate"
  cp Tests/Support/TreeSitter/generator.toml "$folder/generator/Cargo.toml"
  cp Tests/Support/TreeSitter/generator.rs "$folder/generator/src/main.rs"
  cp Tests/Support/TreeSitter/runtime.toml "$folder/generator/runtime/Cargo.toml"
  cp Tests/Support/TreeSitter/runtime.rs "$folder/generator/runtime/src/lib.rs"
  cp "$folder/source/lib/include/tree_sitter/parser.h" "$folder/generator/runtime/src"
  sources=$(find "$folder/root" -type d -path '*/cargo/registry' | head -n 1)
  cat > "$folder/generator/.cargo/config.toml" << END
[source.crates-io]
replace-with = "debian"
[source.debian]
directory = "$sources"
END
  (cd "$folder/generator" && RUST_BINDING_VERSION=0.20 cargo build --quiet --offline --release 2> build.log) \
    || { cat "$folder/generator/build.log"; exit 1; }
}

grammar=$folder/Grammar/tree-sitter
if command -v tree-sitter > /dev/null; then
  (cd "$grammar" && tree-sitter generate)
else
  build_generator
  "$folder/generator/target/release/generator" "$grammar"
fi
cc -O1 -shared -fPIC -Wall -Wextra -Werror -Wno-unused -I "$grammar/src" \
  "$grammar/src/parser.c" "$grammar/src/scanner.c" -o "$folder/raster.so"

python3 -m pip install --quiet --target "$folder/python" tree-sitter 2> /dev/null
cd "$repository"
export PYTHONPATH=$folder/python
python3 Tests/Support/TreeSitter/compare.py "$rasterc" "$folder/raster.so" "${options[@]}"
