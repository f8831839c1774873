// The style of the page: its colours and its layout.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/frame.css`.
  static let frameStyle = #"""
    :root {
      --ground: #ffffff; --panel: #f7f7f8; --raised: #ffffff; --line: #e1e1e6; --ink: #1a1a1f;
      --soft: #5a5a64; --faint: #73737e; --accent: #0a5fd1; --accent-soft: #e4eefd;
      --error: #b3261e; --warning: #8a5200; --good: #0b7a3b; --mark: #ffe1de; --hover: #ebebee;
      --light-stage: #f1f1f4; --dark-stage: #1c1c1e;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #131316; --panel: #1a1a1e; --raised: #232328; --line: #303037; --ink: #ececf1;
        --soft: #a9a9b4; --faint: #8b8b96; --accent: #7ab3ff; --accent-soft: #1d2c42;
        --error: #ff8a80; --warning: #f0b453; --good: #5fd38d; --mark: #5a2320; --hover: #2a2a30;
        --light-stage: #e9e9ed; --dark-stage: #1e1e22;
      }
    }
    * { box-sizing: border-box; margin: 0; padding: 0;
      scrollbar-width: thin; scrollbar-color: var(--faint) transparent; }
    [hidden] { display: none !important; }
    html { height: 100%; }
    body {
      display: grid; height: 100%; overflow: hidden; background: var(--ground); color: var(--ink);
      grid: "bar bar bar" auto "nav main side" minmax(0, 1fr) "nav dock side" auto
        / var(--left) minmax(0, 1fr) var(--right);
      --left: 200px; --right: 288px;
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    @media (max-width: 1199px) { body { --left: 168px; --right: 260px; } }
    @media (min-width: 1800px) { body { --left: 256px; --right: 340px; } }
    body.empty { grid-template-areas: "bar bar bar" "main main main" "dock dock dock"; }
    body.empty > nav, body.empty > aside { display: none; }
    header {
      grid-area: bar; display: flex; align-items: baseline; gap: 12px; padding: 8px 14px;
      border-bottom: 1px solid var(--line); background: var(--panel); min-width: 0;
    }
    h1 { font-size: 13px; font-weight: 650; white-space: nowrap; }
    h2 { font-size: 12px; font-weight: 600; }
    #status { color: var(--soft); flex: 0 1 auto; min-width: 0; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    #status::before {
      content: ""; display: inline-block; width: 7px; height: 7px; border-radius: 50%;
      background: var(--faint); margin-right: 7px; vertical-align: 1px;
    }
    #status.good::before { background: var(--good); }
    #status.bad { color: var(--error); }
    #status.bad::before { background: var(--error); }
    #counts { color: var(--faint); margin-left: auto; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; min-width: 0; flex: 0 100 auto; font-size: 12px; }
    nav { grid-area: nav; border-right: 1px solid var(--line); background: var(--panel);
      display: flex; flex-direction: column; min-height: 0; min-width: 0; }
    nav input { margin: 10px; min-width: 0; }
    nav ul { list-style: none; overflow-y: auto; padding: 0 6px 10px; min-height: 0; }
    nav a { display: flex; gap: 8px; padding: 3px 8px; border-radius: 6px; color: var(--ink);
      text-decoration: none; }
    nav a .title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    nav a .count { margin-left: auto; color: var(--faint); font-size: 12px; }
    nav a:hover { background: var(--hover); }
    nav a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
    nav a[aria-current] .count { color: inherit; font-weight: 400; }
    main { grid-area: main; min-height: 0; min-width: 0; display: flex; flex-direction: column; }
    aside { grid-area: side; overflow-y: auto; border-left: 1px solid var(--line);
      background: var(--panel); min-height: 0; }
    input, select, button, textarea {
      font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line);
      border-radius: 6px; padding: 2px 8px; height: 26px; line-height: 20px;
    }
    button { cursor: pointer; white-space: nowrap; flex: none; }
    [aria-disabled="true"], :disabled { color: var(--faint); cursor: not-allowed; }
    button[aria-disabled="true"] { opacity: 0.65; }
    button[aria-pressed="true"] { background: var(--accent-soft); color: var(--accent); }
    input:hover:enabled, select:hover,
    button:not([aria-disabled="true"]):hover { border-color: var(--faint); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    input[type="range"] { padding: 0; height: 20px; accent-color: var(--accent); flex: 1;
      min-width: 0; width: 100%; }
    input[type="color"] { padding: 1px; width: 32px; flex: none; }
    .group { display: flex; flex: none; }
    .group > * { border-radius: 0; margin-left: -1px; position: relative; }
    .group > :first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
    .group > :last-child { border-radius: 0 6px 6px 0; }
    .group > :focus-visible, .group > :hover { z-index: 1; }
    .split { flex: none; height: 7px; margin: -4px 0 -3px; z-index: 2; cursor: ns-resize;
      touch-action: none; position: relative; }
    .split::after { content: ""; position: absolute; inset: 3px 0; background: var(--line); }
    .split:hover::after, .split:focus-visible::after { background: var(--accent); inset: 2px 0; }
    .quiet { color: var(--faint); }
    @media (prefers-reduced-motion: no-preference) {
      .switch i, .switch i::after { transition: 120ms; }
    }

    """#
}
