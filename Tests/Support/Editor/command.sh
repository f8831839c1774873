# For scripts that drive an editor: sets `rasterc` to the absolute path of the script's first argument, or builds the
# command. Call it with the arguments of the script: `. Tests/Support/Editor/command.sh "$@"`.
if [ $# -gt 0 ]; then
  rasterc=$(realpath "$1")
else
  swift build --product rasterc
  rasterc=$(swift build --show-bin-path)/rasterc
fi
