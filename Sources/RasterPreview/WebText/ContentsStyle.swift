// The style of looks and controls.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/contents.css`.
  static let contentsStyle = #"""
    #sheet { flex: 0 1 auto; min-height: 96px; max-height: max(26%, 190px); display: flex; flex-direction: column;
      min-width: 0; }
    .own-sheet #sheet { flex: none; height: var(--sheet); max-height: none; }
    #sheetTools { padding-bottom: 3px; min-height: 34px; }
    #sheetTools h2, #othersTitle { color: var(--soft); font-weight: 500; }
    #sheetTools select { height: 24px; padding: 1px 4px; font-size: 12px; max-width: 130px; }
    #sheetTools .field, #sheetTools .axes { font-size: 12px; }
    .axes { display: flex; gap: 12px; flex: none; }
    #sheetBody { overflow: auto; min-height: 0; padding: 4px 12px 12px; }
    #othersTitle { padding: 12px 0 8px; }
    #looks, #others { list-style: none; display: flex; flex-wrap: wrap; gap: 12px;
      align-items: flex-end; }
    #looks li, #others li { max-width: 100%; min-width: 0; }
    .views { display: flex; gap: 4px; max-width: 100%; }
    .look { display: block; padding: 0; height: auto; border: 0; background: none; text-align: left;
      min-width: 64px; max-width: 100%; flex: 0 1 auto; color: var(--soft); font-size: 12px; }
    .look .plate {
      display: flex; align-items: center; justify-content: center; padding: 10px; overflow: hidden;
      border: 1px solid var(--line); border-radius: 8px; background: var(--light-stage);
      min-height: 42px;
    }
    .look.dark .plate { background: var(--dark-stage); }
    .look img { display: block; max-width: 100%; height: auto; }
    .names { display: block; padding: 4px 2px 0; max-width: 260px; overflow: hidden; font-size: 12px;
      color: var(--soft); text-overflow: ellipsis; white-space: nowrap; }
    .look:hover .plate { border-color: var(--faint); }
    .look[aria-pressed="true"] { background: none; color: var(--accent); }
    .look[aria-pressed="true"] .plate { border-color: var(--accent);
      box-shadow: 0 0 0 1px var(--accent); }
    li:has([aria-pressed="true"]) .names { color: var(--accent); font-weight: 600; }
    .scroll { overflow-x: auto; }
    #matrix { border-spacing: 10px 8px; margin: 0 0 14px -10px; }
    #matrix th { font-weight: 500; color: var(--soft); text-align: left; white-space: nowrap;
      font-size: 12px; }
    #failures { list-style: none; color: var(--error); padding-top: 8px; }
    #failures:empty { display: none; }
    aside section { padding: 10px 12px 12px; border-bottom: 1px solid var(--line); }
    aside h2 { padding-bottom: 6px; }
    #documentation { color: var(--soft); }
    #documentation:empty { display: none; }
    #place { color: var(--faint); font-family: var(--mono); font-size: 12px; padding-top: 2px;
      overflow-wrap: anywhere; }
    .control { display: grid; grid-template-columns: 80px minmax(0, 1fr); column-gap: 8px;
      align-items: center; padding: 3px 0; }
    .control .head { display: flex; align-items: center; min-width: 0; min-height: 26px; }
    .control .head label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      color: var(--soft); }
    .control .reset { margin-left: auto; border: 0; background: none; color: var(--accent);
      padding: 0 2px; height: 22px; font-size: 14px; line-height: 1; }
    .control .row { display: flex; align-items: center; gap: 6px; min-width: 0; }
    .control .row > input[type="text"], .control .row > select { flex: 1; min-width: 0; width: 100%; }
    .control .row > input[type="number"] { flex: 1 1 66px; min-width: 0; width: 66px; padding-right: 2px; }
    .control .row > input[type="range"] { flex: 1.4 1 60px; }
    .control .note { grid-column: 1 / -1; color: var(--error); font-size: 12px; }
    .control.wide { grid-template-columns: minmax(0, 1fr); }
    .parts { flex: 1; min-width: 0; }
    .part { flex: 1; min-width: 0; border-left: 2px solid var(--line); padding: 2px 0 2px 8px; }
    .control:not(.wide) .part { border: 0; padding: 0; }
    .part ol { list-style: none; }
    .part li { display: flex; align-items: flex-start; gap: 4px; padding: 2px 0; }
    .part .field { padding: 1px 0; }
    .part .field > span { flex: 0 0 64px; overflow: hidden; text-overflow: ellipsis; font-size: 12px; }
    .part input[type="text"], .part select, .parts > select { flex: 1; min-width: 0; width: 100%; }
    .control input[type="color"].none { opacity: 0.3; }
    .small { padding: 0 7px; }
    [aria-invalid="true"] { border-color: var(--error); }
    .control.unread .head label { opacity: 0.65; font-style: italic; }
    .choices { display: flex; flex: 1; border: 1px solid var(--line); border-radius: 6px;
      background: var(--raised); overflow: hidden; min-width: 0; }
    .choices label { flex: 1 1 auto; text-align: center; cursor: pointer; position: relative;
      min-width: 0; }
    .choices label + label { border-left: 1px solid var(--line); }
    .choices span { display: block; padding: 2px 3px; white-space: nowrap; font-size: 11.5px;
      overflow: hidden; text-overflow: ellipsis; }
    .choices input { position: absolute; opacity: 0; inset: 0; height: 100%; cursor: pointer; }
    .choices input:checked + span { background: var(--accent-soft); color: var(--accent);
      font-weight: 600; }
    .choices input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: -2px; }
    .switch { display: inline-flex; align-items: center; cursor: pointer; position: relative; }
    .switch input { position: absolute; opacity: 0; inset: 0; height: auto; cursor: pointer; }
    .switch i { width: 32px; height: 18px; border-radius: 9px; background: var(--faint);
      position: relative; }
    .switch i::after { content: ""; position: absolute; left: 2px; top: 2px; width: 14px;
      height: 14px; border-radius: 50%; background: #ffffff; }
    .switch input:checked + i { background: var(--accent); }
    .switch input:checked + i::after { left: 16px; }
    .switch input:focus-visible + i { outline: 2px solid var(--accent); outline-offset: 2px; }

    """#
}
