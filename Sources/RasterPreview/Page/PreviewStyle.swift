// How the page looks: its colours, and where its parts lie.

/// The page's style sheet.
enum PreviewStyle {
  static let frame = """
    :root {
      --ground: #ffffff; --panel: #f7f7f8; --raised: #ffffff; --line: #e3e3e7; --ink: #1a1a1f;
      --soft: #5f5f69; --faint: #8a8a94; --accent: #0a5fd1; --accent-soft: #e6f0fd;
      --error: #b3261e; --warning: #8a5200; --good: #0b7a3b; --mark: #ffe1de;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #131316; --panel: #1a1a1e; --raised: #222227; --line: #2f2f36; --ink: #ececf1;
        --soft: #a3a3ae; --faint: #7c7c87; --accent: #7ab3ff; --accent-soft: #1d2c42;
        --error: #ff8a80; --warning: #f0b453; --good: #5fd38d; --mark: #5a2320;
      }
    }
    * { box-sizing: border-box; margin: 0; padding: 0;
      scrollbar-width: thin; scrollbar-color: var(--faint) transparent; }
    [hidden] { display: none !important; }
    html { height: 100%; }
    body {
      display: grid; height: 100%; overflow: hidden; background: var(--ground); color: var(--ink);
      grid: "bar bar bar" auto "nav main side" minmax(0, 1fr) "nav dock side" 232px
        / 208px minmax(0, 1fr) 288px;
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    header {
      grid-area: bar; display: flex; align-items: baseline; gap: 12px; padding: 9px 16px;
      border-bottom: 1px solid var(--line); background: var(--panel);
    }
    h1 { font-size: 13px; font-weight: 650; }
    h2 { font-size: 12px; font-weight: 600; }
    #status { color: var(--soft); }
    #status::before {
      content: ""; display: inline-block; width: 7px; height: 7px; border-radius: 50%;
      background: var(--faint); margin-right: 7px; vertical-align: 1px;
    }
    #status.good::before { background: var(--good); }
    #status.bad { color: var(--error); }
    #status.bad::before { background: var(--error); }
    #counts { color: var(--faint); margin-left: auto; white-space: nowrap; }
    nav { grid-area: nav; border-right: 1px solid var(--line); background: var(--panel);
      display: flex; flex-direction: column; min-height: 0; }
    nav input { margin: 10px; }
    nav ul { list-style: none; overflow-y: auto; padding: 0 6px 10px; min-height: 0; }
    nav a {
      display: flex; gap: 8px; padding: 4px 10px; border-radius: 6px; color: var(--ink);
      text-decoration: none;
    }
    nav a span { margin-left: auto; color: var(--faint); }
    nav a:hover { background: var(--line); }
    nav a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
    main { grid-area: main; overflow-y: auto; min-height: 0; }
    aside { grid-area: side; overflow-y: auto; border-left: 1px solid var(--line);
      background: var(--panel); min-height: 0; }
    #dock { grid-area: dock; display: flex; flex-direction: column; min-height: 0;
      border-top: 1px solid var(--line); background: var(--panel); }
    input, select, button, textarea {
      font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line);
      border-radius: 6px; padding: 2px 8px; height: 28px; line-height: 20px;
    }
    button { cursor: pointer; }
    button:disabled { color: var(--faint); cursor: default; }
    button[aria-pressed="true"] { background: var(--accent-soft); color: var(--accent); }
    input:hover:enabled, select:hover, button:hover:enabled { border-color: var(--faint); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    input[type="range"] { padding: 0; height: 20px; accent-color: var(--accent); flex: 1;
      min-width: 0; width: 100%; }
    input[type="color"] { padding: 1px; width: 34px; }
    @media (max-width: 900px) {
      body { display: flex; flex-direction: column; height: auto; overflow: visible; }
      aside { order: 1; }
      header { flex-wrap: wrap; position: sticky; top: 0; z-index: 2; }
      #counts { margin-left: 0; white-space: normal; width: 100%; }
      nav, aside { border: 0; border-bottom: 1px solid var(--line); }
      nav ul { display: flex; overflow-x: auto; padding: 8px; gap: 2px; }
      nav input { display: none; }
      nav a { white-space: nowrap; }
      nav a span { display: none; }
      main, aside, nav { overflow: visible; }
      #dock { min-height: 240px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .switch i, .switch i::after { transition: 120ms; }
    }

    """
}
