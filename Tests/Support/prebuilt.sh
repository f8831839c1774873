#!/bin/bash
# Builds a package that depends on a release of this one, with the tool of a bundle and with a compiled tool:
#
#     Tests/Support/prebuilt.sh [native] [swiftbuild]        default: both build systems
#
# The release is a tagged copy of this package, in whose Package.swift the address and the checksum of a bundle are
# entered. With the trait `Prebuilt`, the default, a build compiles no module of the compiler. After a build without
# the plugin, it takes at most 5 s of processor time. With `FromSource`, it compiles the tool. Without both traits,
# the plugin says what to do. A wrong checksum ends the build. Needs root, python3 and openssl.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The bundle is served where Package.swift says.
version=1.0.0
bundle=raster-tools-$version.artifactbundle.zip
if [ "${1:-}" != --inside ]; then
  [ $# -gt 0 ] || set -- native swiftbuild
  swift build --product rastergen
  tool=$(swift build --show-bin-path)/rastergen
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  mkdir "$folder/served"
  .ci/bundle "$folder/served/$bundle" "$version" "$(uname -m)-unknown-linux-gnu" "$tool"
  Tests/Support/Release/trusted-host.sh example.com "$folder/served" Tests/Support/prebuilt.sh --inside "$folder" \
    "$tool" "$@"
  exit
fi
folder=$2 tool=$3
shift 3

fail() {
  echo "prebuilt: $*" >&2
  exit 1
}

publish() { # VERSION CHECKSUM
  Tests/Support/Consumers/tagged-copy.sh "$folder/raster" "$1" sed -i \
    "s|^let release: .*|let release: (url: String, checksum: String)? = (\"https://example.com/$bundle\", \"$2\")|" \
    Package.swift
}
checksum=$(sha256sum "$folder/served/$bundle" | cut -d' ' -f1)
publish "$version" "$checksum"
publish 1.0.1 "${checksum//[0-9a-f]/0}"

# Writes the program, with the plugin or with Swift that is generated before the build.
write() { # VERSION, and `generated` or the traits
  local excluded='' plugins='.plugin(name: "RasterBuildToolPlugin", package: "raster")' traits=", traits: [${2:-}]"
  mkdir -p Sources/App
  rm -f Sources/App/*
  cat > Sources/App/main.swift <<'END'
import Raster

print(try Lamp(isOn: true).png().count > 100 ? "drawn" : "empty")
END
  cat > Sources/App/Lamp.raster <<'END'
component Lamp {
  state isOn: Bool = false
  size 20, 20
  draw { fill circle(bounds), with: isOn ? #FFCC00 : #404040 }
}
END
  [ $# -gt 1 ] || traits=
  if [ "${2:-}" = generated ]; then
    excluded='"Lamp.raster"' plugins='' traits=
    "$tool" gen Sources/App/Lamp.raster -o Sources/App/Lamp.swift
  fi
  cat > Package.swift <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://$folder/raster", exact: "$1"$traits)],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "Raster", package: "raster")],
      exclude: [$excluded],
      plugins: [$plugins])
  ]
)
END
}

build() { # Builds the program; `times` has the processor time of all processes.
  swift build --cache-path "$folder/cache" "${system[@]}" > "$folder/log" 2>&1
}

draws() { # Builds and runs the program, and prints the seconds that the build took.
  local start=$SECONDS before=$(processor_time)
  build || { cat "$folder/log" >&2; fail "$name, $1: the program does not build"; }
  took=$(($(processor_time) - before))
  [ "$("$(swift build "${system[@]}" --show-bin-path)/App")" = drawn ] || fail "$name, $1: the program draws nothing"
  echo "$name, $1: $((SECONDS - start)) s, $((took / 100)).$((took / 10 % 10)) s of processor time"
}

processor_time() { # Prints the processor time of this script's children, in hundredths of a second.
  local fields
  read -ra fields < "/proc/$$/stat"
  echo $((fields[15] + fields[16]))
}

compiled() { # Succeeds if a module of the compiler was compiled.
  [ -n "$(find .build -path '*RasterSemantics*' -name '*.swiftmodule' -print -quit)" ]
}

for name in "$@"; do
  system=(--build-system "$name")
  rm -rf "$folder/App"
  mkdir "$folder/App"
  cd "$folder/App"

  write "$version" generated
  draws 'without the plugin'
  write "$version"
  draws 'prebuilt, after that build'
  [ "$took" -le 500 ] || fail "$name: the plugin with a prebuilt tool takes more than 5 s"
  ! compiled || fail "$name: a build with a prebuilt tool compiles the compiler"
  rm -rf .build
  write "$version" '"FromSource"'
  draws 'from source'
  compiled || fail "$name: a build from source compiles no tool"

  write "$version" ''
  ! build || fail "$name: a build without a tool succeeds"
  grep -q "enable the trait 'FromSource'" "$folder/log" || { cat "$folder/log" >&2; fail "$name: no advice"; }
  write 1.0.1
  ! build || fail "$name: a build with a wrong checksum succeeds"
  grep -q 'does not match checksum' "$folder/log" || { cat "$folder/log" >&2; fail "$name: no word of the checksum"; }
  cd - > /dev/null
done
grep -q "GET /$bundle" "$folder/served/requests" || fail 'nobody asked for the bundle'
echo 'prebuilt: passed'
