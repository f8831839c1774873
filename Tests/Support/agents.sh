#!/bin/sh
# Lists and calls the tools of `rasterc mcp` in three revisions of the Model Context Protocol, with its Python library.
#
# sh Tests/Support/agents.sh [RASTERC]; needs python3 with the package mcp, 2.3 or later.
set -eu
cd "$(dirname "$0")/../.."
rasterc=${1:-.build/debug/rasterc}
python3 -c 'from mcp import Client' || { echo "agents: python3 has no package mcp 2.3" >&2; exit 2; }
python3 Tests/Support/Agents/client.py "$rasterc" Samples/Components
echo "agents: passed"
