// The images and faces that generated files hold.

/// An asset that a generated file holds for all files of the program.
enum EmbeddedAsset: Hashable {
  /// An image, a face or a set of faces, by its index in the program.
  case image(Int)
  case face(Int)
  case faceSet(Int)
}
