#!/bin/bash
# Drives Neovim's own language client, without a screen, against `rasterc lsp`.
#
#     Tests/Support/neovim.sh [RASTERC]
#
# Installs Debian's neovim if it is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v nvim > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq neovim > /dev/null
fi

. Tests/Support/Editor/command.sh "$@"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_STATE_HOME=$folder XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder XDG_CACHE_HOME=$folder
mkdir "$folder/work"
timeout 120 nvim --headless --clean -n \
  --cmd "lua _G.rasterc, _G.folder = '$rasterc', '$folder/work'" \
  -c "luafile Tests/Support/Editor/neovim.lua"
