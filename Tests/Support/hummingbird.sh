#!/bin/bash
# Tests the program of the page "Social cards from a server", with the real Hummingbird: 200 requests on several
# connections get the bytes of `rasterc render` or 304, and forged or expired addresses are refused. Too many
# requests get 503, and SIGTERM truncates no response.
#
#     Tests/Support/hummingbird.sh [BUILD OPTIONS]
#
# Fetches Hummingbird. Needs python3.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Imported scripts leave no compiled files beside them.
export PYTHONDONTWRITEBYTECODE=1
swift build "$@" --product rasterc
swift build "$@" --package-path Samples/SocialCards
python3 Tests/Support/Server/hummingbird.py \
  "$(swift build "$@" --package-path Samples/SocialCards --show-bin-path)/SocialCards" \
  "$(swift build "$@" --show-bin-path)/rasterc"
