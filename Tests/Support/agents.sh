#!/bin/sh
# Lists and calls the tools of `rasterc mcp` with a Python client library of the Model Context Protocol.
#
# sh Tests/Support/agents.sh [RASTERC]; needs python3 with the package mcp.
set -eu
cd "$(dirname "$0")/../.."
rasterc=${1:-.build/debug/rasterc}
python3 -c 'import mcp' || { echo "agents: python3 has no package mcp" >&2; exit 2; }
python3 Tests/Support/Agents/client.py "$rasterc" Samples/Components
echo "agents: passed"
