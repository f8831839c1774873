// Conversions to and from Oklab, a colour space whose distances are close to perceived differences.

/// The Oklab colour space.
///
/// The components are lightness from 0 to 1, then the green–red and blue–yellow axes, each from
/// about −0.4 to 0.4. Source: Björn Ottosson, "A perceptual color space for image processing"
/// (2020).
package enum Oklab {
  /// Returns the linear sRGB components of a colour; values outside 0…1 are out of gamut.
  package static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    // The cone responses are the cubes of these three values.
    let long = color.x + 0.3963377774 * color.y + 0.2158037573 * color.z
    let medium = color.x - 0.1055613458 * color.y - 0.0638541728 * color.z
    let short = color.x - 0.0894841775 * color.y - 1.2914855480 * color.z
    let (l, m, s) = (long * long * long, medium * medium * medium, short * short * short)
    return SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// Returns the Oklab colour of linear sRGB components.
  package static func color(linear: SIMD3<Double>) -> SIMD3<Double> {
    let (red, green, blue) = (linear.x, linear.y, linear.z)
    let l = Powers.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = Powers.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = Powers.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }
}
