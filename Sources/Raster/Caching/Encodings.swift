// Deduplicates concurrent work: one thread creates each product, and others wait for it.

import Synchronization

/// Deduplicates concurrent work by key: one thread creates each product, and others wait for it.
///
/// A class because threads share it by identity. While a product is created, its own lock is held;
/// only threads that need the same product take that lock.
final class Encodings<Key: Hashable & Sendable, Product: Sendable>: Sendable {
  private final class Encoding: Sendable { let product = Mutex<Product?>(nil) }

  private let encodings = Mutex<[Key: Encoding]>([:])

  /// Returns the product of `make`, which runs here unless another thread is already running it.
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
