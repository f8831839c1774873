// The style of the page on a narrow screen.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/narrow.css`.
  static let narrowStyle = #"""
    @media (max-width: 900px) {
      body { display: flex; flex-direction: column; height: auto; overflow: visible; }
      aside { order: 1; }
      header { flex-wrap: wrap; position: sticky; top: 0; z-index: 3; }
      #counts { margin-left: 0; width: 100%; }
      nav, aside { border: 0; border-bottom: 1px solid var(--line); }
      nav ul { display: flex; overflow-x: auto; padding: 8px; gap: 2px; }
      nav input, nav a .count, .split { display: none; }
      main, aside, nav { overflow: visible; }
      main { display: block; }
      .tools { flex-wrap: wrap; }
      #view { height: min(46vh, 420px); flex: none; }
      #readout { white-space: normal; min-height: 44px; height: auto; }
      #sheet, .own-sheet #sheet { max-height: none; height: auto; }
      #dock, .own-dock #dock { height: auto; min-height: 32px; }
      #panels { max-height: 60vh; }
    }

    """#
}
