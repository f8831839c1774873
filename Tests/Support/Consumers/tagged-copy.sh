#!/bin/bash
# Tags a copy of this package with its current contents, for packages that depend on it:
#
#     Tests/Support/Consumers/tagged-copy.sh FOLDER TAG [COMMAND…]
#
# An existing copy gets another commit and tag. The command runs in the copy, and may change it.
set -euo pipefail
folder=$1 tag=$2
shift 2
cd "$(dirname "$0")/../../.."

if [ ! -d "$folder" ]; then
  mkdir "$folder"
  git ls-files --cached --others --exclude-standard -z | while IFS= read -r -d '' file; do
    [ ! -e "$file" ] || printf '%s\0' "$file"
  done | tar --null --files-from - -c | tar -x -C "$folder"
  git -C "$folder" init -q
fi
cd "$folder"
[ $# -eq 0 ] || "$@"
git add -A
git -c user.name=Raster -c user.email=raster@example.com commit -q -m "$tag"
git tag "$tag"
