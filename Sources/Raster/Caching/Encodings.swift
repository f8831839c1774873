// What is being made: each by one thread, for all that wait for it.

import Synchronization

/// What is being made, by its keys: each by one thread, for all that wait for it.
///
/// A class, because its identity is what threads share. While something is made, its own lock is held,
/// which nobody takes but those who want it too.
final class Encodings<Key: Hashable & Sendable, Product: Sendable>: Sendable {
  private final class Encoding: Sendable { let product = Mutex<Product?>(nil) }

  private let encodings = Mutex<[Key: Encoding]>([:])

  /// The result of `make`, called here or by the thread that is at it.
  func product(for key: Key, make: () -> Product) -> Product {
    let encoding = encodings.withLock { encodings in
      if let encoding = encodings[key] { return encoding }
      let encoding = Encoding()
      encodings[key] = encoding
      return encoding
    }
    let product = encoding.product.withLock { product in
      let made = product ?? make()
      product = made
      return made
    }
    encodings.withLock { if $0[key] === encoding { $0[key] = nil } }
    return product
  }
}
