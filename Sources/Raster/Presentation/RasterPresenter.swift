// The state machine behind a view that shows a component's picture.

/// Keeps the picture of a component current, for a view or for whoever shows it.
///
/// Give it a component, a size and an environment; it gives `image`, and says when another is there.
/// A presenter records its component as a snapshot, and has it drawn through a `RasterCache`: pictures
/// are kept under the keys of what was recorded, and presenters of equal looks share one drawing.
///
/// **Changes.** Setting a property, or changing an `@Observable` component, has the presenter look at
/// its state later, in its owner's isolation: changes with no suspension between them make one
/// regeneration, and a state that is shown already makes none. `updateIfNeeded()` looks at once: call
/// it before drawing a frame, and a cached picture is shown in that frame. An observable component
/// is to be changed in the owner's isolation; after a change elsewhere, call `regenerate()`.
///
/// **Isolation.** A presenter is not Sendable. It belongs to the actor in which it was made: its
/// pictures are drawn elsewhere, and all that it calls — the component, the delegate, completions —
/// it calls in that actor. `RasterPresenter()` makes one for the main actor. An actor makes one
/// with `lazy var presenter = RasterPresenter(isolation: self)`; a function with `isolation:
/// #isolation`. With no isolation there is nowhere to return to: what changed is then drawn on the
/// caller's thread when `image` is read, or elsewhere during `await regenerate()`.
///
/// **Hits and misses.** Both are told alike: the delegate, the events and the completions hear of
/// them from within a step, which is taken after the call that asked has returned; or before it
/// returns where that call waits for the picture or draws on its own thread (`await regenerate()`,
/// `regenerateNow()`, `updateIfNeeded()`, `drawsSynchronously`). A hit takes no further suspension.
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
/// A class, because its identity is what a view, its delegate and its drawings share.
public final class RasterPresenter {
  /// The cache in which pictures are found, drawn and kept.
  public let cache: RasterCache

  /// The component that is shown; nil clears the picture at once and cancels what is waited for.
  public var component: (any Rasterizable)? {
    didSet {
      link.isObserved = false
      if component == nil { clear() }
      markChanged()
    }
  }

  /// The wanted size, in points; nil is the component's natural size.
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

  /// Device pixels a point, as in `environment`.
  public var scale: Double {
    get { environment.scale }
    set { environment.scale = newValue }
  }

  /// The colour that is filled in first; nil leaves the picture transparent.
  public var background: Color? { didSet { if background != oldValue { markChanged() } } }

  /// The image that is shown while there is no picture.
  public var placeholder: RasterImage?

  /// The content that is shown while another picture is waited for: the previous one, unless said
  /// otherwise.
  public var loadingContent = LoadingContent.previous

  /// Whether a raster is kept; otherwise the component is drawn live, each time `image` is read.
  ///
  /// Both have equal pixels. Switched off, what is waited for is cancelled.
  public var isRasterized = true {
    didSet {
      guard isRasterized != oldValue else { return }
      if !isRasterized { abandonPass() }
      markChanged()
    }
  }

  /// Whether pictures are drawn on the thread of the caller.
  ///
  /// Then reading `image` draws what changed since, and no other thread has a part in it.
  public var drawsSynchronously = false { didSet { link.signal() } }

  /// Whether changes regenerate by themselves: those of properties set here, and the component's own.
  ///
  /// Switched off, only calls of `regenerate` do; taking the component away still clears the picture.
  /// Switched on again, what changed meanwhile is looked at.
  public var observesState = true { didSet { if observesState { markChanged() } } }

  /// The urgency of pictures; raised, it raises the drawing that is waited for.
  public var priority = DrawPriority.visible { didSet { pass?.drawing.raise(to: priority) } }

  /// Is told what happens, in the owner's isolation.
  public weak var delegate: (any RasterPresenterDelegate)?

  let link: WeakPresenter
  /// The image that is shown, and the picture that it is of.
  var shown: (picture: Picture, image: RasterImage)?
  /// The image that the delegate was last told of.
  var announced: RasterImage?
  /// The regeneration whose drawing is waited for.
  var pass: Pass?
  /// Completions of regenerations that were asked for, and not begun.
  var requested: [(Outcome) -> Void] = []
  var streams: [AsyncStream<Event>.Continuation] = []
  var isStepping = false
  /// Whether the component that was read last writes a key.
  var hasKey = false

  /// Makes a presenter that belongs to an actor, or to nobody if `isolation` is nil.
  ///
  /// Say `isolation: #isolation` in a function, `isolation: self` for an actor's lazy property. (In
  /// an initial value of a stored property, `#isolation` is nil.)
  public init(cache: RasterCache = .shared, isolation: isolated (any Actor)?) {
    self.cache = cache
    link = WeakPresenter(owner: isolation)
    link.connect(self)
  }

  /// Makes a presenter that belongs to the main actor.
  @MainActor public convenience init(cache: RasterCache = .shared) {
    self.init(cache: cache, isolation: MainActor.shared)
  }

  /// Cancels what is waited for, and ends the streams of events.
  deinit {
    pass?.drawing.cancel()
    link.abandon((pass?.completions ?? []) + requested)
    for stream in streams { stream.finish() }
  }
}

extension RasterPresenter {
  /// The component's picture; nil until the first is there, and where there can be none.
  ///
  /// It may be that of an earlier state while `isLoaded` is false. Drawn synchronously, it is brought
  /// up to date first; live, it is drawn at each call.
  public var image: RasterImage? {
    guard isRasterized else { return try? drawLive() }
    if drawsHere, observesState, link.isChanged { step() }
    return shown?.image
  }

  /// The image that a view shows: the picture, or else the placeholder.
  public var visibleImage: RasterImage? { image ?? placeholder }

  /// Whether no picture is waited for: false from a change until its picture is there or it is known
  /// that there will be none.
  public var isLoaded: Bool {
    guard component != nil, isRasterized else { return true }
    let isChanged = observesState && link.isChanged && !drawsHere
    return pass == nil && requested.isEmpty && !isChanged
  }

  /// The key that finds the picture of the present state; nil for a component that writes none, and
  /// where there can be no picture.
  ///
  /// It is made at each call.
  public var cacheKey: RequestKey? {
    guard let component else { return nil }
    return try? reading(of: component).picture.key
  }

  /// The events from now on, for one consumer: each call makes a stream of its own.
  ///
  /// The stream ends with the presenter. A consumer that falls behind loses the oldest events, but
  /// the newest 64.
  public func events() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Event.self,
      bufferingPolicy: .bufferingNewest(64)
    )
    streams.append(continuation)
    return stream
  }

  /// Draws the present state now, on the caller's thread; the cache has no part in it.
  ///
  /// The pixels are those of the raster. Nil without a component; throws where there can be no picture.
  public func drawLive() throws(RasterError) -> RasterImage? {
    guard let component else { return nil }
    let reading = try observedReading(of: component)
    let recording = try reading.record()
    var bitmap = try recording.list.bitmap(background: background, limits: recording.limits)
    bitmap.notes = recording.list.notes(with: bitmap)
    return reading.picture.image(bitmap)
  }

  /// Whether pictures are drawn on the caller's thread.
  var drawsHere: Bool { drawsSynchronously || !link.hasOwner }

  private func markChanged() {
    link.markChanged()
    link.signal()
  }

  /// Forgets the picture; what is waited for is cancelled.
  private func clear() {
    shown = nil
    abandonPass()
  }

  /// Has the next step end the regeneration as cancelled.
  private func abandonPass() {
    pass?.isAbandoned = true
    pass?.drawing.cancel()
  }
}
