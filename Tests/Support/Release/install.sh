#!/bin/bash
# Follows the guide `Installing` and README with an archive of `.ci/release`, as on a new machine:
#
#     Tests/Support/Release/install.sh ARCHIVE
#
# A server on this machine has the addresses of the guide. The commands run unchanged in a root with only the system's
# folder /usr, and an empty home folder. The steps of the Dockerfile run in roots of their own. The paths in the
# formula are those of the archive. Needs root, curl, python3 and openssl.
set -euo pipefail
cd "$(dirname "$0")/../../.."

archive=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=$(sed -n 's/.*package static let text = "\(.*\)".*/\1/p' Sources/RasterCommands/Arguments/ToolVersion.swift)
files=$folder/served/raster/releases/download/$version
mkdir -p "$files"
ln "$archive" "$files" 2> /dev/null || cp "$archive" "$files"
(cd "$files" && sha256sum -- * > SHA256SUMS)
Tests/Support/Release/trusted-host.sh example.com "$folder/served" \
  python3 Tests/Support/Release/install.py "$folder" "$archive"
