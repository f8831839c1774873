// Scripts, styles and markup of pages, as text.

/// Scripts, styles and markup of pages, as text.
///
/// Each file in `Web` is a property here, written from it by `RASTER_UPDATE=1 swift test --filter WebTextTests`.
enum WebText {}
