// The style of a playground: an editor beside images, or above them in a narrow window.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/playground.css`.
  static let playgroundStyle = #"""
    :root {
      --comment: #6a6a74; --word: #a02876; --number: #1c5fb8; --string: #b3401c; --type: #3f6b1f;
      --label: #5b4a9e; --line-word: #0a6a75;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --comment: #8f8f9b; --word: #f58ccf; --number: #8ab8ff; --string: #ffab7a; --type: #a9d67f;
        --label: #bfb0ff; --line-word: #6fd0dc;
      }
    }
    html { height: 100%; }
    body { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100%; padding: 0; overflow: hidden; }
    header, main { max-width: none; margin: 0; }
    header {
      display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 9px 16px;
      border-bottom: 1px solid var(--line); background: var(--panel);
    }
    header h1 { font-size: 15px; }
    header p { margin: 0 0 0 auto; font-size: 13px; font-variant-numeric: tabular-nums; }
    #status.bad { color: var(--gone); }
    .actions { display: flex; flex-wrap: wrap; gap: 6px; }
    button, select, .knob input[type="text"], .knob input[type="number"] {
      font: inherit; font-size: 13px; color: inherit; background: var(--ground);
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px; min-height: 30px;
    }
    button { cursor: pointer; }
    button:hover:enabled, select:hover { border-color: var(--soft); }
    button:disabled { color: var(--soft); cursor: default; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); min-height: 0; }
    main > section { margin: 0; padding: 0; border: 0; min-height: 0; }
    .code { display: flex; flex-direction: column; border-right: 1px solid var(--line) !important; }
    .editor { position: relative; flex: 1; min-height: 0; overflow: hidden; }
    .editor pre, .editor textarea {
      font: 13px/20px var(--mono); tab-size: 2; white-space: pre; margin: 0; overflow-wrap: normal;
    }
    .gutter {
      position: absolute; inset: 0 auto 0 0; width: 44px; padding: 12px 8px 0 0; text-align: right;
      color: var(--soft); overflow: hidden; user-select: none; border-right: 1px solid var(--line);
    }
    .behind { position: absolute; inset: 0 0 0 44px; padding: 12px; overflow: hidden; pointer-events: none; }
    .behind pre { width: max-content; }
    .editor textarea {
      position: absolute; inset: 0 0 0 44px; width: calc(100% - 44px); height: 100%; padding: 12px;
      border: 0; resize: none; background: transparent; color: transparent; caret-color: var(--ink);
      overflow: auto;
    }
    .editor textarea:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 0; }
    .editor textarea::selection { background: #3b82f655; color: transparent; }
    #offers {
      position: absolute; z-index: 1; min-width: 220px; max-width: 90%; overflow: auto; margin: 0; padding: 4px;
      list-style: none; font: 13px/20px var(--mono); background: var(--panel); color: var(--ink);
      border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 6px 20px #0003;
    }
    #offers li { display: flex; gap: 20px; padding: 2px 8px; border-radius: 5px; cursor: pointer; white-space: nowrap; }
    #offers li .soft { margin-left: auto; overflow: hidden; text-overflow: ellipsis; }
    #offers li[aria-selected="true"] { background: #1c5fb8; color: #fff; }
    #offers li[aria-selected="true"] .soft { color: #fff; }
    .t1 { color: var(--comment); } .t2 { color: var(--word); } .t3 { color: var(--number); }
    .t4 { color: var(--string); } .t5 { color: var(--type); } .t6 { color: var(--label); }
    .t7 { color: var(--line-word); }
    #painted .error, #painted .warning, #painted .note {
      text-decoration: underline wavy var(--gone) 1px; text-decoration-skip-ink: none; text-underline-offset: 3px;
    }
    #painted .warning { text-decoration-color: var(--changed); }
    #painted .note { text-decoration-color: var(--accent); }
    #reportsPart { max-height: 38%; overflow: auto; border-top: 1px solid var(--line); background: var(--panel); }
    #reports { list-style: none; padding: 6px 12px; font-size: 13px; }
    #reports li { padding: 6px 0; }
    #reports .error > b { color: var(--gone); } #reports .warning > b { color: var(--changed); }
    #reports .where { font-family: var(--mono); font-size: 12px; margin-right: 8px; color: var(--accent); }
    #reports code { color: var(--soft); }
    #reports .fix { margin: 4px 8px 0 0; }
    main > .seen { overflow: auto; padding: 16px; }
    .heading { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; }
    .heading .soft { margin-left: auto; }
    .seen h2 { font-size: 16px; }
    #stage { margin-top: 10px; min-height: 140px; overflow: auto; }
    .ground canvas { display: block; max-width: 100%; }
    .ground .none { color: #b3261e; }
    .ground.dark .none { color: #ff8a80; }
    #controls { display: grid; grid-template-columns: repeat(auto-fit, minmax(230px, 1fr)); gap: 4px 28px; padding: 12px 0 18px; align-items: start; }
    .knob { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 38px; font-size: 13px; }
    .knob.unread .label { color: var(--soft); }
    .knob > input[type="text"], .range { flex: 1; max-width: 190px; min-width: 0; }
    .knob input[type="checkbox"] { width: 20px; height: 20px; accent-color: var(--accent); }
    .knob input[type="range"] { flex: 1; min-width: 0; accent-color: var(--accent); }
    .knob input[type="color"] { width: 34px; height: 30px; padding: 1px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); }
    .knob code { max-width: 190px; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .range { display: flex; align-items: center; gap: 8px; }
    .range input[type="text"] { width: 0; flex: 1; }
    .range output { min-width: 34px; text-align: right; font-variant-numeric: tabular-nums; }
    #reset { justify-self: start; }
    .sheet { list-style: none; padding: 8px 0; display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); }
    .sheet .look { padding: 0; min-width: 0; }
    .sheet h3 { font-size: 13px; font-weight: 500; margin: 0 0 4px; color: var(--soft); }
    .sheet .views { display: grid; grid-template-columns: 1fr 1fr; gap: 0; }
    .sheet .ground { min-height: 72px; min-width: 0; padding: 12px; overflow: hidden; }
    .sheet .ground.light { border-radius: 8px 0 0 8px; } .sheet .ground.dark { border-radius: 0 8px 8px 0; border-left: 0; }
    dialog {
      margin: auto; width: min(860px, 94vw); max-height: 88vh; color: var(--ink); background: var(--ground);
      border: 1px solid var(--line); border-radius: 12px; padding: 0;
    }
    dialog::backdrop { background: #00000066; }
    dialog form { display: flex; gap: 8px; align-items: center; padding: 12px 16px; position: sticky; top: 0; background: var(--panel); border-bottom: 1px solid var(--line); }
    dialog form h2 { margin-right: auto; font-size: 16px; }
    dialog pre { padding: 16px; overflow: auto; font: 12px/1.5 var(--mono); white-space: pre; overflow-wrap: normal; }
    @media (max-width: 860px) {
      body { display: block; overflow: auto; height: auto; }
      header { position: sticky; top: 0; z-index: 2; }
      header p { width: 100%; margin: 0; }
      main { display: flex; flex-direction: column; }
      .code { border-right: 0 !important; border-bottom: 1px solid var(--line) !important; }
      .editor { flex: none; height: 56vh; min-height: 260px; }
      #reportsPart { max-height: none; }
      main > .seen { overflow: visible; }
    }

    """#
}
