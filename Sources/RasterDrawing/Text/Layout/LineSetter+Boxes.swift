// Places the boxes of runs in a line: their padding and their backgrounds.

import RasterValues

extension LineSetter {
  /// The visible parts of a run's box in a line, from left to right.
  struct LineBox {
    let box: SetBox
    /// The indices of the first and the last part.
    let first: Int
    var last: Int
    /// The padding before the first part and after the last one, or nil where the box is cut.
    let left: Double?
    let right: Double?
  }

  /// Returns the boxes in a line by the numbers of their styles.
  func boxes(_ parts: [Part]) -> [Int: LineBox] {
    guard !paragraph.boxes.isEmpty else { return [:] }
    var boxes: [Int: LineBox] = [:]
    for (index, part) in parts.enumerated() {
      let look = part.run.look
      guard let box = looks[look].box,
        let inline = paragraph.boxes.overlapping(part.range).first
      else { continue }
      if boxes[look] != nil {
        boxes[look]?.last = index
        continue
      }
      let (start, end) = paragraph.ends(of: inline, inLine: line)
      let isRightToLeft = paragraph.directions.level == 1
      boxes[look] = LineBox(
        box: box,
        first: index,
        last: index,
        left: isRightToLeft ? end : start,
        right: isRightToLeft ? start : end
      )
    }
    return boxes
  }

  /// Places a part of a run with the padding and the background of its box.
  func place(
    _ part: Part,
    _ share: Double,
    at index: Int,
    in box: LineBox,
    _ parts: inout Parts
  ) {
    let left = index == box.first ? box.left : nil
    let right = index == box.last ? box.right : nil
    let start = parts.pen
    parts.pen += left ?? 0
    place(part, share, &parts)
    parts.pen += right ?? 0
    guard let paint = box.box.paint else { return }
    let look = looks[part.run.look]
    // Adjacent parts of a run have one background.
    defer { parts.lastBox = (part.run.look, index) }
    if let last = parts.lastBox, last == (part.run.look, index - 1) {
      parts.backgrounds[parts.backgrounds.count - 1].extend(
        to: parts.pen,
        corners: box.box.corners(left: false, right: right != nil)
      )
      return
    }
    parts.backgrounds.append(
      TextLayout.Background(
        x: start,
        width: parts.pen - start,
        paint: paint,
        offset: look.offset,
        above: look.extent.ascent - look.offset + box.box.padding.top,
        below: look.extent.descent + look.offset + box.box.padding.bottom,
        corners: box.box.corners(left: left != nil, right: right != nil)
      )
    )
  }
}

extension TextLayout.Background {
  /// Extends the background to the right, where it has the right corners of `corners`.
  fileprivate mutating func extend(to end: Double, corners: CornerRadii) {
    width = end - x
    self.corners.topRight = corners.topRight
    self.corners.bottomRight = corners.bottomRight
  }
}
