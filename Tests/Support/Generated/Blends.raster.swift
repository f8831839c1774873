// Generated from Blends.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Blends.raster:4
/// A disc cut from a photo, and a disc of light over it in one of the blend modes.
package nonisolated struct Blend: Raster.Rasterizable, Hashable, Sendable {
  package var mode: Raster.BlendMode

  package init(mode: Raster.BlendMode = .multiply) {
    self.mode = mode
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 56, height: 56)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Blend",
      definition: "865d698614577d365658720e627268441a783d3b00159024df95cfbb5877f5d9"
    )
    key.append(enumeration: Int(mode.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer { canvas in
      canvas.drawLayer(clip: .circle(center: Raster.Point(x: 22, y: 22), radius: 20)) { canvas in
        canvas.drawImage(valleyImage_54F2DCD4, in: canvas.bounds, fit: .cover)
      }
      canvas.drawLayer(blend: mode) { canvas in
        canvas.fill(
          .circle(center: Raster.Point(x: 34, y: 34), radius: 20),
          with: .linearGradient(
            from: .topLeft,
            to: .bottomRight,
            [
              Raster.GradientStop(Raster.Color(rgba: 0xFF5A7AFF)),
              Raster.GradientStop(Raster.Color(rgba: 0xFFD166FF)),
              Raster.GradientStop(Raster.Color(rgba: 0x37B6A9FF)),
            ]
          )
        )
      }
    }
  }

  package static let plain = Blend()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Blend>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 28.
  package static var looks: [Blend] {
    var looks: [Blend] = []
    for mode in Raster.BlendMode.allCases {
      looks.append(Blend(mode: mode))
    }
    return looks
  }
}

// Blends.raster:24
/// Every blend mode: the sixteen of CSS, then the Porter-Duff operators, then plus.
package nonisolated struct BlendBoard: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: boardLength(7), height: boardLength(4))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BlendBoard",
      definition: "fb3340525b21a313131ae2bdc17351f72346d7ba4e0feb6db1f0ffdbd966034e"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let modes: [Raster.BlendMode] = [
      .normal,
      .multiply,
      .screen,
      .overlay,
      .darken,
      .lighten,
      .colorDodge,
      .colorBurn,
      .hardLight,
      .softLight,
      .difference,
      .exclusion,
      .hue,
      .saturation,
      .color,
      .luminosity,
      .clear,
      .copy,
      .destination,
      .destinationOver,
      .sourceIn,
      .destinationIn,
      .sourceOut,
      .destinationOut,
      .sourceAtop,
      .destinationAtop,
      .xor,
      .plus,
    ]
    canvas.place(Ground(), in: canvas.bounds)
    for i in Raster.IntegerRanges.range(0, to: modes.count) {
      guard canvas.countIteration() else { break }
      canvas.place(
        Blend(mode: Raster.Functions.element(modes, at: i) ?? Raster.BlendMode.normal),
        in: tile(i, columns: 7)
      )
    }
  }

  package static let plain = BlendBoard()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BlendBoard>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [BlendBoard] {
    [BlendBoard()]
  }
}

package nonisolated let valleyImage_54F2DCD4 = Raster.Image.embedded(
  """
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ\
  ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
  FBQUFBQUFBQUFBQUFBT/wgARCACQANgDASIAAhEBAxEB/8QAGwAAAgMBAQEAAAAAAAAAAAAABAUAAgMBBgf/xAAaAQADAQEB\
  AQAAAAAAAAAAAAAAAQIDBAUG/9oADAMBAAIQAxAAAAH5lCZ9Z4w0JgDQmANCYA0JgDQmANCuoF6XZMPp3QA4wia+rCrQENqw\
  SFcaGhMA2HTh6wYdABh0AGHQAYdABh3QCsdpLB0P2hrbNbzSjjniElHWNJPRtlcq+Ma0gIdGHxjPN7V0YwF0YwF0YwF0YwF9\
  jtEwdjd4YW5xeVrdmxGVoq+iyT84P6IXSEGDwfaE2bbPSVcYxpjGU8vvWxlAWxlAWxlAWxlAXaH6JhEFkZ0MYQbhpgx29VhS\
  RH9R8s8/EhekAvTzwz0XoySZOMtYUxlKTPAYQ1a8VzSCj0hbGUYX8XuWRnELbsLphEFbxWJmhWGkZK2GaaqNaKVoTgW9Eovf\
  P+txuBQcOrFjFM2gDILnp8Deq2DKIVWa9Y5+eGef1/VJ40vxfTYF+Jnocv0bDxonPr9IC8Ct0yfFedp6vH9Wx+SV87X7mj+e\
  6Z7kYAU9rgNAwyvJvFkGNzDm/OXwSZMmwttkTqFrNPiEe+G7HqvrGASwSIKX55LnN2X3A/dTq6bdUQpvwPTV6ZUz1guDTN4V\
  Gz54J6vmY1sn6Nx1PSx5VJpm3mSvjDshKOd8aWcaXw5tJOgOlIvg0TYaA6RZPRInvAJm96lc7+cGF9kC6f0YFWVqFWjOsMDj\
  TNi2h1CQu7ZuazW2k4X1uwfhPE6X1vNDdIiYULkn/8QAIxAAAQUBAQACAgMBAAAAAAAAAAECAxESEwQFIRAUFSAiMf/aAAgB\
  AQABBQKiiiiiiiiiiiiijJkyZMmTJkyUUUUZMmTJkyZMmTJkyZMGDBg5nM5mDBgwZMmTBgwYMGDBgwYMGDBg5nM5nM5nM5nM\
  wYMGDBgwYMGDBgwYMGDBgSMSMSMSI5HI5CxCxixixmDBgwYMGDBgwYMGDBgSMSMSMSISI4nEWEWIWIWMWMWMwYMGDBgwYMGD\
  BgwcxIxIxsY2IbEJCcRYR0Q6IdGLGLGczBgwYMGDBgwYMHMSMSMbGNjGxjIiHyOlc74aVGvgodEOjHRjoxYxYzmczmczmczm\
  czmczmcxIxIxsY2MZGMjPjWI1p8hGnd8Y+MdGOjFjFjOZzEVulVqI5WtRsn+0bpOZzOZzOYkYkY1g1g1gxpC9YlX2fUn+le0\
  cwcwVgrCSmJbVR/oc5LLLLIpljGtR7eZzOZzEjEYIwawa0l9MfmVPwoqDmnyc/Jq+qRRnpcxz5FeWSTkcuTslOmobLS/sfXm\
  +S4t8/vbNLzOZP7Gwzx+qF5GiPbN6ovNJ+zC0/l4ePp9T/TJ5fkZfM/w/KM9EEnzvkbJ3jUk+XhJZXSvsWZEHSq4bNYqiKWK\
  pZZZ5pKfH7pY2O+UldDZZF7JYo1daq7KfyDLdOmnTm/rX2z0aOiKkk1iyqWWWKoiliqIpZY1ftk31Zr7sWVERfRlZ/U6U0aE\
  mVBJVNoJIgkqKKpZZYiiqWK8RxZZY1RFOi0j/t0n070D36VXGjRo0aNGhJDRos0aFcK4Rxoss3kWa0R9L2Uc9VNDnCqWaNGi\
  zRoRxo0aNGh0hsR5s2JIorzQ2Sjsp1U2K40XZR/w0aNGhHGjQrxZChWmTJgwcxW0UIxTmYMitKPpC/zRRRRX4oVpRRkRP6Il\
  mFpI1OSixqhQqClFFFFFFFFFFFH/xAAjEQACAwABAwQDAAAAAAAAAAAAEgECEQMEEyEQFCBBIjFR/9oACAEDAQE/AVFFFFFF\
  FFFFFFFFFFFFFEEEEEEFFEEEEEEEIods7Z2xBBBBBBBBBCKFqrGnHLzhNBBBC3JH0d0pyf0QQQQihMRPgpStf0KXvWs4Tyxn\
  g7owwxx9TeuQR1PGR1NtLdV4/GPJbrJO5O7p7u2Hu5+ibE2GNNNIkiwxNybDGjGkyab8NN9Jg8wMMMb8sM9NPJhhhnp//8QA\
  JhEAAgEEAQMEAwEAAAAAAAAAAAESAgMREyEEBSIQMVFhFBUyQf/aAAgBAgEBPwGRIkSJEiRMmTJkiRImTJkyZM2Gw2G02Gwm\
  TNhsNhsNhsHcHdHeNwrorhsNhsNhsNhsNg7g7hOTwVVR5KborgrhsKOmePM/FXyXunys0GzBtNg7g7g3UsVDu1Ve4rhZsV3a\
  ZIp6WqXk+D8X7MGDBd6O3Xl45H2+8nwx9vodKWSjtvk5vgp7bbX9Mdmh0wxwfq7TqbKO2UU/08iSSwYMHCROnJjI6THpkwYE\
  2jLFhiwSpH4k/om17G6rGCb/ANJk/oVz5QnSyJEiYwSQ+SKIZ9jUyBEihUfJwjJkz6RR/8QALBAAAQMEAAUDAgcAAAAAAAAA\
  AAECQREhMeEQEiAwUSJAYQMTMkJSYnBxgf/aAAgBAQAGPwL+M+VqVUr6V+EMe5d54LTs0K1KnwVTuVQs25Vc9VVMlOpFTC9p\
  v3HcvN1I1q0conqFXNS68LcbHkwI2yoctKIuOPJSqSovrx5Ecl0Uax8i1+o23yOen4k/KpzPX/PBVHcySij3fUVGuZd39CNR\
  3PWWiett75Holapj5Fc5aqvRfsq1HWOXDv1cVY11EyXuKqlKLTyWuW43Mlu7fpquPB+3x1Z9hnhct7a5njn22ejJnpz29GjR\
  ogggg0aNGiCCCDRo0aIIIINGjRJJJJJo0SSYUkkk0aJJJJJJNGiSSST/xAAoEAACAQMEAQQCAwEAAAAAAAAAAREQITFBUWFx\
  IDCBkfGh8EBQseH/2gAIAQEAAT8h/qP/APPH/wD9BBFeEMsv+CcABBFBBU+oyywyy/WAAEVScBwnALidR8TgOGoP1oABeUOV\
  wOpweXYP1L/0VUXCcBwnCdTjOE4PBh0ep1Op1Op1Op1Op1FwODyj1SlhAku5cc7Tg1p5WFwD4emAC8BHFUnHvXxSYakm+6xx\
  eBDoNNOGixBrgSZTOINVl+BaLifiCHB5Tz87FuM0HJknXG8mdQYkjgp3EOUWvGplQwriVi6ejLwSJXgF5BxRNwhEWk1dUQno\
  3JVLjKRkmygmhrNPcfTNRoY7kxzdMcIVuD2t5EFZcJgpeHkS2SGmnWulQLxPBZyL2BiMKUxpDTWZSwNtUnksjKGlabHOZtoQ\
  kwspuZS/wUFV7HJD3tiUWViE1pEk5J4ElNT4WGsGTok7y0OFLFosHV8aKvr6lE/6M7zUXyuhRnduuYHfQxm5qzQfMzZ6sW0Q\
  ldiZaJZEYmSbobDSRySkpcCgjEJfDSyJ48EMdYIeWwyyvG9u14wp34ZiPBN6Z2nL2L7hJJuJYGQoCp3ns11zmNmLXNFll1qo\
  lglFdXvlkURYDFObj5ysMmy3I+R0sqEFUISpSRYwxaKoLwhAQheyQiBJ8jpExy5gSXZjqPOhBVSoFQdgwuZsMctSDUctSW4h\
  hiTLpZixgsCe5LRDKhLCqFQLkdhCWRj1FyQm1DbdhS/6H+iJ7BM9Droewuoc3Qbbhvuh+0CDE/pR7Rd6hLljsIfQSlKUn0I5\
  QclkN3YTFvt8htt8hph/Q92PdhmX4DxJjLwly35CuWi2+hzMJyxL6Eyn2+Qn2+RMy+guTC5MJt/gSM/sT2+R/9oADAMBAAIA\
  AwAAABA000000c4FpuIU0AAAAARYtQqYOsDHHHHEoNuWR9lj08889/Ab5brCmk048kkNv1b8q3Fn6/u1bwakiVrAYcEBAqpd\
  FRvk+1rXEiLjoL5xuZ9OkHyjjyI7Ri5/NavbH//EACARAQEAAgICAgMAAAAAAAAAAAEAESEQMVFxIEEwQIH/2gAIAQMBAT8Q\
  /UAAPyEONj+FgHFOBjX53ynFyeMiI4WvGJMZX0QDjrGeziU4gS9+bpXc5ztm7dDd6Ss5lwiQyaJRlEcQk4Ehx9jxeKFiXdYA\
  Ae5U1CyqsrDss8Nbbad3leOdcsQufFIUZdX9slk7tvuU/c77bL0ydhHAQzt+bGLd7tdcMrKSzotu44Dg3f/EACIRAQACAQQC\
  AwEBAAAAAAAAAAEAETEQIUFRYXEgMKGBkf/aAAgBAgEBPxD6f5T63/YZdIkg0/ae09p7T2jqSiHlrp8z7rce4iDd8DSXq1PF\
  QBLU4ATiLVOdDrYWhBwyovKoNYB7haQV4cNstFzBhc+e5VAS/wA7lsAhnvzUTM8az/Zllx49/wCwOjwqLKtOA4jyv+IaBsQv\
  LRbiw2HHcruJsRpNojiDcyxibLmeKPGy/kibmV3MpBiEldEsbEbZuUMQ5DZRitCo1WzqJQbzzQcNq5YaYkyS7DB5QMRHQYW9\
  D//EACgQAAICAgMAAgICAgMBAAAAAAABESExcUFRYRCBkaGxwTDRIOHx8P/aAAgBAQABPxDU1NTU1NTU1NTU1NTURXgV8FuB\
  fA/A/I/Ixqampr/lAAR8DxPA8ReDQfg8TwPEcOBw+SHRDoh0Q6IdEOiHRDoh0Q6IdC8kvB5E3B5ngKuPi8TwPMz0eR4kOiHR\
  qampqampqampqangeZ4E4nDWGCYcGfDQ8HgeQ48GpqampqampqampqLyeJJweZ4k8UTxXxnQQIQcEXBBNHmeB4D8mpqampqa\
  mpqamp4nkeRLFfCngTwJ0HUQCORmGWjxPI8h+f8ALVVVAeBhowUTxQhxQ0zxlwu2+EOLEFLd/kkv2NHNNNlDTFqaIeDPRlo8\
  PkDQ0NDQ0NDQ0NDQ8jwPAxUYBgow0KulJDfNK/v4ZXJOE+P/AAy0ZKMgyUZKPA8DUh+Yal4cZsW2nErS78I8FWU5CWzq7GRF\
  xhM1NTU1PAgHgYaMFC6oiiimLlQzCDjw9kiX6Hb0yW3ySzRnozUeZnoe11KULLFLWSVKCuzR6N+xTe5Y6lKv4eKc7BtDI4Bh\
  Hoj0R6PE8DzMdEcURcC9rOa1KUcvpYU+jNhMUpp00PBIKE80UfJJhH+Jf9iSS8xPNzL7Y+8TPBuFP+PwTfvSvC+hVHTPEGn2\
  0RKbEu8CjE22+FlC5KD8vodq0yljkmNppukOiwduRJKxOEp8FeGTSjmnt0jQ0IZkWQd9dwjkrm0jkkpbXaE20SXKZOLBkJZh\
  Tu/wTILrYKXC5royThSUl4h2o7JMzCvoIRXdQigkm7p0QMuOlRvscJU+Z2MXzWVTlM8vCjN+EGqgkTyEPsRwuR3bVKH09YHi\
  H5ZXxYK5CIXI7IowlSER6nwTvJa7HUepcHUWNj4p1Q04hME90khLW5bbKefyQtSEjDRxv3Q5zblvkWZI+uNbLp8J1PcbHV0m\
  2yW3sjiNsfCQvyxFRS7gQyotkyvB65Vk7Q8ojlqcj0jhpymKqzY2HAuaYG3RKVru8tkOTSQ1XJlMVlaLy12OqshLQ65FhY+R\
  OGL6SnmMkGrTlPkQ4k8SQSbbheiag7Ae9mE0/oQ3sa6OJ7F2D2TTaa5QqM2wlTR9yKROMFzg9JxIvp0SNWepksxlKslIrbHN\
  IcaGUbkemkdMiwv40eQmq0MQQJyWTmFbYwiQk/IlHcYXBQxdgsLKWX5OFnKy7JALPs4rEXY1uvh9jJf/AAxTKRDiHYvyyMzu\
  erMXoDQwzSaIa0ozDZcdrhDWnBX0LCyl/HirFkXZKVZ7Ds7+BdkQuH5IKRse1/uNwj9jsne2e/8AJIwNMc0sb7bEvY4mHwdW\
  C0NyJ/wJmXWbbEYsfkQ4p6OVyu0L7I9oS9l2ShCUGs4fkQZDB4LpCuPoGQmTCzA/kgZ033P/AC2TlWxuL7B0P6BrlHoTVOwk\
  pf3BrNv7hLK/YXV+x6M+kzJPDXUjlbvQaDhKfY9vuZH/AGIir9jtfViKb/SOUfQsQT/5Eh74UU3H6MSstNqOsgU8ArGZeKPM\
  6HEJCmoHbcDqMDqgS6aZKyuwxf2BsMCY8/Qr0fSRCf8ACEv9I8fyTPZdoxk/yB0IDGGaM7/0SHBj8Q5v6R//2Q==
  """
)
