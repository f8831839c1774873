// Clips nodes without isolating their blend modes.

extension [VectorNode] {
  /// The nodes clipped to a region, in a single group unless some of them blend.
  ///
  /// A group with a clip is a layer, in which blend modes see nothing but the layer. Nodes that
  /// blend are therefore clipped one by one.
  func clipped(by region: VectorRegion) -> [VectorNode] {
    guard hasBlends else { return [.group(VectorGroup(clip: region, children: self))] }
    var result: [VectorNode] = []
    var plain: [VectorNode] = []
    func clipPlain() {
      if !plain.isEmpty { result.append(.group(VectorGroup(clip: region, children: plain))) }
      plain = []
    }
    for node in self {
      guard case .group(var group) = node, group.children.hasBlends || group.blend != nil else {
        plain.append(node)
        continue
      }
      clipPlain()
      var outer = VectorGroup(blend: group.blend, isOutsideBox: group.isOutsideBox)
      group.blend = nil
      if outer.blend == nil, group.isPlain {
        outer.children = group.children.clipped(by: region)
      } else {
        (outer.clip, outer.children) = (region, [.group(group)])
      }
      result.append(.group(outer))
    }
    clipPlain()
    return result
  }
}
