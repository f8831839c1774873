#!/bin/bash
# Draws templates that are meant to do harm, within `RasterLimits.untrusted`: each is to end within 256 MiB
# and a second of an idle core's time, and to say why. Three seconds are a failure, since cores are shared.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift build -c release --product Benchmarks
"$(swift build -c release --show-bin-path)/Benchmarks" hostile Tests/Support/Hostile
