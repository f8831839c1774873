// Generated from SettingsRows.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// SettingsRows.raster:4
/// A row of settings: an icon from an SVG file in the colour of the row, and a name.
package nonisolated struct SettingsRow: Raster.Rasterizable, Hashable, Sendable {
  /// Any SVG file or image.
  package var icon: Raster.Image
  package var title: String
  package var isChosen: Bool
  /// Whether the icon takes the row's colour instead of its own.
  package var isTinted: Bool

  package init(
    icon: Raster.Image = bellImage_598A1A32,
    title: String = "Notices",
    isChosen: Bool = false,
    isTinted: Bool = true
  ) {
    self.icon = icon
    self.title = title
    self.isChosen = isChosen
    self.isTinted = isTinted
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SettingsRow",
      definition: "661aaf8615881c997cd99aafd6bcc19bbcd386580c15563c457d43fe3845bddf"
    )
    key.append(icon)
    key.append(title)
    key.append(isChosen)
    key.append(isTinted)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let tone: Raster.Color =
      isChosen ? Brand.accent(in: canvas.environment) : Brand.ink(in: canvas.environment)
    canvas.fill(
      .roundedRect(canvas.bounds, radius: corner),
      with: Brand.surface(in: canvas.environment)
    )
    if isChosen {
      canvas.fill(
        .roundedRect(canvas.bounds, radius: corner),
        with: Brand.accent(in: canvas.environment).opacity(0.12)
      )
    }
    canvas.drawImage(
      icon,
      in: Raster.Rect(x: 12, y: 10, width: 24, height: 24),
      tint: isTinted ? tone : nil
    )
    canvas.drawText(
      title,
      in: Raster.Rect(x: 48, y: 0, width: 140, height: 44),
      font: Raster.Font(size: 17),
      with: .color(Brand.ink(in: canvas.environment)),
      maxLines: 1
    )
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: title)
  }

  package static let plain = SettingsRow()
  package static let chosen = SettingsRow(isChosen: true)
  package static let saved = SettingsRow(icon: heartImage_39DFC669, title: "Saved stays")
  package static let bag = SettingsRow(icon: bagImage_511DCE0D, title: "Purchases")
  package static let country = SettingsRow(
    icon: flagImage_41E438E7,
    title: "Country",
    isTinted: false
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SettingsRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("chosen", chosen),
      Raster.NamedState("saved", saved),
      Raster.NamedState("bag", bag),
      Raster.NamedState("country", country),
    ]
  }
}

// SettingsRows.raster:37
/// A seal: a disc from which the outline of a file is cut.
package nonisolated struct HeartSeal: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 64, height: 64)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "HeartSeal",
      definition: "414509fc4b2864cc0aa280be4ccb0ea9697a2b1a96ebd2ef0840c369bb430135"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let heart: Raster.Path = Raster.Path(
      svgPathData: "M12 20.5 3.9 12.4a5.2 5.2 0 0 1 7.4-7.4l.7.7.7-.7a5.2 5.2 0 0 1 7.4 7.4z"
    ).transformed(by: .scaling(2)).offset(x: 8, y: 8)
    let clapper: Raster.Path = Raster.Path(
      svgPathData:
        "M10.025 19.5001L10.0784 19.5028L10.1316 19.5085L10.1844 19.5169L10.2367 19.5282L10.2883 19.5422L10.3391 19.559L10.389 19.5785L10.4377 19.6006L10.4851 19.6253L10.5312 19.6525L10.5758 19.6821L10.6187 19.714L10.6598 19.7482L10.699 19.7846L10.7363 19.823L10.7714 19.8633L10.8044 19.9055L10.835 19.9493L10.8633 19.9948L10.889 20.0416L10.9091 20.0834L10.9219 20.1107L10.9375 20.1415L10.954 20.1718L10.9713 20.2016L10.9894 20.2308L11.0083 20.2595L11.028 20.2876L11.0485 20.3151L11.0699 20.342L11.0919 20.3683L11.1148 20.394L11.1384 20.419L11.1627 20.4433L11.1878 20.467L11.2135 20.49L11.2399 20.5122L11.267 20.5337L11.2947 20.5545L11.323 20.5744L11.3518 20.5935L11.3812 20.6118L11.4111 20.6292L11.4415 20.6457L11.4723 20.6614L11.5036 20.6761L11.5351 20.69L11.5671 20.7029L11.5994 20.7148L11.632 20.7259L11.6649 20.7359L11.6979 20.745L11.7313 20.7532L11.7648 20.7604L11.7986 20.7666L11.8325 20.7719L11.8666 20.7762L11.9009 20.7795L11.9353 20.7819L11.9699 20.7832L12 20.7835L12.0301 20.7832L12.0647 20.7819L12.0991 20.7795L12.1334 20.7762L12.1675 20.7719L12.2014 20.7666L12.2352 20.7604L12.2687 20.7532L12.3021 20.745L12.3351 20.7359L12.368 20.7259L12.4006 20.7148L12.4329 20.7029L12.4649 20.69L12.4964 20.6761L12.5277 20.6614L12.5585 20.6457L12.5889 20.6292L12.6188 20.6118L12.6482 20.5935L12.677 20.5744L12.7053 20.5545L12.733 20.5337L12.7601 20.5122L12.7865 20.49L12.8122 20.467L12.8373 20.4433L12.8616 20.419L12.8852 20.394L12.9081 20.3683L12.9301 20.342L12.9515 20.3151L12.972 20.2876L12.9917 20.2595L13.0106 20.2308L13.0287 20.2016L13.046 20.1718L13.0625 20.1415L13.0781 20.1107L13.0909 20.0834L13.111 20.0416L13.1367 19.9948L13.165 19.9493L13.1956 19.9055L13.2286 19.8633L13.2637 19.823L13.301 19.7846L13.3402 19.7482L13.3813 19.714L13.4242 19.6821L13.4688 19.6525L13.5149 19.6253L13.5623 19.6006L13.611 19.5785L13.6609 19.559L13.7117 19.5422L13.7633 19.5282L13.8156 19.5169L13.8684 19.5085L13.9216 19.5028L13.975 19.5001L14.0285 19.5002L14.0819 19.5031L14.1351 19.5089L14.1879 19.5176L14.2402 19.529L14.2917 19.5433L14.3425 19.5602L14.3922 19.5799L14.4409 19.6022L14.4882 19.627L14.5342 19.6544L14.5787 19.6841L14.6215 19.7162L14.6625 19.7506L14.7016 19.7871L14.7387 19.8256L14.7737 19.8661L14.8065 19.9083L14.837 19.9523L14.865 19.9978L14.8907 20.0448L14.9137 20.0931L14.9342 20.1425L14.9519 20.193L14.967 20.2443L14.9793 20.2964L14.9888 20.349L14.9954 20.4021L14.9992 20.4555L15.0002 20.5089L14.9983 20.5624L14.9935 20.6157L14.9859 20.6686L14.9755 20.7211L14.9623 20.773L14.9463 20.824L14.9276 20.8741L14.9091 20.9166L14.875 20.9888L14.8335 21.0708L14.7897 21.1515L14.7435 21.231L14.6952 21.3089L14.6446 21.3855L14.5919 21.4606L14.537 21.5341L14.48 21.6061L14.4211 21.6763L14.36 21.7449L14.297 21.8117L14.2321 21.8767L14.1652 21.9399L14.0967 22.0011L14.0263 22.0604L13.9542 22.1176L13.8805 22.1728L13.8052 22.2259L13.7284 22.2767L13.6501 22.3254L13.5705 22.3717L13.4896 22.4158L13.4076 22.4574L13.3243 22.4967L13.2402 22.5336L13.1549 22.568L13.0688 22.5999L12.9818 22.6294L12.8939 22.6563L12.8056 22.6806L12.7163 22.7025L12.6267 22.7217L12.5365 22.7384L12.4457 22.7525L12.3548 22.7639L12.2633 22.7728L12.1717 22.779L12.0799 22.7826L12 22.7835L11.9201 22.7826L11.8283 22.779L11.7367 22.7728L11.6452 22.7639L11.5543 22.7525L11.4635 22.7384L11.3733 22.7217L11.2837 22.7025L11.1944 22.6806L11.1061 22.6563L11.0182 22.6294L10.9312 22.5999L10.8451 22.568L10.7598 22.5336L10.6757 22.4967L10.5924 22.4574L10.5104 22.4158L10.4295 22.3717L10.3499 22.3254L10.2716 22.2767L10.1948 22.2259L10.1195 22.1728L10.0458 22.1176L9.9737 22.0604L9.9033 22.0011L9.8348 21.9399L9.7679 21.8767L9.703 21.8117L9.64 21.7449L9.5789 21.6763L9.52 21.6061L9.463 21.5341L9.4081 21.4606L9.3554 21.3855L9.3048 21.3089L9.2565 21.231L9.2103 21.1515L9.1665 21.0708L9.125 20.9888L9.0909 20.9166L9.0724 20.8741L9.0537 20.824L9.0377 20.773L9.0245 20.7211L9.0141 20.6686L9.0065 20.6157L9.0017 20.5624L8.9998 20.5089L9.0008 20.4555L9.0046 20.4021L9.0112 20.349L9.0207 20.2964L9.033 20.2443L9.0481 20.193L9.0658 20.1425L9.0863 20.0931L9.1093 20.0448L9.135 19.9978L9.163 19.9523L9.1935 19.9083L9.2263 19.8661L9.2613 19.8256L9.2984 19.7871L9.3375 19.7506L9.3785 19.7162L9.4213 19.6841L9.4658 19.6544L9.5118 19.627L9.5591 19.6022L9.6078 19.5799L9.6575 19.5602L9.7083 19.5433L9.7598 19.529L9.8121 19.5176L9.8649 19.5089L9.9181 19.5031L9.9715 19.5002Z"
    ).offset(x: 20, y: 38)
    canvas.fill(
      Raster.Path.circle(canvas.bounds).subtracting(heart).union(clapper),
      with: Brand.accent(in: canvas.environment)
    )
  }

  package static let plain = HeartSeal()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<HeartSeal>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [HeartSeal] {
    [HeartSeal()]
  }
}

package nonisolated let bellImage_598A1A32 = Raster.Image.embedded(
  """
  UkRSVwGA7gWA7gUA0A/QDwAAAQEAAAD/AgEAIk01IDE3aDE0bC0yLTNWMTBhNSA1IDAgMCAwLTEwIDB2NHoAAaAfwD7AuAIA\
  AQEAAQAaTTEwIDIwLjVhMi4yIDIuMiAwIDAgMCA0IDAAAaAfwD7AuAIAAQEA
  """
)

nonisolated let heartImage_39DFC669 = Raster.Image.embedded(
  """
  UkRSVwGA7gWA7gUA0A/QDwAAAQEAAAD/AQAASE0xMiAyMC41IDMuOSAxMi40YTUuMiA1LjIgMCAwIDEgNy40LTcuNGwuNy43\
  LjctLjdhNS4yIDUuMiAwIDAgMSA3LjQgNy40egABoB8A
  """
)

nonisolated let bagImage_511DCE0D = Raster.Image.embedded(
  """
  UkRSVwGA7gWA7gUA0A/QDwAAAQEAAAD/AgEAHU04LjUgMTBWN2EzLjUgMy41IDAgMCAxIDcgMHYzAAGgH8A+wLgCAAAAAAAA\
  VE01IDguNWgxNGwxIDEySDR6TTkgMTNhMSAxIDAgMSAwIDAgMiAxIDEgMCAwIDAgMC0yem02IDBhMSAxIDAgMSAwIDAgMiAx\
  IDEgMCAwIDAgMC0yegABoB8B
  """
)

nonisolated let flagImage_41E438E7 = Raster.Image.embedded(
  """
  UkRSVwGA7gWA7gUA0A/QDwAAAAECoB8AAAEDwD7APoDxBIDxBAAAAAAAAwAADU0wIDBoMjR2MjRIMHoAAAEfb+v/AAAAGE0w\
  IDloMjR2Nkgwek03IDBoNXYyNEg3egAAAf////8AAAAbTTAgMTAuNWgyNHYzSDB6TTggMGgzdjI0SDh6AAAB0SQv/wA=
  """
)
