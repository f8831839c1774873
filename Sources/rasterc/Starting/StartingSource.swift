// The sources that `rasterc new` writes.

/// The sources of new components.
enum StartingSource {
  /// A plate with words on it.
  static func component(_ name: String) -> String {
    """
    /// Words on a plate, which is as wide as they are.
    component \(name) {
      /// The words.
      state title: String = "\(name)"
      state isPressed: Bool = false

      let label = Font(size: 15, weight: .semibold)
      let plate = environment.appearance == .dark ? #2670D6 : #0A5FCC

      size measure(title, font: label).width + 32, 40

      draw {
        fill roundedRect(bounds, radius: 10), with: isPressed ? plate.darker(15%) : plate
        text title, in: bounds, font: label, with: #FFFFFF, align: .center, maxLines: 1
      }

      accessibility {
        label title
        role .button
      }

      states {
        /// While it is held down.
        pressed isPressed: true
        /// Words of any length fit.
        long    title: "Words of any length fit"
      }
    }

    """
  }

  /// Colours and measures, light and dark.
  static func tokens(_ name: String) -> String {
    """
    /// The colours and measures of \(name).
    tokens \(name) {
      /// What can be used, and what lies on it.
      accent   light: #0A5FCC, dark: #8AB8FF
      onAccent light: #FFFFFF, dark: #06264F

      gap {
        small  8.0
        medium 16.0
      }
      radius   10.0

      label    TextStyle(font: Font(size: 15, weight: .semibold))
    }

    """
  }

  /// A button in a theme.
  static func button(_ theme: String) -> String {
    """
    import "\(theme).raster"

    /// A button in the colours of \(theme).
    component \(theme)Button {
      /// The words.
      state title: String = "Continue"
      state isPressed: Bool = false

      let words = measure(title, style: \(theme).label)

      size words.width + 2 * \(theme).gap.medium, words.height + 2 * \(theme).gap.small

      draw {
        fill roundedRect(bounds, radius: \(theme).radius),
          with: isPressed ? \(theme).accent.darker(15%) : \(theme).accent
        text title, in: bounds, style: \(theme).label, with: \(theme).onAccent, align: .center, maxLines: 1
      }

      accessibility {
        label title
        role .button
      }

      states {
        /// While it is held down.
        pressed isPressed: true
      }
    }

    """
  }
}
