// The pictures that a batch holds, within a limit of bytes.

/// The pictures that a batch holds by their names.
///
/// There are two halves. Pictures are added to the young one, and whoever is found in the old one moves to
/// the young one; where that is full, it becomes the old one, and what the old one held is gone. So what is
/// asked for again and again stays, and each step takes constant time.
struct PictureShelf: Sendable {
  private let byteLimit: Int
  private var young: [PictureName: BatchPicture] = [:]
  private var old: [PictureName: BatchPicture] = [:]
  private var youngBytes = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The picture of that name, if it is held.
  subscript(name: PictureName) -> BatchPicture? {
    mutating get {
      if let picture = young[name] { return picture }
      guard let picture = old[name] else { return nil }
      insert(picture, name)
      return picture
    }
  }

  /// Adds a picture, unless it takes more than half of the limit.
  mutating func insert(_ picture: BatchPicture, _ name: PictureName) {
    // Each name counts the file, which several names may share.
    let bytes = picture.file.count &+ name.byteCount
    guard bytes <= byteLimit / 2, young[name] == nil else { return }
    if youngBytes &+ bytes > byteLimit / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[name] = picture
    youngBytes &+= bytes
  }
}
