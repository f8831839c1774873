// The style of the panels: reports, operations and the look.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/panels.css`.
  static let panelsStyle = #"""
    #dock { grid-area: dock; display: flex; flex-direction: column; min-height: 0; min-width: 0;
      height: 232px; border-top: 1px solid var(--line); background: var(--panel); }
    .own-dock #dock { height: var(--dock); }
    .folded #dock { height: auto; }
    #dockSplit::after { background: transparent; }
    #dock .bar { display: flex; align-items: center; padding: 0 12px; flex: none; }
    [role="tablist"] { display: flex; gap: 4px; flex: 1; }
    [role="tab"] { border: 0; background: none; color: var(--soft); border-radius: 0; height: 31px;
      border-bottom: 2px solid transparent; padding: 3px 8px; }
    [role="tab"][aria-selected="true"] { color: var(--ink); border-color: var(--accent);
      font-weight: 600; }
    .folded [role="tab"][aria-selected="true"] { border-color: transparent; font-weight: 400;
      color: var(--soft); }
    #dock [role="tab"].bad { color: var(--error); }
    #fold { border: 0; background: none; color: var(--soft); }
    #panels { flex: 1; min-height: 0; display: flex; flex-direction: column;
      border-top: 1px solid var(--line); }
    [role="tabpanel"] { flex: 1; overflow: auto; padding: 10px 12px; min-height: 0; }
    [role="tabpanel"]:focus-visible { outline-offset: -2px; }
    .report { padding-bottom: 12px; max-width: 900px; }
    .report .head { display: flex; gap: 8px; align-items: baseline; flex-wrap: wrap; }
    .report .kind { font-weight: 600; color: var(--soft); }
    .report.error .kind { color: var(--error); }
    .report.warning .kind { color: var(--warning); }
    .report .code, .place { color: var(--faint); font-family: var(--mono); font-size: 12px; }
    .report pre { font: 12px/1.5 var(--mono); background: var(--raised); overflow-x: auto;
      border: 1px solid var(--line); border-radius: 6px; padding: 6px 10px; margin: 5px 0; }
    .report pre i { color: var(--faint); font-style: normal; user-select: none; }
    .report mark { background: var(--mark); color: inherit; border-radius: 2px;
      box-shadow: 0 2px 0 var(--error); }
    #operations ol { list-style: none; font: 12px/1.5 var(--mono); }
    #operations button { display: flex; gap: 14px; width: 100%; border: 0; background: none;
      text-align: left; padding: 1px 6px; height: auto; border-radius: 4px; white-space: nowrap; }
    #operations button:hover { background: var(--hover); }
    #operations button[aria-current] { background: var(--accent-soft); }
    #operations .title { min-width: 13em; }
    #operations .source { flex: 1; overflow: hidden; text-overflow: ellipsis; color: var(--soft); }
    #operations .where { color: var(--faint); }
    #operations .undrawn { color: var(--faint); }
    #look dl { display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 3px 12px; }
    #look dt { color: var(--faint); }
    #look dd { overflow-wrap: anywhere; }
    #look code { font: 12px/1.5 var(--mono); white-space: pre-wrap; }

    """#
}
