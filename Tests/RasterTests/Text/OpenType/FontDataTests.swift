// Reading numbers and parts of fonts within their bounds.

import Raster
import Testing

@Suite struct FontDataTests {
  private let data = FontData([0x80, 0x01, 0xFF, 0xFE, 0x00, 0x02, 0x40, 0x00])

  @Test func `numbers are read from the highest byte to the lowest`() {
    #expect(data.uint8(at: 0) == 0x80)
    #expect(data.int8(at: 0) == -128)
    #expect(data.uint16(at: 0) == 0x8001)
    #expect(data.int16(at: 2) == -2)
    #expect(data.uint24(at: 1) == 0x01FFFE)
    #expect(data.uint32(at: 0) == 0x8001_FFFE)
    #expect(data.int32(at: 2) == -0x1FFFE)
    #expect(data.fixed(at: 4) == 2.25)
    #expect(data.fraction(at: 6) == 1)
    #expect(FontData(Array("GSUB".utf8)).tag(at: 0) == "GSUB")
  }

  @Test func `a value outside the data is nil`() {
    for offset in [-1, 7, 8, .max, .min] {
      #expect(data.uint16(at: offset) == nil)
      #expect(data.uint24(at: offset) == nil)
      #expect(data.uint32(at: offset) == nil)
    }
    #expect(data.uint8(at: 8) == nil)
    #expect(data.from(8)?.count == 0)
    #expect(data.from(9) == nil)
    #expect(data.part(at: 4, count: 4)?.count == 4)
    #expect(data.part(at: 4, count: 5) == nil)
    #expect(data.part(at: .max, count: .max) == nil)
    #expect(data.part(at: 0, count: -1) == nil)
    #expect(data.records(at: 0, count: .max, stride: .max) == nil)
    #expect(data.records(at: 0, count: 2, stride: 4)?.count == 2)
    #expect(data.records(at: 1, count: 2, stride: 4) == nil)
  }

  @Test func `offsets in a part start at zero`() {
    let part = data.part(at: 2, count: 4)
    #expect(part?.uint16(at: 2) == 2)
    #expect(part?.uint16(at: 3) == nil)
    #expect(data.subtable16(at: 4)?.uint16(at: 0) == 0xFFFE)
    #expect(data.subtable16(at: 0) == nil)
    #expect(FontData([0, 0]).subtable16(at: 0) == nil)
    #expect(part?.copy() == [0xFF, 0xFE, 0, 2])
  }

  @Test func `records are found by their keys`() {
    let data = FontData([0, 2, 9, 0, 5, 8, 0, 9, 7])
    let records = data.records(at: 0, count: 3, stride: 3)
    #expect(records?.index(of: 5) == 1)
    #expect(records?.index(of: 9) == 2)
    #expect(records?.index(of: 3) == nil)
    #expect(records?.index(of: 10) == nil)
    #expect(records?[1]?.uint8(at: 2) == 8)
    #expect(records?[3] == nil)
    #expect(records?.uint16(-1) == nil)
  }

  @Test func `tags have four letters`() {
    #expect(FontTag(validating: "kern") == "kern")
    #expect(FontTag(validating: "CFF") == "CFF ")
    #expect(FontTag(validating: "") == nil)
    #expect(FontTag(validating: "weight") == nil)
    #expect(FontTag(rawValue: 0x0041_4243).description == "?ABC")
  }
}
