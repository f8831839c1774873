#!/bin/bash
# Packs the extension for Visual Studio Code, and runs it with a stub of the editor against `rasterc lsp`:
#
#     Tests/Support/vscode.sh [RASTERC]
#
# Installs Debian's nodejs and python3 if they are missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v node > /dev/null || ! command -v python3 > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq nodejs python3 > /dev/null
fi

. Tests/Support/Editor/command.sh "$@"

folder=$(realpath "$(mktemp -d)")
trap 'rm -rf "$folder"' EXIT
.ci/vsix "$folder/one.vsix"
.ci/vsix "$folder/two.vsix"
cmp "$folder/one.vsix" "$folder/two.vsix"
python3 -m zipfile -e "$folder/one.vsix" "$folder/unpacked"
mkdir "$folder/work"
timeout 120 node Tests/Support/Editor/extension-test.js "$folder/unpacked/extension" "$rasterc" "$folder/work"
