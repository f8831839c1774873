// Generated from Editions.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Editions.raster:8
package nonisolated struct SeparateChips: Raster.Rasterizable, Hashable, Sendable {
  package var first: String
  package var second: String
  package var isOn: Bool

  package init(first: String = "بحت", second: String = "مه", isOn: Bool = false) {
    self.first = first
    self.second = second
    self.isOn = isOn
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 140, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SeparateChips",
      definition: "604fdd01b7f8525535083769750fc4dfc5c1946de8fc76b4f920dc3083f67982"
    )
    key.append(first)
    key.append(second)
    key.append(isOn)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let body = Raster.TextStyle(
      font: Raster.Font(family: "Naskh", size: 18, embeddedFonts: naskhFace_F866BACF),
      paint: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
    canvas.drawText(
      [
        Raster.TextRun(
          first,
          background: .color(Raster.Color(rgba: 0xEEF0F4FF)),
          cornerRadii: Raster.CornerRadii(4),
          padding: Raster.Insets(3),
          joins: false
        ),
        Raster.TextRun(second, padding: Raster.Insets(x: 2), joins: false),
      ],
      in: Raster.Rect(x: 0, y: 0, width: 140, height: 30),
      style: body
    )
    let joined: Raster.TextRun =
      isOn ? Raster.TextRun(first, padding: Raster.Insets(3), joins: true) : earlierChip(first)
    canvas.drawText(
      [
        joined,
        Raster.TextRun(
          second,
          background: .color(Raster.Color(rgba: 0xFFD60A80)),
          padding: Raster.Insets(y: 1),
          joins: false
        ),
      ],
      in: Raster.Rect(x: 0, y: 30, width: 140, height: 30),
      style: body
    )
  }

  package static let plain = SeparateChips()
  package static let on = SeparateChips(isOn: true)
  package static let short = SeparateChips(first: "ب", second: "ب")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SeparateChips>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("on", on),
      Raster.NamedState("short", short),
    ]
  }
}

nonisolated let naskhFace_F866BACF = Raster.FontCollection.embedded(
  as: "Naskh",
  """
  AAAcyHgBdVkJkFzFee7ud8+befPmeO/Nfbw53hw7M7szszPL7kraS1rt6j4toQMtkpAEklAkGbCMbfmIgglggsHGGNv4KBPH\
  R4BKCHbFNnHhKuMLDI5dRUiVkZ3CdhEwlYARCbv+u99otRh5Vt2v++/j//6////vQwgjhHzoLOLQxumplaswh15EKKIDdWJ6\
  44YtW9esewvqWxEipekt2yY++MZHPoFQ7Gaoz27Y0mjeHv4/BSG8A/rv239s7sRVT0vj0HYL1D9y6Oh7rvlV/l/+HiHuJoTC\
  xcMH5w7Et+aD0PY8pM5hIMi7Fp6D8WGo5w8fO33TuyT5m1B/DOo/PXr9/rmzz773DIz3Qv3aY3M3nUBjiPYfgnrm+Nyxg/zL\
  3lsRsh6A+voT1586vfAYakL9D7SdyUaweK7yybVX+UdfQxL3W8SYb3iQfdWPfXzhufmn+M18BqoiIsj9wTi+9tY5yL+88Nxb\
  Z/jNbKalvxajtNEs6O12JPxZOwcz8eRFfCe0IHIrodpZ437xXsD3PFBVgfACTwh/FmXeNnh6w4Zp9LjoZLw9DDVyxsW0+Msg\
  gZxDm9DLaAa9hdYCxeZ4tIobQKtwfuENHFp44y/WD7t1cjOaIvfRRMuQtkB5A5pCr0H5ajSIfr7wOhHRl/DvgK6jKfwZGPcD\
  SPdC+QlI74Py/y+8gZ6B/iLKwRibewxN8V+Gtq+gE5BmEFp4GdKrkF6D9BykV2iibawPYAHBfoRsJhVhmgNDgRyzL49OwNdE\
  OlBEsSRWxJo4Jq4Up8X14ibxRMa7sADL5vToU2+nXzh/4dcXzsP3lxf+88LzF771qyTMavY0GHybyjGSgVsMSgas7A70AHoW\
  63gMH8an8Vn8t/gT+Av4G/ib+AniI8fJ9zmRm+Lu4B7nTX6CP8U/LPiFdwmfFH4qmuLN4k/EX0lj0n2yR47KWbksd+SN8jXy\
  1+TzSlXZplyrfFr5nSfEpN00/yppg+VxSEIoFMgGCtlAdhP+9fxBvGX+6/OvCo03f7aa/xygm4H+j5DPIQ0Mr0icYqdrmpZk\
  mqJ0mPOpfNrhQ944z3HCQzh3qlyWQuM5a/b+f7qeSrYWMg3GguRZu+jUOafT6aaIZZmtpmGEsTiyXuAVj0/W7DDHc5hrXCE3\
  SvmdZx48qSV96+/9yqHJmDwqw0ywSvgZkkYNimKw3em0mp0uTFYsOvBPKlJa17QAWoozwqIoaUSyRdH+KCfIJDmRz6/Jh8fL\
  pb2NQjDtM/vGantszSnGPJroXz5hKYW+HCd7UlFCiCwWt5Ura+Ik0GcGUmqqW9xZ1kcmOqqUiWMiCRhjwLMKlPgs2GOGSTbY\
  7rZE0QibVDAXFMNjGmFJFPHwDe/35THp6x9Yv+eRlULQF7IzupGb+Pa2bWN1PusdXhEIFLNG124GjFpw9rq8PVVpIJcLN4kj\
  qPxOLssJFR/UYIGwpqvPnO28nVtlz/YxXyCgK6Yu+wzZHi3I8oHpZQ8v4esJhBRfMuGXsnWvGQZlT2eLCDPfGES/ofIN2IOD\
  7VbzL7AD+WR5Jq0k4orp9akRLXeFLct7xnlZ8KyB6RJyfysgxzoxIwC1EVEVfBF3fvQCvgFFF+dfqjYLFAczy3L9qrwUVEO5\
  FPEq/lBgF0xh6FY30wyYdV27om8i7+9muuBxqxYG6HqQIvgtApt20BML/+PSqQaBLvTo5yl94Y2FASof0EUWfZ3f96gUFVAl\
  l/oLNgdb6ycX5y6huxZed+kw95OLc5fQ/ZTOdPce/F2gD7BZSi+91KNqpLs4d+mhA7DCU/MvkOvw+1A/tNpM+k63TnK26Jp0\
  q0ltutUFLefAotnqU1XBKuDDN//Nsk53ubc1ZKaqeVGZ7FS3VCrb6xNJLaGV9+4sdEdPnFp+ZtQ784H5F95/4/L3NhoRIaD5\
  LcHwFuumz2eSdYRw0VKsuLu5Yavfly0VGKLz5Kv4EJpgiFxI7towVBdBMUwSUMCdF+0BOrkmwWACSjw+ub/bqqc31CutQDyS\
  ruT9k53k1MjhzYAy5fdFNd1Mx8zRsizv3J1MBXd9OOPTjh/Y/n7t3Pz5ztzY0KFKoq6HDNGjW/5IsWbE+sk6TDAhuWJQ5Hmw\
  h2yhMGmsbYb7rFVr89ktrm2BBFvR6BLb6kWKt4lApZDqxGEFJoAbTWj04GR5763d8VzICTntWLpS0CY6mfFqe6ZQnHHkXN6r\
  RsP544oyuyupxb3xTrywYuUOap3RpKRYWtLS4a9Yj6ZyBVmZxYTHQVNQoAM2LG8h6klroagGpueivRLQ9i1FC3Avi5bRXHiz\
  pyqT4xGnWGpdgjcI8FY7etmyyt1aD5HPZxl8KJ2JuIjimaIjKzOEkyMWg0BX/E1iQJR2YCdgNkjtq2donS5E7Z5TSiHT9csL\
  2/YBgII6M95/jVPSY56I6UvbUlixbI9n3dTk/JtXXxm2q1mlHp3ZnE0m7c+P3X370ahdkMypZHj+B2tu6Fv2V7k86vHeB7wH\
  Ls+bLchF9pfWyXasy+EwEpIkpm0hrFpmhGTK0JbGl8Vz9uGB5oROAU2kw99/LkJjk55loNzYJwKm7KXY5xpGh+EIL4FBg1+3\
  I+oKJxB/NsSJhODaiKLMVArDMGVs8DsfzU5m9bhv5S8/bq+040DLG36QexBW/RTw6CLUovMu/Uc3MWItkdbl3obEYoBEPWyI\
  G7oyl+sYkYxH9ZBQRud5jIG7ElbjEOWzKyq8qMCeSjhVkzymVp3sXpXTorq/nMzuGx7+4EQ44l1zx/TY7vV1UeapZQad1MD2\
  sqczEkpu2xjJtMPLFVGgFvo6xKtPAdYYQrnL6IOqBBBhRRltcSKnBFUNNCGLAo/D/iBMHC/O5vc+usOf8HVu3zHzgcHAFbEc\
  XfsvoQn8b+QhlEKo6+pgsH3J2MIpwoxNfHGyb30ymRM9HjGXlv2+OEeInUhMTwj2ZC63ruofmhpreuIpMT2Ys4T+kYYwuLdU\
  Gnet6yn8PbwHFcG62r3dBY4ObigDlrCdUVZQceUQxXcJghLydU/tMFbUItVYJra2UhnIDMaK1945JHgEj8Zr2fmninu7B81Q\
  fyygpw/bJX1qZrw2Er4mFEoNJwe2FTwhBCcs4E1y4NdttAy4LxoyRGyue5HzUouWWLDtAhQXCXaX29zPK5IgckSMkESprPdN\
  GqGgx/R5Ix7LUtWBinflu1eH6kUpJnhFfxa3zZyQ6FY94/NPXfHuZf2bs6JfCbYEK5HwxBJpvZmzm3rG01Wr1dSgnSmkk1s+\
  7ax3PCF8PHdtR6v2G11EFqgHfAOwO3RfylIzzy1u0sxHF0PSEgGcHmA8sndj/7KMLAcyupRoJPucQMwneUVvQg+EVbVZDpm2\
  GB2qqZOpoBfMQ+S1QGLVpJVzUlomYA+HwwCvL5o5PKxWmyY4iIvnU4An2TsJFZciYichhscIi467UVEvMfE1pR2b09ZQUZaL\
  7VDQCGrRdjI5HAyaLRzTVW8hI1vaan88mEkAjEIhW7WD2eTqoe5gujlY32kFal4nCaYDawn8D8Jpz6Ln0Ja7TxeXnFWoWzpU\
  OQ7b+r7TnWy0dcWv1rYnkz7DUsuN+Jhu7C701SdGG3sHlIiqJ3h9ttUs+/vqeSmxMenfP22vTeZKF7n9O/4q8Kq552aH7lJ1\
  4mqeRgjHZcw0z3Ys137xj0fXiHw+X475g9WMLyDKgdjGKp8rEhE3rlDuF33Sja34ilwgXy8bK3lBFiUr7lUKBY8WiML+nDY2\
  fWETjVE3OVvKpfFIRCAEcXAqauM78IOAposm4X4LiCQwV6p+Bsg1BOqsdB2YMUisTr2X67hhXBRDTfdoA20L667Wip4gMxHj\
  wTyRIW43M+WVJVUtJyNZTRd89fvy0wnZo5Ju7VygqMoDE3klpU/9ePc2vQ/TfRTjb33WY44U7IbWNxXiOTAayVMOK2VH9AWx\
  xacjrcZKc/3J+T9qvuRAUhwbQ0yWl/GT+GEUh9NaGyGh+E7bvnj+dDqDbRYoqC0JNHw49DwPar7nQ7tKO4ZkOTdsLrdKUWvb\
  XxeKyVdaBVMv6LIqNLDXTiVts2mvD/obliEvg4jdGUuPD3rHI3Nj45Pm7BFnMjkQs9S41jzUN1ctJ0vl2WF/uHceQP8BNyf1\
  4u7jqlSWn1FolKbXIbCRHLsPPYSGEIjVstmNqAWewC5D1DDdHYSKwAIPC6mWFZZ61yNRdI9EoshuSEZtqBSunegU+r1mYnJV\
  yuqPhlRVECelkCeOxaInGtFVTWjco+y4Us0YxrCqpKO5/mqsvSdNamV/Ug11lqXMdrKvYuxebZf4ljc9krSMj62d0ftqedmT\
  jmJZWc/5w41Ycgix+xzb/4bZ/udiyTGgPeA9S6dbTNBacr5073vuJjjEnepvZAu7BgvhSLG0cZUphnzFis8nCF7JY3gFiauN\
  yDK9Y0L8lAROCsj143tyiVAosuVcyyhFC8HoruNDejvv3LBl89+JqigH5A/Nv/gZ6gONUnI4mTy4Oj6xL/l5TXX9kjsAmMfo\
  nfjtfkmDEN3CQqa7OS4purUUz66C7MjQO2Myf52VRLvnrwGfNrw6K/iLlqdveaejhwQta6iNkRHYVXkprPrtkKQIHMl5ljVX\
  l4sj35U0cWiH5czVy/kxTpQFyYr71Ho00SxrFbgCzH8yHrv14QItHYnH87OFnY/uhZPIyS9cv6ZlZSeDgbzhv628qRTqpm0T\
  LSxQ+fjN3AHYLQtggw7C3APsptKU2tB6YmE5emPhSSLSPQHqM3gK78XPQr2BqN2+vPAsCpIH6SuKFGgFgvka+flbfbTlVfxF\
  VCB3IB/sg057yd1YFRWZM3RZwl8kfetsryecEgtjA/0w5jX8BPoq6UMK6JwagUW1pwordkSxFd+An6gaKY8a9fiSsDs8B33v\
  gnWRabxc7C2xCzM9TIJrDzpds7ceDmUOPsCWosgP7sxhq9UfiHh9nOHRcFjQdY3HMpznFD0RDqtShHSrgZSmRtTIPaYZMjk4\
  +2u+tJY2vSJsYHKApJOm7Q8Eqayv4MfR3WSa+mdoCYAef7pDOD3hGYBI0KJ8I8QAtqKKsQ/YKhLw9Wr4ccbNo0UTaV/akHgp\
  SZkFbNnKajbI/Qr+Ibqb00CvA0yzTs/xwdLeyXpR9IusG4KfC2qSgGuLGPgAFV0SL2EgK8n0qFcKxIVsJRuu3GeaYYNQRClf\
  yvAIIR9FFLRlkD8HHtKzCeRBBihj8YRIL7OOWxKxbWZVIRMX09HQd01bjTliKqqk8OZAWhPshJiKpAaDaW+0KqUsvw1nuJ7d\
  weoiy53GEh8z81otmktHvhfI6tVUIZntRU78HvSbJef2zsVHC3ouuXTS0ogsL98eVFNJ+mYhGkHeHmaPFrq0Yhu4vuqTBroB\
  2d8o8ezVYtiQgl76mvsj4iHnuH6IzS3g5VyypssZW+fPVE6dnlgC5gWia+JAOObz83AQgK1Kt0QvxrJEAh5VzliyIUlJcg8J\
  DaRDup93qrUHY5GIyfm0RNCX88fTMi8YfsUT5AwIzEVZCYXZC9kBvI6YcEZBBTfs5C4dUdiNAs6G/QmjP1awDMufWZZINHQh\
  HBIOtK50MkNRy4kaMSk8VixucXydjh/13kVT9EWUV9w3uF6ZIA1q69H16DSkDJTm0Cl0HToM5XF0EmpXoyNoP9qMDqJD6N3o\
  KFBO9l5Y4bfwz/Sd/DI/zGZ2f/1Qpm/bHHshpZaQg8hEUAXVgdZir+D0D0ErgS+l997PAUUQbJADWhN2GHJs7uR1aOLYdceu\
  Q6OIm1q1disanTs5dzUaPTp3+jjQeDauj73jYOAsIh2+7UVM7vswhjMDzSfQVsivRWch7wANo70MXwVGYJA5z+Ij6Y29C32Z\
  fQsM/W1Qv4SW0iuoCjnHJEVMUle6FENzGhJ9gT8L6Ryk21Aa3Yw+hG5Bd6C70X3oAZj9a+gR9Bj6DnoC/RD+noa/X6Dn0Xn0\
  W/Qy+l/0JihJxHnsxUEcwXQ1/4B+D16CkUI+A/k6Mgbyn4cRtD9GKv465Ffib1FJWb4SPwr5aohsGJ0hT0N+A8vHyEaE8TH8\
  c8hvpDn6HEQkjO4hQ0DZTzBtpTn6Nv4j5B8k1wNlO9nA8gHIq8Ab40fYbPtpjr/PyjtZ+UbyApRfIiUoWzRHP2NlxMqPk32Q\
  /xfL/5HcSWeAfYCOnYL8vymdtEgDdrEY+QlYbYzOSVrch1lrjtmJB1Ys1bOIfcwidjOL2ActG9EO+B5GJ9BN6F7Q/y3oTiTv\
  33/sBLrtmiPH59BdR44fOY3uPXrk0Bx6hOWfPXbwwBH0pZNQQf/K8n+AlUCw4q5VYpjH/T7Ss7ine/Vzve+Pe9+boZ2+et/d\
  +57s9T8Jlkmt/VHoedEyXbvBvR4yywVmsSJ7aeSApjA6zygSffFk9slDGYMN0RX6LcufYbb5WUjUtm9hSAi6H1IL4grtS4By\
  lo0Xewg44EZfkW6D0nFAeA5otwJFRX4UQhG4s2UZQoJmwVpdT3L14VI/Ar0v+pf7dwbSJ9jcBMZfpB6FdJyVKO3aHoX2MdnX\
  BDoB+gmmEepVNShRfXnBm+n/sKSgLjEdLaVgNt71UA7KafBfOmuO5XVINYgMNKfvvBHoUYc+lFJlrRWE/gTwR4xH
  """
)
