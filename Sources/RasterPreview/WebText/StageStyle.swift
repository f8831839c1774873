// The style of the stage: the large image, its tools and its overlays.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/stage.css`.
  static let stageStyle = #"""
    .tools { display: flex; align-items: center; gap: 8px; padding: 7px 12px; min-width: 0; }
    .tools h2 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .space { flex: 1; min-width: 0; }
    .field { display: flex; align-items: center; gap: 8px; color: var(--soft); white-space: nowrap; }
    .grow { flex: 1; min-width: 0; }
    #stage { flex: 1; min-height: 180px; min-width: 0; display: flex; flex-direction: column; }
    #stageTools h2 { font-size: 14px; font-weight: 650; min-width: 3em; flex: 0 1 auto; }
    #measures { color: var(--soft); font-size: 12px; flex: none; }
    #stepName { color: var(--faint); font-family: var(--mono); font-size: 12px; }
    #stageFoot .grow { flex: 0 1 420px; min-width: 96px; }
    #stepName { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    #stageTools button, #stageFoot button, #stageFoot select { font-size: 12px; }
    #zoom { width: 104px; padding: 2px 4px; }
    #view {
      flex: 1; min-height: 0; overflow: auto; scrollbar-width: none; background: var(--light-stage);
      border-block: 1px solid var(--line); cursor: crosshair; user-select: none;
      touch-action: pan-x pan-y; overscroll-behavior: contain;
    }
    #view:focus-visible { outline-offset: -2px; }
    #view.dark { background: var(--dark-stage); }
    #view.panned { cursor: grabbing; }
    #canvas { display: flex; align-items: flex-start; }
    #ground { position: relative; flex: none; }
    #ground > * { position: absolute; inset: 0; width: 100%; height: 100%; }
    #ground > #picture { position: static; display: block; }
    #ground > img:not([src]) { visibility: hidden; }
    .pixels #picture, #marks { image-rendering: pixelated; }
    #marks, #grid, #cross, #caps, #boxes, #past { pointer-events: none; }
    #ground > #past { inset: auto; border-right: 0; }
    #past.pixels, #besidePicture.pixels { image-rendering: pixelated; }
    #beside { flex: none; padding-right: 24px; }
    #beside img { display: block; }
    #ground > #caps { inset: auto; }
    #caps i, #caps b { position: absolute; }
    #caps .across { top: -6px; bottom: -6px; border-left: 1px dashed #ff2d78; }
    #caps .down { left: -6px; right: -6px; border-top: 1px dashed #ff2d78; }
    #caps .frame { left: 0; top: 0; outline: 1px solid #0a84ff; background: #0a84ff1f; }
    #boxes .box { position: absolute; outline: 1px dashed #0a84ff80; outline-offset: -0.5px; }
    #boxes .innermost { outline: 1.5px solid #0a84ff; background: #0a84ff1f; }
    #boxes i { position: absolute; inset: 0; border: 0 solid #34c7598c; }
    #boxes .label { position: absolute; left: 0; top: calc(100% + 4px); padding: 2px 6px; border-radius: 4px;
      background: #1c1c1e; color: #ffffff; font-size: 11px; white-space: nowrap; }
    #boxes .label b, #boxes .label code { color: inherit; }
    #ground > .edge { inset: auto; touch-action: none; }
    #ground > #edgeRight { width: 10px; margin-left: -3px; cursor: ew-resize; }
    #ground > #edgeBottom { height: 10px; margin-top: -3px; cursor: ns-resize; }
    #ground > #edgeCorner { width: 14px; height: 14px; margin: -4px 0 0 -4px; cursor: nwse-resize; }
    .edge:hover, .edge:focus-visible { background: #0a84ff66; border-radius: 4px; }
    #ground > #cross { inset: auto; outline: 2px solid #ff2d78; outline-offset: 0; }
    #readout {
      flex: none; padding: 3px 12px; height: 26px; color: var(--soft); font-size: 12px;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
      border-bottom: 1px solid var(--line);
    }
    #readout:empty::before { content: "Point at a pixel to see its colour and the line that drew it";
      color: var(--faint); }
    #readout b { color: var(--ink); font-weight: 600; }
    #readout code, #readout a { font-family: var(--mono); }
    .swatch { display: inline-block; width: 10px; height: 10px; border-radius: 3px;
      border: 1px solid var(--line); vertical-align: -1px; margin-right: 4px; }
    #empty { margin: auto; padding: 32px; max-width: 520px; text-align: center; }
    #empty h2 { font-size: 20px; font-weight: 640; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    #empty p { color: var(--soft); padding: 8px 0 18px; font-size: 14px; }
    #create { display: flex; gap: 8px; justify-content: center; align-items: center; flex-wrap: wrap; }
    #create label { color: var(--soft); }
    #create input { width: 190px; height: 32px; }
    #create input:invalid { border-color: var(--error); }
    #create button { height: 32px; padding: 2px 14px; background: var(--accent); border-color: transparent;
      color: var(--ground); font-weight: 600; }

    """#
}
