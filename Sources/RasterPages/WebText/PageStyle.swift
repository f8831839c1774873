// The style of all pages, whose colours follow the system's appearance.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/page.css`.
  static let pageStyle = #"""
    :root {
      --ground: #ffffff; --panel: #f6f6f7; --line: #e2e2e5; --ink: #1b1b1f; --soft: #63636b;
      --accent: #0a5fd1; --new: #0b7a3b; --gone: #b3261e; --changed: #9a5b00;
      --light: #ffffff; --dark: #1c1c1e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121214; --panel: #1b1b1e; --line: #303036; --ink: #ececf0; --soft: #a0a0aa;
        --accent: #7ab3ff; --new: #5fd38d; --gone: #ff8a80; --changed: #f0b453;
      }
    }
    * { box-sizing: border-box; margin: 0; }
    body {
      background: var(--ground); color: var(--ink); padding: 0 20px 64px;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      overflow-wrap: anywhere;
    }
    header, main { max-width: 1080px; margin: 0 auto; }
    header { padding: 40px 0 24px; }
    h1 { font-size: 28px; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em; }
    header p { color: var(--soft); margin-top: 6px; }
    code, .changes { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { font-size: 0.92em; }
    a { color: var(--accent); }
    .counts { display: flex; flex-wrap: wrap; gap: 8px 28px; margin-top: 20px; }
    .counts div { display: flex; gap: 7px; align-items: baseline; }
    .counts dd { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; order: -1; }
    .counts dt { color: var(--soft); }
    .counts .changed dd { color: var(--changed); }
    .counts .new dd { color: var(--new); }
    .counts .gone dd { color: var(--gone); }
    section { border-top: 1px solid var(--line); padding: 24px 0 8px; margin-top: 20px; }
    h2 { font-size: 19px; line-height: 1.3; font-weight: 620; }
    h2 small, h3 small { color: var(--soft); font-size: 14px; font-weight: 400; margin-left: 6px; }
    .changes { list-style: none; padding: 0; margin: 10px 0 4px; font-size: 13px; line-height: 1.7; }
    .changes b { font-weight: 600; }
    .swatch {
      display: inline-block; width: 0.85em; height: 0.85em; border-radius: 3px; margin-right: 0.3em;
      vertical-align: -0.06em; box-shadow: inset 0 0 0 1px #80808066;
    }
    .look { padding: 14px 0 10px; }
    h3 { font-size: 15px; font-weight: 560; margin-bottom: 8px; }
    .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 16px; padding: 14px 0; }
    .grid h3 { margin: 6px 0 0; font-size: 14px; font-weight: 450; }
    figure { min-width: 0; }
    figcaption { color: var(--soft); font-size: 13px; margin-top: 4px; }
    .ground {
      display: flex; align-items: center; justify-content: center; min-height: 96px; padding: 16px;
      border: 1px solid var(--line); border-radius: 8px; background: var(--light);
    }
    .ground.dark { background: var(--dark); }
    .ground.plain { background: var(--panel); }
    .ground img { display: block; max-width: 100%; height: auto; }
    .ground.plain img { image-rendering: pixelated; }
    .none { color: var(--soft); font-size: 13px; }
    .names { padding: 10px 0 0; list-style: none; columns: 2; column-gap: 32px; }
    .names li { padding: 2px 0; break-inside: avoid; }
    details > summary { cursor: pointer; color: var(--accent); padding: 8px 0; }
    @media (max-width: 640px) {
      body { padding: 0 14px 48px; }
      header { padding: 24px 0 16px; }
      h1 { font-size: 23px; }
      .pictures { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
      .pictures .wide { grid-column: 1 / -1; }
      .ground { padding: 12px; min-height: 72px; }
      .names { columns: 1; }
    }

    """#
}
