#!/bin/bash
# Drives Eglot, the language client of Emacs, without a screen, against `rasterc lsp`.
#
#     Tests/Support/emacs.sh [RASTERC]
#
# Loads the configuration that the page Editors shows. Installs Debian's emacs-nox and elpa-eglot if they are missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v emacs > /dev/null || [ ! -e /usr/share/doc/elpa-eglot ]; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends emacs-nox elpa-eglot > /dev/null
fi

. Tests/Support/Editor/command.sh "$@"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin" "$folder/work"
ln -s "$rasterc" "$folder/bin/rasterc"
sed -n '/^```elisp$/,/^```$/p' Sources/Raster/Raster.docc/Editors.md | sed '/^```/d' > "$folder/configuration.el"
[ -s "$folder/configuration.el" ] || { echo "the page Editors has no configuration for Emacs" >&2; exit 1; }
HOME=$folder PATH=$folder/bin:$PATH timeout 180 emacs --batch --no-init-file \
  --eval "(setq raster-folder \"$folder/work\" raster-configuration \"$folder/configuration.el\")" \
  --load Tests/Support/Editor/emacs.el
