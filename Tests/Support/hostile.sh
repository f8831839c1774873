#!/bin/bash
# Draws malicious templates within `RasterLimits.untrusted`. Each should end within 256 MiB and one second of an
# idle core, and report the reason. Because cores are shared, only three seconds are a failure.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift build -c release --product Benchmarks
"$(swift build -c release --show-bin-path)/Benchmarks" hostile Tests/Support/Hostile
