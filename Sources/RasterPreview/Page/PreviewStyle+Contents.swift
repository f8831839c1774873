// How the page's pictures, controls and reports look.

extension PreviewStyle {
  static let contents = """
    .tools { display: flex; align-items: center; gap: 10px; padding: 10px 16px; min-width: 0; }
    .tools h2 { font-size: 15px; font-weight: 650; }
    .space { flex: 1; }
    .field { display: flex; align-items: center; gap: 8px; color: var(--soft); }
    .grow { flex: 1; min-width: 0; }
    #place { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #place, #stepName { color: var(--faint); font-family: var(--mono); font-size: 12px; }
    #stepName { min-width: 11em; text-align: right; }
    #view {
      margin: 0 16px; border: 1px solid var(--line); border-radius: 8px; overflow: auto;
      height: 300px; display: flex; background: #ffffff; cursor: crosshair; resize: vertical;
    }
    #view.dark { background: #1c1c1e; }
    #ground { position: relative; margin: auto; flex: none; }
    #ground > * { position: absolute; inset: 0; width: 100%; height: 100%; }
    #ground > #picture { position: static; display: block; }
    #ground > img:not([src]) { visibility: hidden; }
    .pixels #picture, #marks { image-rendering: pixelated; }
    #marks, #grid, #cross, #caps, #past { pointer-events: none; }
    #ground > #past { inset: auto; border-right: 0; }
    #past.pixels, #besidePicture.pixels { image-rendering: pixelated; }
    #beside { margin: auto; flex: none; padding-right: 24px; }
    #beside img { display: block; }
    #ground > #caps { inset: auto; }
    #caps i, #caps b { position: absolute; }
    #caps .across { top: -6px; bottom: -6px; border-left: 1px dashed #ff2d78; }
    #caps .down { left: -6px; right: -6px; border-top: 1px dashed #ff2d78; }
    #caps .frame { left: 0; top: 0; outline: 1px solid #0a84ff; background: #0a84ff1f; }
    #ground > .edge { inset: auto; touch-action: none; }
    #ground > #edgeRight { width: 10px; margin-left: -3px; cursor: ew-resize; }
    #ground > #edgeBottom { height: 10px; margin-top: -3px; cursor: ns-resize; }
    #ground > #edgeCorner { width: 14px; height: 14px; margin: -4px 0 0 -4px; cursor: nwse-resize; }
    .edge:hover, .edge:focus-visible { background: #0a84ff66; border-radius: 4px; }
    #ground > #cross { inset: auto; outline: 2px solid #ff2d78; outline-offset: 0; }
    #readout {
      padding: 0 16px 10px; min-height: 30px; color: var(--soft); font-size: 12px;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    #readout b { color: var(--ink); font-weight: 600; }
    #readout code, #readout a { font-family: var(--mono); }
    .swatch { display: inline-block; width: 10px; height: 10px; border-radius: 3px;
      border: 1px solid var(--line); vertical-align: -1px; margin-right: 4px; }
    #sheet { padding: 10px 16px 24px; border-top: 1px solid var(--line); }
    #sheet h2 { padding: 4px 0 10px; color: var(--soft); }
    #looks, #others { list-style: none; display: flex; flex-wrap: wrap; gap: 14px;
      align-items: flex-end; }
    #others { margin-bottom: 8px; }
    #looks li, #others li { max-width: 100%; min-width: 0; }
    .look { display: block; padding: 0; height: auto; border: 0; background: none; text-align: left;
      min-width: 72px; max-width: 100%; color: var(--soft); font-size: 12px; }
    .look .plate {
      display: flex; align-items: center; justify-content: center; padding: 12px; overflow: hidden;
      border: 1px solid var(--line); border-radius: 8px; background: #ffffff; min-height: 44px;
    }
    .look.dark .plate { background: #1c1c1e; }
    .look img { display: block; max-width: 100%; max-height: 440px; height: auto;
      object-fit: contain; }
    .look .names { display: block; padding: 5px 2px 0; max-width: 260px; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .look[aria-pressed="true"] { background: none; color: var(--accent); }
    .look[aria-pressed="true"] .plate { border-color: var(--accent);
      box-shadow: 0 0 0 1px var(--accent); }
    #sheet #axes { padding: 0 0 10px; }
    .scroll { overflow-x: auto; }
    #matrix { border-spacing: 10px 8px; margin: 0 0 14px -10px; }
    #matrix th { font-weight: 500; color: var(--soft); text-align: left; white-space: nowrap; }
    #failures { list-style: none; color: var(--error); padding-top: 10px; }
    aside section { padding: 10px 14px 14px; border-bottom: 1px solid var(--line); }
    aside h2 { color: var(--soft); padding-bottom: 6px; }
    .control { padding: 5px 0; }
    .control .head { display: flex; gap: 6px; min-height: 22px; }
    .control .head label, .control .head .label { font-weight: 500; }
    .control .type { color: var(--faint); font-family: var(--mono); font-size: 11px; }
    .control .reset { margin-left: auto; border: 0; background: none; color: var(--accent);
      padding: 0 2px; height: auto; font-size: 12px; }
    .control .row { display: flex; align-items: center; gap: 8px; }
    .control .row > input[type="text"], .control .row > select { flex: 1; min-width: 0; width: 100%; }
    .control .row > input[type="number"] { width: 82px; }
    .control .note { color: var(--error); font-size: 12px; }
    .parts { flex: 1; min-width: 0; }
    .part { flex: 1; min-width: 0; border-left: 2px solid var(--line); padding: 2px 0 2px 8px; }
    .part ol { list-style: none; }
    .part li { display: flex; align-items: flex-start; gap: 4px; padding: 2px 0; }
    .part .field { padding: 1px 0; }
    .part .field > span { flex: 0 0 64px; overflow: hidden; text-overflow: ellipsis; font-size: 12px; }
    .part input[type="text"], .part select, .parts > select { flex: 1; min-width: 0; width: 100%; }
    .small { padding: 0 7px; }
    [aria-invalid="true"] { border-color: var(--error); }
    .control.unread .head { opacity: 0.6; }
    .choices { display: flex; flex: 1; border: 1px solid var(--line); border-radius: 6px;
      background: var(--raised); overflow: hidden; }
    .choices label { flex: 1; text-align: center; cursor: pointer; position: relative; }
    .choices label + label { border-left: 1px solid var(--line); }
    .choices span { display: block; padding: 3px 6px; white-space: nowrap; }
    .choices input { position: absolute; opacity: 0; inset: 0; height: 100%; cursor: pointer; }
    .choices input:checked + span { background: var(--accent-soft); color: var(--accent);
      font-weight: 600; }
    .choices input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: -2px; }
    .switch { display: inline-flex; align-items: center; cursor: pointer; margin-left: auto;
      position: relative; }
    .reset:not([hidden]) + .switch { margin-left: 6px; }
    .control .head { align-items: center; }
    .switch input { position: absolute; opacity: 0; inset: 0; height: auto; cursor: pointer; }
    .switch i { width: 32px; height: 18px; border-radius: 9px; background: var(--faint);
      position: relative; }
    .switch i::after { content: ""; position: absolute; left: 2px; top: 2px; width: 14px;
      height: 14px; border-radius: 50%; background: #ffffff; }
    .switch input:checked + i { background: var(--accent); }
    .switch input:checked + i::after { left: 16px; }
    .switch input:focus-visible + i { outline: 2px solid var(--accent); outline-offset: 2px; }
    [role="tablist"] { display: flex; gap: 4px; padding: 6px 12px 0; }
    [role="tab"] { border: 0; background: none; color: var(--soft); border-radius: 0;
      border-bottom: 2px solid transparent; padding: 3px 8px 5px; }
    [role="tab"][aria-selected="true"] { color: var(--ink); border-color: var(--accent);
      font-weight: 600; }
    [role="tab"].bad { color: var(--error); }
    [role="tabpanel"] { flex: 1; overflow: auto; padding: 10px 16px; min-height: 0;
      border-top: 1px solid var(--line); }
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
    .quiet { color: var(--faint); }
    #operations ol { list-style: none; font: 12px/1.5 var(--mono); }
    #operations button { display: flex; gap: 14px; width: 100%; border: 0; background: none;
      text-align: left; padding: 1px 6px; height: auto; border-radius: 4px; white-space: nowrap; }
    #operations button:hover { background: var(--line); }
    #operations button[aria-current] { background: var(--accent-soft); }
    #operations .title { min-width: 13em; }
    #operations .source { flex: 1; overflow: hidden; text-overflow: ellipsis; color: var(--soft); }
    #operations .where { color: var(--faint); }
    #operations .undrawn { color: var(--faint); }
    #look dl { display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 3px 12px; }
    #look dt { color: var(--faint); }
    #look dd { overflow-wrap: anywhere; }
    #look code { font: 12px/1.5 var(--mono); white-space: pre-wrap; }
    @media (max-width: 900px) {
      .tools { flex-wrap: wrap; gap: 8px; }
      #place { display: none; }
      #readout { white-space: normal; min-height: 48px; }
    }

    """
}
