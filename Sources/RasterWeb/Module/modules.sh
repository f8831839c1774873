# Compiles modules as Embedded Swift, for scripts that source this file: `. modules.sh`.
#
# The scripts set `folder`, the folder of the modules, and `options` for the target. The object of the last
# module contains all the code it uses, and is linked alone. The other modules are only emitted, which
# checks every function.

# Compiles one module; the arguments are its name, then the compiler's options and files.
embedded() {
  module=$1; shift
  # shellcheck disable=SC2086 # Options are words.
  swiftc $options -swift-version 6 -package-name raster -module-name "$module" -parse-as-library -wmo \
    -enable-experimental-feature Embedded -enable-experimental-feature BuiltinModule \
    -Werror DeprecatedDeclaration -I "$folder" "$@"
}

# Emits the named modules, in order of their imports.
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
