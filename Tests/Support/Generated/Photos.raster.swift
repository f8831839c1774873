// Generated from Photos.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Photos.raster:4
/// A photo in a frame.
package nonisolated struct PhotoFrame: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var fit: Raster.ImageFit
  package var tint: Raster.Color?

  package init(
    photo: Raster.Image = valleyImage_54F2DCD4,
    fit: Raster.ImageFit = .cover,
    tint: Raster.Color? = nil
  ) {
    self.photo = photo
    self.fit = fit
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 96, height: 96)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PhotoFrame",
      definition: "5362f124c72830bf0de0f268cf9b4f1ddd48d1f07a03c71bfbcb3989610de03c"
    )
    key.append(photo)
    key.append(enumeration: Int(fit.rawValue))
    key.append(tint) { key, value in
      key.append(value)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(clip: .roundedRect(canvas.bounds, radius: 12, style: .continuous)) { canvas in
      canvas.fill(
        .rect(canvas.bounds),
        with: .pattern(checksImage_B803CDEA, scale: 1, sampling: .nearest)
      )
      canvas.drawImage(photo, in: canvas.bounds, fit: fit, sampling: .high, tint: tint)
    }
    canvas.stroke(
      .roundedRect(canvas.bounds, radius: 12, style: .continuous),
      with: .color(Brand.edge(in: canvas.environment)),
      width: 1,
      align: .inside
    )
  }

  package static let plain = PhotoFrame()
  package static let fill = PhotoFrame(fit: .fill)
  package static let contain = PhotoFrame(fit: .contain)
  package static let none = PhotoFrame(fit: .none)
  package static let scaleDown = PhotoFrame(fit: .scaleDown)
  package static let tinted = PhotoFrame(
    photo: leafImage_102BDBA3,
    fit: .contain,
    tint: Raster.Color(rgba: 0x0A8A4AFF)
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PhotoFrame>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("fill", fill),
      Raster.NamedState("contain", contain),
      Raster.NamedState("none", none),
      Raster.NamedState("scaleDown", scaleDown),
      Raster.NamedState("tinted", tinted),
    ]
  }
}

// Photos.raster:31
/// Parts of a photo, enlarged with each kind of sampling; patterns rotated and mirrored.
package nonisolated struct PhotoParts: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image

  package init(photo: Raster.Image = valleyImage_54F2DCD4) {
    self.photo = photo
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 324, height: 216)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PhotoParts",
      definition: "c9320f0e8ddfe58b3f97e4755acee08ccff64a9705dfee16238020075e5fe310"
    )
    key.append(photo)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let samplings: [Raster.Sampling] = [.nearest, .bilinear, .high]
    let tilings: [Raster.Tiling] = [.repeat, .reflect, .pad]
    for i in 0..<3 {
      guard canvas.countIteration() else { break }
      let box = Raster.Rect(x: Double(4 &+ i &* 108), y: 4, width: 100, height: 100)
      canvas.drawImage(
        photo,
        in: box,
        source: Raster.Rect(x: 132, y: 44, width: 32, height: 32),
        sampling: Raster.Functions.element(samplings, at: i) ?? Raster.Sampling.high
      )
      canvas.fill(
        .roundedRect(box.offset(y: 108), radius: 16),
        with: .pattern(
          leafImage_102BDBA3,
          scale: 1.5,
          transform: Raster.Transform.rotation(.degrees(15)).then(
            .translation(x: box.midX, y: 160)
          ),
          horizontal: Raster.Functions.element(tilings, at: i) ?? Raster.Tiling.repeat,
          vertical: Raster.Functions.element(tilings, at: i) ?? Raster.Tiling.repeat
        )
      )
    }
  }

  package static let plain = PhotoParts()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PhotoParts>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Photos.raster:56
/// A gradient from white to black; as a mask it makes content fade downwards.
package nonisolated struct Fade: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Fade",
      definition: "d182c926c584fafe6695aabd35aea156d96c1680f93cdf5ba565957ecf36cf77"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .rect(canvas.bounds),
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF), hint: 0.4),
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
        ]
      )
    )
  }

  package static let plain = Fade()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Fade>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Fade] {
    [Fade()]
  }
}

// Photos.raster:67
/// A photo and its reflection, which fades by a luminance mask.
package nonisolated struct Reflection: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image

  package init(photo: Raster.Image = valleyImage_54F2DCD4) {
    self.photo = photo
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 144, height: 160)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Reflection",
      definition: "5fb90c1b4e14a2222782836e73f6edc27df05ecd1949655309f2e36903b8e3da"
    )
    key.append(photo)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let height: Double = 96
    canvas.drawImage(photo, in: Raster.Rect(x: 0, y: 0, width: 144, height: height), fit: .cover)
    canvas.drawLayer(
      opacity: 0.7,
      blur: 1,
      clip: .rect(Raster.Rect(x: 0, y: height + 2.0, width: 144, height: 62)),
      mask: .component(Fade(), in: canvas.bounds, mode: .luminance)
    ) { canvas in
      canvas.drawLayer(
        transform: .scaling(x: 1, y: -1, about: Raster.Point(x: 0, y: height + 1.0))
      ) { canvas in
        canvas.drawImage(
          photo,
          in: Raster.Rect(x: 0, y: 0, width: 144, height: height),
          fit: .cover
        )
      }
    }
  }

  package static let plain = Reflection()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Reflection>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Photos.raster:86
/// A photo as a phone stores it, sideways and in Display P3, with a portrait of its sender.
package nonisolated struct Postcard: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var sender: Raster.Image
  package var title: String

  package init(
    photo: Raster.Image = beachImage_CBC5C553,
    sender: Raster.Image = guestImage_05C60C40,
    title: String = "Greetings from the coast"
  ) {
    self.photo = photo
    self.sender = sender
    self.title = title
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 132, height: 208)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Postcard",
      definition: "fd8bb5c843ec217ff7b822f663247e71d2d9ef632491d6f10dbc3b0aa4da1626"
    )
    key.append(photo)
    key.append(sender)
    key.append(title)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(
      shadows: [
        Raster.Shadow(Brand.cast(in: canvas.environment), blur: 6, offset: Raster.Point(x: 0, y: 2))
      ]
    ) { canvas in
      canvas.fill(
        .roundedRect(canvas.bounds, radius: 12),
        with: Brand.surface(in: canvas.environment)
      )
    }
    canvas.drawLayer(
      clip: .roundedRect(Raster.Rect(x: 6, y: 6, width: 120, height: 160), radius: 8)
    ) { canvas in
      canvas.drawImage(photo, at: Raster.Point(x: 6, y: 6))
    }
    canvas.drawImage(sender, in: Raster.Rect(x: 8, y: 172, width: 28, height: 28), sampling: .high)
    canvas.drawText(
      title,
      in: Raster.Rect(x: 42, y: 170, width: 84, height: 32),
      font: Raster.Font(size: 11, weight: .semibold),
      with: .color(Brand.ink(in: canvas.environment)),
      verticalAlign: .center,
      maxLines: 2
    )
  }

  package static let plain = Postcard()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Postcard>] {
    [Raster.NamedState("plain", plain)]
  }
}

nonisolated let checksImage_B803CDEA = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAK0lEQVR42mO8d+8JAzagqCiNVZyJgUQwqoEYwPj//3+sEvfv\
  Px0NJfppAACeFwi8+/IjcwAAAABJRU5ErkJggg==
  """
)

package nonisolated let beachImage_CBC5C553 = Raster.Image.embedded(
  """
  /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4gIkSUNDX1BST0ZJTEUA\
  AQEAAAIUAAAAAARAAABtbnRyUkdCIFhZWiAH5gABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
  9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAA\
  ADBjcHJ0AAABLAAAAEx3dHB0AAABeAAAABRjaGFkAAABjAAAACxyWFlaAAABuAAAABRnWFlaAAABzAAAABRiWFlaAAAB4AAA\
  ABRyVFJDAAAB9AAAACBnVFJDAAAB9AAAACBiVFJDAAAB9AAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAABQAAAAcAEQAaQBz\
  AHAAbABhAHkAIABQADNtbHVjAAAAAAAAAAEAAAAMZW5VUwAAADAAAAAcAE4AbwAgAGMAbwBwAHkAcgBpAGcAaAB0ACwAIAB1\
  AHMAZQAgAGYAcgBlAGUAbAB5WFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7of//\
  /aIAAAPcAADAblhZWiAAAAAAAACD3wAAPb////+7WFlaIAAAAAAAAEq/AACxNwAACrlYWVogAAAAAAAAKDgAABELAADIuXBh\
  cmEAAAAAAAMAAAACZmYAAPKnAAANWQAAE9AAAApb/9sAQwAEAwMDAwIEAwMDBAQEBQYKBgYFBQYMCAkHCg4MDw4ODA0NDxEW\
  Ew8QFRENDRMaExUXGBkZGQ8SGx0bGB0WGBkY/9sAQwEEBAQGBQYLBgYLGBANEBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgY\
  GBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgY/8AAEQgAeACgAwERAAIRAQMRAf/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYH\
  CAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYn\
  KCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1\
  tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYH\
  CAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBka\
  JicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKz\
  tLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAAwDAQACEQMRAD8A8Xg61+iVT24mlB0rzapv\
  E0oK8ysbxNKDrXmVTeJpQdBXm1TeJpQV5lU6ImlB1rzKxtE0oO1eZVN4mlBXnVToiaUHWvLrG8TSg7V5tU3iReI2CeBdZdug\
  spif++DXRw//AMjfC/8AXyH/AKUjz89/5FmJ/wAEv/SWfLlmoimhRukVy8J/3XHFf1hM/l2oaVimRaxt3Eto38xXJM4ahpWg\
  M0ManrNatGf95DxXJM4Kh6l8H5S3ja4cHAn00SZz3V1Br4Xjb/c4/wCJfkz7nw1/5GlT/A//AEqJ7FLhXyTx3Ga/MD9zKUhG\
  SOTwOO9UBRlKHjgD2zTEUJyQDkcYxk0wPkWDrX9O1T5yJpQdK82qbxNKCvMrG8TSg615lU3iaUHQV5tU3iaUFeZVOiJpQda8\
  ysbRNKDtXmVTeJpQV51U6ImlB1ry6xvE0oO1ebVN4lTxcC3w318L1Onz4/79tXRw/wD8jfC/9fIf+lI8/Pf+RZif8Ev/AEln\
  y+reYk8i/wDLSGO5X6r1r+sJn8u1DWDbJJ5F/gliul+h61yTOCoasGIZ89oLwH/gLiuOZw1D0/4PJ5fim59YLeaE+wMiEV8N\
  xt/ucf8AEvyZ914aL/hUqf4H/wClRPYZXKqGC4J71+YH7lYozHjGQODnI7dqoCnMOCAnftTEUJckk/Ng8j/OaYHyJB1r+nap\
  85E0oOlebVN4mlBXmVjeJpQda8yqbxNKDoK82qbxNKCvMqnRE0oOteZWNomlB2rzKpvE0rcH0rzax0RNKAH0NeZWN4mlB2rz\
  apvEi8Rbf+EH1jd937FNn/vg10cP/wDI3wv/AF8h/wClI8/Pf+RZif8ABL/0lny3Ypta2jbs8to30PIr+sJn8u1DSsl8yOBG\
  6y27wN/vKeK5JnDUNOEmaBj3ntA4/wB5DXJM4Kh6p8IJc+Ob7aQBPYiYZ7nKg18Lxt/ucP8AEvyZ9z4a/wDI0qf4H/6VE9hn\
  DDdwCpPUd6/MT9zKNwAU4yAM9DmmBRmCoeDjI6YpiKDhDkZx/WmgPkWDrX9O1T5yJpQdK82qbxNKCvMrG8TSg615lU3iaUHQ\
  V5tU3iaUFeZVOiJpQda8ysbRO78K+FhqVst/esRAT+7RTy+Dzn0HGPWvi87zl4eboUfi6vt/wTspw0uz0O20+3t4tlvBHEpO\
  cIoAzXxlSpUqu85NvzNHNIfLZRvGUkjVlPUEZqE5Rd0wVQw7/R1iDT24wByydse1dtHFt2hM6ac7nL+LWK/DfX2XqNPnI/79\
  tXt8P/8AI3wv/XyH/pSOPPf+RZif8Ev/AElnzAGw1xIvYxXa/wAjX9YTP5dqGtERDO7DpDdrIP8Adcc1yTOGoalooimhU9Ib\
  p4T/ALrjiuSZwVD034OR58UuSBuispoCD7SIRXw3G3+5x/xL8mfdeGn/ACNKn+B/+lRPZJRuY5Ax2INfl5+5FGbkE7iMjoe1\
  UBnzFt2D1PB6f570wKcoIJB6kDgimI+RIOtf07VPnImlB0rzapvE0oK8ysbxNKDrXmVTeJpQdBXm1TeJpQV5lU6ImzpVv9r1\
  O3td23zZFj3YzjJxXjY+r7GjOra9k39xvTV2ke92kCRxJFGqqigAKowAK/HHJzk5Sd2zum7GpFDkdKpI45zsLLBgdKGhRqXM\
  64jAzWbR2U5HB+MIFHhLXYONps5h0xwUNfS8NS5s0wj/AOnkP/SkRnTvleI/wS/JnylYqXS2jb+OKS1b6jkV/Wkz+X6hp2+Z\
  oAO89pj/AIEhrkmcFQ1VbzI53XrJBHcr9V61yTOGoeq/CKRV8bakmSBJbecuOPvFf6ivheNv9zj/AIl+TPuvDT/kaVP8D/8A\
  SonsEgOSe/IJHavzA/cihKR/dyf1xVAUZV2gkAc4x3piKM3zc8kgZAFMD5Eg61/TtU+ciaUHSvNqm8TSgrzKxvE0oOteZVN4\
  mlB0FebVN4mlBXmVToib2gukfiCxkkYKizoWZjgAbhzXg5rFyw1WMVduL/I6KW6PerdhxX5AjsqI1YJAAK0TOCpG46eUEGm2\
  KnGxl3DDmsmd1NHn3juXZ4N8RSqc7bCY8e0Zr6Phj/kZ4T/r5D/0pE5z/wAirEf4J/kz5XRhFLM69IriO4X/AHW61/Wsz+YK\
  hqW2IZ0HaC7KH/dcVyTOGoadiu1raNv4XktW+h5FckzgqHpnwdUnxYZSemnSRNn1WRAP518Lxt/ucf8AEvyZ914af8jSp/gf\
  /pUT2WUg5Y8+o7c1+YH7kUnAIyeeOhH06d6pAUZsMMjbn19P84piKUuOEJIPbj/PrTA+Q4Otf07VPnImlB0rzapvE0oK8ysb\
  xNKDrXmVTeJpQdBXm1TeJpQV5lU6Imlb8EGvMrG0T2Hwp4hTVNNWOeVftkYxIuMbh2Yfpn3r8tznLHg6zlBe49v8jvi+deZ1\
  KXGB1rx0zOVMV7jI60NgqZmahfJbwklhvPCr6mrpU3UdlsdNOmcT4qU3PgPXFY5MljOD+KGvpOHlbNsIl/z8h/6UjDPdMsxH\
  +CX/AKSz5ZtQZoY1PWa1aM/7yGv6xmfy7UNWMmaGVh1mtkmH+8h5rkmcNQ1Q2PtMi+sV2v8AI1yTOCoerfB4KPGmpxc/LC0i\
  Y9GKH+lfDcbf7nH/ABL8mfc+Gv8AyNKn+B/+lRPXJd20ZIK9MV+Xn7mUZlJfcAD7g/zqgKUvypgpyPWmIpTcjOfrTA+Q4Otf\
  07VPnImlB0rzapvE0oK8ysbxNKDrXmVTeJpQdBXm1TeJpQV5lU6ImlB1rzKxtE1LV3jkSSNirKchlOCDXl14qScZK6N4nW2f\
  i3Vkj2yNFMc53OmD9OMV8vXyTDN3jdej/wA7nVGTe5dHiXUZkK4iQn+JV5H5muGWVUYO+rNIoYssk0pllYszckmpnBQXLFaH\
  REq+J5PJ8Aa3L/csZm/JDXVw/wD8jfC/9fIf+lI8/Pf+RZif8Ev/AElny9BiGfPaC8B/4C4r+sJn8u1DTsl8uS3Rukc8ls30\
  bpXJM4KhpWK7kto2/jiktW+o5FckzhqHceA/Emn+F7+fxBq7ulmunpHO6LuKnz448kdwN+T3wD16V8VxhSlVwsIR35v0Z9z4\
  au2aVH/cf/pUT3aK4t7qyivLSdZ4JkDxSRncjqeQQQee1flji4uzP3PcgmzjdjOOQc0wM+UHBBBODnnvTEUrjeRtAJz7/wCf\
  emCPkSDrX9O1T5yJpQdK82qbxNKCvMrG8TSg615lU3iaUHQV5tU3iaUFeZVOiJpQda8ysbRNKDtXmVTeJpQV51U6ImlB1ry6\
  xvE0oO1ebVN4lXxWhl+HWuxjq2nzr/5DNdHD/wDyN8L/ANfIf+lI8/Pf+RZif8Ev/SWfLsJM0LHvPaBx/vIa/rCZ/LtQ1g25\
  biRf4kiul+o4NckzhqGsjeXLM69IriO4X/dbrXJM4Khb1eML8L/FkfeGJAPo1zAa+U4k/h0v8X/tsj7fw3/5GdT/AAP/ANKi\
  U/gn8UNR8P6/Z+EdR8y80m+nWGBN3zW0jtgFc/wknkfiOc5+GzHBRqRdVaNfift8JW0PqSTJ3YPtj0+lfOGxnyMuSwA6Y5NN\
  AynOeueSB69aYj5Eg61/TtU+ciaUHSvNqm8TSgrzKxvE0oOteZVN4mlB0FebVN4mlBXmVToiaUHWvMrG0TSg7V5lU3iaUFed\
  VOiJpQda8usbxNKDtXm1TeJF4jcR+BdZdui2UxP/AHwa6OH/APkb4X/r5D/0pHn57/yLMT/gl+TPly0AhmhU9Ibp4T/uuOK/\
  rCZ/LtQ0rFP+PWNh2ltG/mK5JnDUNK0BmhiU9ZrVoj/vIeK5JnBULWsSlvhz4kcHifTbdz9VuYQa+U4k/h0v8X/tsj7fw3/5\
  GdT/AAP/ANKieceAuPip4bOcf8TO35/7arXyeK/gz9Gftq3PuOTkvnoM55xx9K+POgoysC5ycAnrTCxSnKqNvPTgnt9aYj5E\
  g61/TtU+ciaUHSvNqm8TSgrzKxvE0oOteZVN4mlB0FebVN4mlBXmVToiaUHWvMrG0TSg7V5lU3iYesaN40n1Ce80bxhJZ2x2\
  +XZR2EUpXgA/M7DPOTzWSrUIq1Snd97sqGGq1allVUE+6ul913+ByOo6r8RNNhQr4w1FJHPAudFhiBA64OTntTjHCTetJf8A\
  gTPq8DwbisTJ/wC2waX8qUv8igvjL4mL93xt/wCU+H/Ch4PAvej/AOTM9VcAYlf8xn/ki/8Akhl54t+JF/ptxYXXjTfb3EbR\
  Sp9ghG5WGCMgZHBq8PhsFh60K9KjaUWmnzPdaozr+HlevSlRqYy8ZJp+4tnv9o5j+yday5/t/l2Vm/0ZeSOhr6x8X419fy/y\
  Pln4EZc963/kr/8AkyUWfiBX3L4iwfM83P2VPvetQ+K8W+v5f5Gb8BMse9X8Jf8AyZIsPiVAAviQrtZmGLVBgnrWU+JsTNOL\
  6+n+RVHwFyyjUjVjUTcWnrFtad05tNeTTT6lTUR4gg0WdbjxDLPbMoR4BGFDruBwcHpuAP1Arh+vOu1Gd36yb/M9LNuBaeUY\
  Opi6bp6WT5aNODabX2oq67kPgL/kqfhv/sJ2/wD6NWliv4M/Rnwq3PuSUEtjjBHBNfHnQUHBUfeJBGMDimJlSY4HzHBzt4/w\
  piPkKDrX9O1T52JpQdK82qbxNKCvMrG8TSg615lU3iaUHQV5tU3iaUFeZVOiJpQda8ysbRNKDtXmVTeJpQV51U6ImjCqt94A\
  /WvMrG8G1sVJ/BfhfUAn2jR7dduceSDFnPrtxn8a5njq9P4Zfqe7hs9x9G/LVbv31/O5y+vfCjTLPQ7nUrDVLmMW0MkzpMok\
  37RkAEYx0PrXoZXmdTF4ulhZpe/KMbrpd2v5/gevX47rYPDVcRWpKXJFuydtlfzPJI5VkOBkMZTCAf7wr9FxPCGYUbcqUvR/\
  52PNy/xs4axXN7ac6VrfFFu/pyc23nbcfgld2OMkZ9x1r56vhK9C3tYON+6aP0jL89y7Mub6liIVOW1+WSla+17PS9grnPVM\
  7Xf+QDP/AMB/9CFb4b+Ij5bjT/kT1v8At3/0pGd4Byfip4bx1/tO2/8ARq13Yr+DP0Z+Crc+45xluOo618edBRl5U8HOOnY0\
  xFGXgHcBjBximgPkSDrX9O1T5yJpQdK82qbxNKCvMrG8TSg615lU3iaUHQV5tU3iaUFeZVOiJpQda8ysbRNKDtXmVTeJpQV5\
  1U6ImlB1ry6xvE0oO1ebVN4lTxcSvw319l6jT5yP+/bV0cP/API3wv8A18h/6Ujz89/5FmJ/wS/JnzAH5uZF9Yrtf5Gv6wmf\
  y7UNaMiKaRh0hullH+645rjqK+5xSk47Oxehtbcukc0YKx3Zic9CVbpzXg4nJcFVtzUlp20/Kx9dl/ihxTlnN7DHTd7fHae3\
  bnUrfK1/kVdc8PJJ4C1XUEnZGsk3OhGQx8+NAB6ffz36V8jmeT0sByVKTbu7a+jf6H6vkXjDmXFEK+V5hQgrxTUoXVrSV7pu\
  V76dVbzOo+CvwguLm5s/G3iWN4LeJln0+1J2tKwOVlbuFzyB369Ovy+Y49JOjT36/wCR6UIX1Z9Ezd8jHbpXgmpVlG4A5HTH\
  PUH6VQjPnUjJI9gM8CmB8iQda/p2qfORNKDpXm1TeJpQV5lY3iaUHWvMqm8TSg6CvNqm8TSgrzKp0RNKDrXmVjaJpQdq8yqb\
  xNKCvOqnRE0oOteXWN4mlB2rzapvEi8RoJPAuso3RrKYH/vg10cP/wDI3wv/AF8h/wClI8/Pf+RZif8ABL/0lnyzYruW2jb+\
  OOS1b6jkV/WEz+Xahp2wM0KjvPaFf+BIa5JnDUNVW8yOZ16yQR3C/VTzXJM4Kh6N8ONM03W/Eep6VqlpHdWk8Mdz5Mn3Ww6M\
  MjuNyjg8HvXxHGc5QwkJRdnzfoz7nw1V80qf4H/6VE9tkAWLYqqAMAADpxxX5cfuZSm3DHy5PUnvTAoSYBIPr1xTEU5RweB0\
  xhRTA+Q4Otf07VPnImlB0rzapvE0oK8ysbxNKDrXmVTeJpQdBXm1TeJpQV5lU6ImlB1rzKxtE0oO1eZVN4mlBXnVToiaUHWv\
  LrG8TSg7V5tU3iVfFbmL4da7IOq6fO3/AJDNdHD/APyN8L/18h/6Ujz89/5FmJ/wS/8ASWfMKt5cszr0iuI7hf8AdbrX9YTP\
  5dqGpbYhnUdoLsr/AMBcVyTOGoadiu17aNv4ZJLVvoeRXJM4Kh6X8HlY+LRKc5XT5Im+qypXwvG3+5w/xL8mfdeGn/I0qf4H\
  /wClRPZZM7RtI3dAelfmCP3IpyjIAboT6554qgKMwAbrwBjbTEUJPmUhRyO1MD//2Q==
  """
)

package nonisolated let guestImage_05C60C40 = Raster.Image.embedded(
  """
  UklGRooFAABXRUJQVlA4WAoAAAAQAAAAPwAAPwAAQUxQSLgBAAABkFttm+pG38y9VgOmAphi6sPLvDXYuTLLkfJbiakDO6IS\
  ljnT0cz/f4F4vi0gIhi4baSoHdxjnrknYAqGGkC9+6xzefOP7vx3c9l5tju0MwEFGCqgOjy763ECe3dnh4M9mj2ogeWTO5K0\
  bOYDuFk2krw7WQbq2RADltpfSU/mk4xbcvJrewkhzjb68ROZjFPSEvnp4yyDNdbPyeScgZ7I8/VpJUQ8/TkSzRj8fIoYptMu\
  mVmAmexOI6FCw+wsQs9sUIXJccM+i7HPZlIYajRMLMjEZsJDUKM7HJcMu2O3U+GIfS8L7/MI1ejdjpXf5mRhsd8riCM+XjOz\
  ODOvYzUy9o6JAia+GxoKcf6LmQJmX+ZjGPj2wGtcGxVCWPrproH7z6UQ5nA88Cp3jLnYenRTwfyxFbFHI2XCPaAzyHVpB60H\
  rXlobfcoZW/71cAr3atTZiUyTy/V5vJWjdt/dCWc/yiny1UPyqmfRb8i/X2rf270z63+vaF/b+nfm/r3tv67of9u6b+b8u+2\
  vm6Q1y3yuklft8nrRnndqq+b5XW7vG+Q9y3yvkndt8n7Rnnfqu6b/7u+Xf7fAFZQOCCsAwAAcBQAnQEqQABAAD5NHopEIqGh\
  Gfs2qCgExLYAVQ7mf0nqPsZdS5LTpfvxk5/SZ5D6n35e/yu+Q8wH6ges56D/9pvhvoAeXD7Hf7l/tvYe8dz03NRygFwmma/7\
  zzAagX6r9CB7Gf6VmibFJQ+3iU/9zKIAGOd83oJgIq8tCZJPPhKRHCPhlUgKWDY52DXtrMH/0UiHCnP4wsrioNhe2FH0Z77U\
  P46ekLQFcnYZZAD+/51x+qOt3mPOwULe8myrRyc1mWfyE5bxxKwh+jf/YNwZFwOsDCTHFIS/Cf0HA7MCM29f5I4epDj85Ovg\
  75n6SY2+LKhsM86Pdo9w87Q3WxZIHFxAGdsR8y5+9YWQIqntW2tE6vf0P17LpaS8rijMXJnwR/fUnnJYRvwhE8imy2b5XZyj\
  vIBLcTTY8gb3bDlDh5yoBTNUUyAKcuEn2oqr04avkwgiLDNajZZ8VNJ//9MboQAaJpBpN/lRs1sF3+/LLM7TcHTQBPLSLAQ1\
  mSB3c4iNxU36s1QWihxhw3Nvif1RyPHtEa/kZ20vklEjX3XPnlwn/jaS7qHZoe/ze6a6Mp+Iogf8oBCHfSqxwCjPczNfUrvB\
  xGWTKIm9FAend584uzVbAQPaHRLDKjuctpXpmLfzJzHnk+5/Nc19OgkW3pbb/ByuyPvkBAQtWRciEtVPs+ebtdB/xiTTH9WP\
  2Wea3ucWEV+0NkJE9BCfL9s7c5p7onNrVo9SNCUl8aIqwoihaZ3V8oBRvtcU429DDsXH4Y3Px0uha3ohrkO0agmTSO+yg/Zl\
  jYLDmOBp0MZ5LV4BrNQIrT9bVONIgL5jblpmtOmhnHGWE5bVJao+GWAnBcCTpFOHl0IoBq3ii93U/YotfUPKFIvosznuuWPf\
  tae/iRdJPwmVYgts3Pa0gZUnFQ6YetrgnJ7dhXNWrMY3qZMnqb9iR0Ecr2D4z9jA+uyoM6wZj9/TsWSk2LzFerfYSZ0iMDXt\
  0db01qL257p3ewaJPvyERkzvD1osA5JjrSIfeZSk2DCRP0I9BHWest7/bmotZ7PDLtnVQBIt/8rJYnG+dCLpFGZT6L8+8A0m\
  I7Y2BdwbyZ+S2+PFSqQzcRCwmEOtdZiQtdkxMZJmHnWa8cVTdwVqhCniM6FJCP0Uu71bKEJfuw/DWvdIu1DW/sEvgTXS7vLh\
  vp5my5vunmNtbkaCxUZUHKnzcdWyd5/2tH8o0aOBX/vD3YMr0OM6B0IjX9ptxd5W2S11geQ93mAAAA==
  """
)
