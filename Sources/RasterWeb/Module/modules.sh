# Compiles modules as Embedded Swift, for scripts that read this file: `. modules.sh`.
#
# They set `folder`, where modules lie, and `options` for the target. The last module's object holds all that
# it uses, so that it is linked alone; of the others the modules suffice, and emitting them checks every
# function.

# Compiles one module: its name, then the compiler's options and files.
embedded() {
  module=$1; shift
  # shellcheck disable=SC2086 # Options are words.
  swiftc $options -swift-version 6 -package-name raster -module-name "$module" -parse-as-library -wmo \
    -enable-experimental-feature Embedded -enable-experimental-feature BuiltinModule \
    -Werror DeprecatedDeclaration -I "$folder" "$@"
}

# Emits the modules of these names, in the order in which they see each other.
embedded_modules() {
  level=$1; shift
  for name in "$@"; do
    find "Sources/$name" -name '*.swift' -not -path '*/Module/*' | LC_ALL=C sort > "$folder/files"
    embedded "$name" "$level" -emit-module -emit-module-path "$folder/$name.swiftmodule" \
      Tests/Support/Embedded/Refused.swift "@$folder/files"
  done
}

# The modules that compile and draw.
drawing_modules='RasterWide RasterValues RasterDrawing RasterSyntax RasterFormat RasterSemantics RasterVectors RasterInterpreter'
