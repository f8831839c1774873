// The state machine behind a view that shows a component.

/// Keeps the image of a component current, for a view or another owner.
///
/// Set a component, a size and an environment; `image` is then the component's image, and events
/// report each new one. A presenter records its component as a snapshot and draws it through a
/// `RasterCache`. Rasters are cached under the keys of the recordings, and presenters of equal
/// looks share one drawing.
///
/// **Changes.** Setting a property or changing an `@Observable` component schedules a step in the
/// owner's isolation. Changes without a suspension between them cause one regeneration, and a state
/// that is already shown causes none. `updateIfNeeded()` takes the step at once: call it before
/// drawing a frame, to show a cached image in that frame. Change an observable component only in
/// the owner's isolation; after a change elsewhere, call `regenerate()`.
///
/// **Isolation.** A presenter is not Sendable. It belongs to the actor in which it was created. Its
/// images are drawn on other threads, but it calls the component, the delegate and completions in
/// that actor. `RasterPresenter()` creates a presenter for the main actor. An actor creates its own
/// with `lazy var presenter = RasterPresenter(isolation: self)`, and a function with `isolation:
/// #isolation`. A presenter without isolation has no actor to return to. It draws changes on the
/// caller's thread when `image` is read, or elsewhere during `await regenerate()`.
///
/// **Hits and misses.** Both are reported in the same way: the delegate, the event streams and the
/// completions are called within a step. The step normally happens after the requesting call has
/// returned. It happens before the call returns if the call waits for the image or draws on its own
/// thread (`await regenerate()`, `regenerateNow()`, `updateIfNeeded()`, `drawsSynchronously`). A
/// hit does not suspend again.
///
/// ```swift
/// let presenter = RasterPresenter()
/// presenter.component = Badge(count: 3)
/// presenter.size = Size(44, 44)
/// presenter.scale = 2
/// switch await presenter.regenerate() {
/// case .hit, .drawn: show(presenter.image)
/// case .failed(let error): report(error)
/// case .vetoed, .empty, .live, .cancelled, .superseded: break
/// }
/// ```
///
/// A class because a view, its delegate and its drawings share it by identity.
public final class RasterPresenter {
  /// The cache that finds, draws and stores the rasters.
  public let cache: RasterCache

  /// The component to show; nil removes the image at once and cancels a pending regeneration.
  public var component: (any Rasterizable)? {
    didSet {
      link.isObserved = false
      if component == nil { clear() }
      markChanged()
    }
  }

  /// The requested size, in points, or nil for the component's natural size.
  public var size: Size? {
    didSet {
      guard size != oldValue else { return }
      if !hasKey { link.isObserved = false }
      markChanged()
    }
  }

  /// The environment of the component.
  public var environment = Environment() {
    didSet {
      guard environment != oldValue else { return }
      link.isObserved = false
      markChanged()
    }
  }

  /// The number of device pixels per point, as in `environment`.
  public var scale: Double {
    get { environment.scale }
    set { environment.scale = newValue }
  }

  /// The colour painted behind the component, or nil for a transparent image.
  public var background: Color? { didSet { if background != oldValue { markChanged() } } }

  /// The image to show while the component's image is missing.
  public var placeholder: RasterImage?

  /// The content to show while a new image is being drawn, by default the previous image.
  public var loadingContent = LoadingContent.previous

  /// Whether a raster is cached; if false, each read of `image` draws the component live.
  ///
  /// Both have equal pixels. Setting it to false cancels a pending regeneration.
  public var isRasterized = true {
    didSet {
      guard isRasterized != oldValue else { return }
      if !isRasterized { abandonPass() }
      markChanged()
    }
  }

  /// Whether images are drawn on the caller's thread.
  ///
  /// If true, reading `image` draws pending changes, and no other thread is used.
  public var drawsSynchronously = false { didSet { link.signal() } }

  /// Whether changes to this presenter's properties and to its component cause a regeneration.
  ///
  /// If false, only calls of `regenerate` do, but setting the component to nil still removes the
  /// image. Setting it to true again processes the changes made meanwhile.
  public var observesState = true { didSet { if observesState { markChanged() } } }

  /// The priority of drawings; raising it also raises a pending drawing.
  public var priority = DrawPriority.visible { didSet { pass?.drawing.raise(to: priority) } }

  /// Receives events in the owner's isolation.
  public weak var delegate: (any RasterPresenterDelegate)?

  let link: WeakPresenter
  /// The shown image and its identity.
  var shown: (picture: Picture, image: RasterImage)?
  /// The image last reported to the delegate.
  var announced: RasterImage?
  /// The regeneration that waits for its drawing.
  var pass: Pass?
  /// Completions of requested regenerations that have not begun.
  var requested: [(Outcome) -> Void] = []
  var streams: [AsyncStream<Event>.Continuation] = []
  var isStepping = false
  /// Whether the component that was last read writes a key.
  var hasKey = false

  /// Creates a presenter that belongs to an actor, or to none if `isolation` is nil.
  ///
  /// Pass `isolation: #isolation` in a function, and `isolation: self` in an actor's lazy property.
  /// In the initial value of a stored property, `#isolation` is nil.
  public init(cache: RasterCache = .shared, isolation: isolated (any Actor)?) {
    self.cache = cache
    link = WeakPresenter(owner: isolation)
    link.connect(self)
  }

  /// Creates a presenter that belongs to the main actor.
  @MainActor public convenience init(cache: RasterCache = .shared) {
    self.init(cache: cache, isolation: MainActor.shared)
  }

  /// Cancels a pending drawing, and finishes the event streams.
  deinit {
    pass?.drawing.cancel()
    link.abandon((pass?.completions ?? []) + requested)
    for stream in streams { stream.finish() }
  }
}

extension RasterPresenter {
  /// The component's image, or nil before the first is drawn and after a failure.
  ///
  /// It may show an earlier state while `isLoaded` is false. A presenter that draws synchronously
  /// updates the image first, and one that draws live draws it at each read.
  public var image: RasterImage? {
    guard isRasterized else { return try? drawLive() }
    if drawsHere, observesState, link.isChanged { step() }
    return shown?.image
  }

  /// The image that a view shows: the component's image, or else the placeholder.
  public var visibleImage: RasterImage? { image ?? placeholder }

  /// Whether the image is current.
  ///
  /// False from a change until the new image is shown or its drawing has failed.
  public var isLoaded: Bool {
    guard component != nil, isRasterized else { return true }
    let isChanged = observesState && link.isChanged && !drawsHere
    return pass == nil && requested.isEmpty && !isChanged
  }

  /// The key that finds the raster of the current state.
  ///
  /// It is nil if the component writes no key or the state cannot be drawn. Each read computes it
  /// again.
  public var cacheKey: RequestKey? {
    guard let component else { return nil }
    return try? reading(of: component).picture.key
  }

  /// Returns a stream of the events from now on, for one consumer.
  ///
  /// Each call creates a new stream, which finishes when the presenter is released. A consumer that
  /// falls behind loses the oldest events and receives the newest 64.
  public func events() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Event.self,
      bufferingPolicy: .bufferingNewest(64)
    )
    streams.append(continuation)
    return stream
  }

  /// Draws the current state on the caller's thread without using the cache.
  ///
  /// The pixels are equal to those of the raster. Returns nil without a component. Throws
  /// `RasterError` if the state cannot be drawn.
  public func drawLive() throws(RasterError) -> RasterImage? {
    guard let component else { return nil }
    let reading = try observedReading(of: component)
    let recording = try reading.record()
    var bitmap = try recording.list.bitmap(background: background, limits: recording.limits)
    bitmap.notes = recording.list.notes(with: bitmap)
    return reading.picture.image(bitmap)
  }

  /// Whether images are drawn on the caller's thread.
  var drawsHere: Bool { drawsSynchronously || !link.hasOwner }

  private func markChanged() {
    link.markChanged()
    link.signal()
  }

  /// Removes the image, and cancels a pending regeneration.
  private func clear() {
    shown = nil
    abandonPass()
  }

  /// Cancels the drawing, and makes the next step end the regeneration as cancelled.
  private func abandonPass() {
    pass?.isAbandoned = true
    pass?.drawing.cancel()
  }
}
