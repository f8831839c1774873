// The parts of Dispatch that the bridges use, as Apple's documentation declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DispatchSourceProtocol: AnyObject {}

extension DispatchSourceProtocol {
  public func setEventHandler(qos: DispatchQoS = .unspecified, handler: (@Sendable () -> Void)?) {}
  public func activate() {}
  public func cancel() {}
}

public struct DispatchQoS: Sendable {
  public static let unspecified = DispatchQoS()
}

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  var data: DispatchSource.MemoryPressureEvent { get }
}

public class DispatchSource: DispatchSourceProtocol {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
  }

  private init() {}

  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent,
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { Source() }

  private final class Source: DispatchSourceMemoryPressure {
    var data: MemoryPressureEvent { .normal }
  }
}

public final class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue()
}
