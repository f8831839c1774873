// A drawing in a layout, executed in the frame that the layout gives it.

import RasterDrawing
import RasterSemantics
import RasterValues

/// A drawing of a program with the values that it takes from the code around it.
struct InterpretedDrawing: Rasterizable, Sendable {
  let prepared: PreparedProgram
  let drawing: DrawingValue
  /// The evaluation depth at which the drawing is placed.
  let depth: Int

  func naturalSize(in environment: Environment) -> Size { .zero }

  func draw(in canvas: inout Canvas) {
    let block = drawing.block
    var evaluator = Evaluator(
      program: prepared.program,
      properties: Self.values(drawing.properties, at: block.properties),
      environment: canvas.environment,
      bounds: canvas.bounds,
      slotCount: block.slotCount
    )
    evaluator.depth = depth
    evaluator.measures = MeasuresReference(prepared)
    evaluator.coverage = prepared.coverage
    for (index, progress) in zip(block.progresses, drawing.progresses) {
      evaluator.progresses[index] = progress.doubleValue
    }
    for (slot, value) in zip(block.slots, drawing.slots) {
      evaluator.frame[slot.slot] = value
    }
    guard evaluator.mayGoOn(units: 8 &* block.slotCount) else { return }
    var execution = StatementDrawing(prepared: prepared, evaluator: evaluator)
    execution.execute(block.statements, on: &canvas)
  }

  /// Writes the drawing's key, in the same way as generated Swift: its name and definition, the
  /// values that it takes from the code around it, and the environment's members that it reads.
  ///
  /// A drawing that takes a value without an encoding writes nothing, so it has no key.
  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    let (program, block) = (prepared.program, drawing.block)
    guard let identity = program.identity(of: block), program.isKeyed(block) else { return }
    key.component(identity.name, definition: identity.definition)
    let outer = key.environment
    key.environment = environment
    for (slot, value) in zip(block.slots, drawing.slots) {
      key.encode(value, slot.type, prepared)
    }
    if case .component? = block.owner?.kind, let owner = block.owner {
      let declared = program.components[owner.index].properties
      for (index, value) in zip(block.properties, drawing.properties) {
        key.encode(value, declared[index].type, prepared)
      }
    }
    for progress in drawing.progresses { key.append(progress.doubleValue) }
    key.environment = outer
    let reads = program.reads(of: block)
    for member in prepared.environmentMembers where reads.contains(member.reads) {
      member.encode(environment, &key)
    }
  }

  /// Returns a list with the values at the indices; the others are not read.
  private static func values(_ values: [Value], at indices: [Int]) -> [Value] {
    var result = [Value](repeating: .nothing, count: (indices.last ?? -1) + 1)
    for (index, value) in zip(indices, values) { result[index] = value }
    return result
  }
}
