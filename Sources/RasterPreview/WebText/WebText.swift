// The preview page's scripts, styles and markup, as text.

/// The preview page's scripts, styles and markup, as text.
///
/// Each file in `Web` is a property here, written from it by `RASTER_UPDATE=1 swift test --filter WebTextTests`.
enum WebText {}
