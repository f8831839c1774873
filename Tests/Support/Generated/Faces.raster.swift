// Generated from Faces.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Faces.raster:8
/// Text in declared fonts.
package nonisolated struct Signs: Raster.Rasterizable, Hashable, Sendable {
  package var family: String
  package var word: String

  package init(family: String = "Charstrings", word: String = "ABBCDEF") {
    self.family = family
    self.word = word
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let blocks = Raster.Font(family: "Blocks", size: 20, embeddedFonts: blocksFaces_EE2B26B8)
    return Raster.Size(width: environment.measure(word, font: blocks).width + 40.0, height: 90)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Signs",
      definition: "cf86d6da77edfd8481487bc5c2c33c3e631d9929327eedca8b0d85796d450a95"
    )
    key.append(family)
    key.append(word)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let blocks = Raster.Font(family: "Blocks", size: 20, embeddedFonts: blocksFaces_EE2B26B8)
    let bold = Raster.Font(
      family: "Blocks",
      fallback: ["Charstrings"],
      size: 20,
      weight: .bold,
      embeddedFonts: blocksFaces_D464CA5E
    )
    let any = Raster.Font(family: family, size: 20, embeddedFonts: blocksFaces_D464CA5E)
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      word,
      at: Raster.Point(x: 4, y: 24),
      font: blocks,
      with: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
    canvas.drawText(
      word + "é3",
      at: Raster.Point(x: 4, y: 52),
      font: bold,
      with: .color(Raster.Color(rgba: 0xE5004BFF))
    )
    canvas.drawText(
      word,
      at: Raster.Point(x: 4, y: 80),
      font: any,
      with: .color(Raster.Color(rgba: 0x0050FFFF))
    )
  }

  package static let plain = Signs()
  package static let other = Signs(family: "blocks", word: "FED AB")
  package static let none = Signs(family: "", word: "A")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Signs>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("other", other),
      Raster.NamedState("none", none),
    ]
  }
}

nonisolated let blocksFace_B7E7379A = Raster.FontCollection.embedded(
  as: "Blocks",
  """
  AAAFSHgBjVNPa1NBEJ/dTZuYBiXVliI9pFVSkaAhaUuR4J8SWg+FFlJB3kF9JrUpJrZoDhFyFPSQQz6BJz+BJw85iKecpAc/\
  ggd7j8cm/mZ2X00gNJ3Hb/bNzG92ZuftI0VEUySyubNdICttYGez8GTdmioG9WO7cDfj7GOoF8Wqf2RtnYZ6uF95/8rZ8Kt2\
  ec8vWTuUglotw+Fs9t8sV2t1Z3+CylQOi0Gc629V/brbfyIClTg6fFdz9i22pffLNEtRvF0jld/Y2qU5Uq/33r6BrblRuo4o\
  yRuk35dVUYxCsk4DCueHp78msSjNs1f2SoK1SLcpQ/fI+H6lRmtF1vcrB/s+5WmViIzsk3f75WnSrbZOMqgMbftR0oVxHkWp\
  fo81kAHS0rGNzgJ3JNtAL0puRHQUmVM4A7+HRV+iCfh4SiHVVy1YIRovZtB4AJGpnpgEZkEmQZ0gprq6LTF7BiMzjeFhWR7Y\
  LeHAXT8CNoAwcOIQRySH8DfsB342vhDPqYZun+btjDo6rVI2dnUlO9Mp6XSziaqcs6u68Ic5Kxu/sbIwk/M8Nae6vZjncfUc\
  1GPJDfONZpYBy2AF04DFdfRLzzv9bCuagV5G5aiGzVEpz+v9sjl6KGeoFzkH9zKCszTIKYE0jtMZzTGDHO5LfrdxvNYFeV3h\
  4X7KvMFLyj2aJP0z+IeA9YOPS8+v5P6SMn/Y/fX4GZ2twVfg6eqzu0/uTn2AVTcx5/8vYXxbCiApLcsO7HNk3mHZ4SnQBL4D\
  v7FDBEjxeYAG8GUE2tLRNG60EeihCnwOc34T/wArq6me
  """
)

nonisolated let blocksBoldFace_9BA21FA2 = Raster.FontCollection.embedded(
  as: "Blocks",
  """
  AAAGSHgBjVRPSFRBGP/NzHOtdTM0FftzULNVQ2zRlCUkdRH1EChp0CHSh2saru6SQhYmHboEBgtFpyjwFHuKKOggHTrEHiI6\
  dOrPIQjKgiDSi6Cv38x7bs+UbB7fzPy+PzO/b+abBwEghOtQaO/u6+1/1P68Dcg7Tm1fd/+Z2LW6m/eJbxC/6O0/1tjzvesq\
  IHqIh4Yn7JQ8i0XiD8TnRhNXLvy8HQgBcogSGRux49moc4+2V5SWMSoCDaqV/hZx9djE9EzhNNjEQ3aNieSwnZewvjE2Shye\
  sGdSOMgPopa4YtKeGHkiqu8AVpp4IJWcmk4HL08Sf9Z8TS6UlbupucG9rSsQ6qte/fGb88iN3F31yEVCBQm3MUZVOFH2Os8Z\
  FTIr+Vu+0RTzpJQRuckqabWEw1XzYGHnpvygjU1nhyWPQwWyGzaxbJhWQIpljTxJu6LZavyPJr3dStgLM1rQd1eIXbQFuHIT\
  umBjBEuOY3aKoGMDO5+cj85LZ8F54NRuORFgD7/9CCOK00hgDmks4Cm5v8cX/BIQe0S5OVt938+YB3k0FVUWtYpZubjWqS1Z\
  GRH1rmVfc1NpNi4j8/NexAAzy0WUi+V1XVY+S762NRUdbq4sbc1kXI9MRme7ccPap8D1UvRSHOmp6KX3l8WZzNoPl4nycdwu\
  Rsy6MaI+k1l/68bITTGbuJj8NJdtfGr8PnE67eST3d5H+X00L+zslf4vr2Xt5d0B4uYOtF2Ux+N/9Ks+/epqTs+q9N1Zej2V\
  s8iwzyLDa+/AenMti6wh/WoCkK91XVlo8apNUAdvLqkP6Cq2dlMTQtCbS1ZyWYy/jvGpWDIRR4y1mMQwxjHFeZIo/tdr3dqK\
  zSu5hU70CCkUqnGEnGpQizrs45spRRlSqmMwlhdrsBPThlEhdUHOSiA6u04NoBxifOTSJLE0nA/Qig32zNX9N4VMpoI7Cn4F\
  WsM3r21BHNJas5Y+jyocRSNOQNl6x+iw7k8mLo7aZNnivWrBueWNAW909wnnzk14fIRhoTyNQL2zrntKIyViGLvWMkqDidb/\
  jCoTu8v0QUYWMAc9zzf9bv7x9A3gN4L1+/4=
  """
)

nonisolated let blocksFace_89F14D64 = Raster.FontCollection.embedded(
  as: "Charstrings",
  """
  AAAE0HgBlVRNaFNBEP4mm/b1P200ofjHo4QKIrWJUooUtTGkIkICjRcRa0iLkSa22Bxy8aRgsFC8eRI9eshBRTwUD0GU9qZH\
  BS8eAvYgudS+FxKNs/u2NpiAOI/5duabndnd2U1iiUQMPVByPho14UgRoNcz8dis47rmGeIzs5fD2n/F8DY2eyLk+CLPcD2V\
  TS5r/xPDufRCct7x3cMME2kmtB9nCKSzubz2cwyhbDKv893PGDqXl1Zy2n/OYBLcLhCREc4spRZXpLnPPuzaWK1+qcY7Nj2r\
  9kXv1yEIIne3Z3ouHB5LZnJ6Log/3AH4BFHQfcJIB4YEPgBeLop+DOIIjmEKV5DHAzzGC7zHZ3yHRYI8dJAm7cKGvxq3B3/G\
  jYH/FCe1zJlBe8dXrj4NGsH6js+hmqNWyVe2BzlaK7WJ+lWsman4Wijrahuu1MrZgTZcoYmrWMWjjmWtWcXammPbAatYD2h7\
  ne11bRfK9YLcolUMGjXTfuezzErNNAYgew8MwM/vjLAfFIleSmAYtLhw+xb7LjXjgH6FJKHRUCOhD241etX99UqmMaliPTgk\
  WVVrlGeN8OWFcBoiyZeOyZTEM5mbN5KIYEI+SVUnoutF0KlHZ53R3ZUZnf2Q2oXQDOF445dE1hDruNqxE/WzjqlswTiicrsU\
  9nBmL59B2obCbnQw1yWfNDXoIXtu/FtEs3OWRf4asCVM7gWEic3dGG273qiYcwahetrHn5RTTdXGWU+y9rNOs0ZZDdYtrUO6\
  L3gUuftkzjP1A0J8k8kvP17Dn3GKi11QKwq1or4/va977OVFn+7rnhi03eaIPLsdvyf8l+H9uxet8hsLN+1m
  """
)

nonisolated let blocksFaces_EE2B26B8 = blocksFace_B7E7379A.adding(blocksBoldFace_9BA21FA2)

nonisolated let blocksFaces_D464CA5E = [
  blocksBoldFace_9BA21FA2,
  blocksFace_89F14D64,
].reduce(blocksFace_B7E7379A) { $0.adding($1) }
