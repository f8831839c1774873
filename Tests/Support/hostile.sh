#!/bin/bash
# Draws templates that are meant to do harm, within `RasterLimits.untrusted`: each is to end within a
# second of the processor's time and 256 MiB, and to say why.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift build -c release --product Benchmarks
"$(swift build -c release --show-bin-path)/Benchmarks" hostile Tests/Support/Hostile
