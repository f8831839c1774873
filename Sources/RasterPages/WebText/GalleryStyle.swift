// The style of gallery pages, in addition to the style of all pages.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/gallery.css`.
  static let galleryStyle = #"""
    [hidden] { display: none !important; }
    .soft { color: var(--soft); font-size: 13px; }
    .note { color: var(--changed); font-size: 13px; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: -999px; top: 8px; padding: 8px 12px; background: var(--panel); }
    .skip:focus { left: 8px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    .search { margin-top: 18px; }
    .search label { display: block; font-weight: 560; font-size: 14px; margin-bottom: 4px; }
    .search input {
      width: 100%; max-width: 420px; padding: 9px 12px; font: inherit; color: inherit;
      background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
    }
    .search p { color: var(--soft); font-size: 13px; min-height: 20px; margin-top: 4px; }
    .index { margin-top: 0; border-top: 0; padding-top: 0; }
    .cards { list-style: none; padding: 14px 0; display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
    .cards a { display: block; height: 100%; color: inherit; text-decoration: none; border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px 12px; }
    .cards a:hover { border-color: var(--accent); }
    .cards strong, .cards .soft { display: block; }
    .cards strong { font-weight: 600; }
    .cards .line { display: block; color: var(--soft); font-size: 13px; line-height: 1.4; margin-top: 3px; }
    .thumb { display: flex; align-items: center; justify-content: center; height: 132px; padding: 12px; margin: -10px -12px 10px; background: var(--panel); border-radius: 9px 9px 0 0; overflow: hidden; }
    .thumb.light { background: #f6f6f7; }
    .thumb picture { display: contents; }
    .thumb img { display: block; max-width: 100%; max-height: 100%; object-fit: contain; }
    .trail { display: flex; flex-wrap: wrap; gap: 4px 20px; max-width: 1080px; margin: 0 auto; padding: 20px 0 0; font-size: 14px; }
    .trail a { text-decoration: none; }
    .trail a:first-child { margin-right: auto; font-weight: 560; }
    article { max-width: 1080px; margin: 0 auto; padding-top: 24px; }
    article + article, .index + article { border-top: 3px solid var(--line); margin-top: 32px; }
    article > h2 { font-size: 23px; font-weight: 640; letter-spacing: -0.01em; }
    article > h3, article section h3 { font-size: 17px; font-weight: 600; margin: 0; }
    article > p, section > p { max-width: 68ch; margin-top: 8px; }
    .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 10px 28px; margin-top: 18px; }
    .facts dt { color: var(--soft); font-size: 13px; }
    .facts dd { margin: 0; }
    .looks { display: flex; flex-wrap: wrap; gap: 24px 28px; padding: 14px 0; align-items: flex-start; }
    .looks .look { min-width: min(260px, 100%); max-width: 100%; padding: 0; }
    .views { display: flex; flex-wrap: wrap; gap: 8px; }
    .view { flex: 1 1 auto; max-width: 100%; }
    .view .ground { min-height: 84px; min-width: 126px; overflow: hidden; }
    .view .soft { padding-top: 3px; font-size: 12px; }
    .view .soft a { text-decoration: none; }
    .view .soft a:hover { text-decoration: underline; }
    .look figcaption { contain: inline-size; }
    .look figcaption { color: inherit; font-size: 14px; margin-top: 4px; }
    .look .name { font-size: 14px; font-weight: 600; margin: 0 0 6px; }
    .snippet { display: flex; align-items: flex-start; gap: 8px; margin-top: 6px; padding: 6px 6px 6px 10px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
    .snippet pre { flex: 1; min-width: 0; max-height: 132px; overflow: auto; white-space: pre-wrap; font-size: 12px; line-height: 1.5; }
    .copy { flex: none; font: inherit; font-size: 12px; line-height: 18px; padding: 1px 8px; color: var(--accent); background: var(--ground); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
    .copy:hover { border-color: var(--accent); }
    .look figcaption p { font-size: 13px; line-height: 1.45; }
    .look:target { outline: 2px solid var(--accent); }
    .wide-table { overflow-x: auto; margin-top: 10px; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; overflow-wrap: normal; }
    th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); }
    thead th { color: var(--soft); font-weight: 400; font-size: 13px; }
    tbody th { font-weight: 600; white-space: nowrap; }
    td:last-child { min-width: 200px; }
    .tokens { list-style: none; padding: 12px 0; display: grid; gap: 18px 24px; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); }
    .tokens b { font-weight: 600; }
    .tokens p { color: var(--soft); font-size: 13px; line-height: 1.4; }
    .value { display: flex; align-items: center; gap: 8px; margin-top: 5px; font-size: 13px; color: var(--soft); }
    .value code { color: var(--ink); }
    .chip {
      flex: none; width: 44px; height: 28px; border-radius: 6px; overflow: hidden; position: relative;
      background: repeating-conic-gradient(#c8c8cc 0 25%, #ffffff 0 50%) 0 0 / 12px 12px;
      box-shadow: inset 0 0 0 1px #80808066;
    }
    .specimen { justify-content: flex-start; min-height: 0; padding: 8px 12px; margin-top: 6px; overflow: hidden; }
    .specimen img { flex: none; max-width: none; }
    .chip i, .chip img { display: block; width: 100%; height: 100%; }
    .chip::after { content: ""; position: absolute; inset: 0; border-radius: 6px; box-shadow: inset 0 0 0 1px #80808059; }
    @media (max-width: 640px) {
      .cards { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 10px; }
      .thumb { height: 100px; }
      .looks { gap: 20px; }
      .facts { grid-template-columns: minmax(0, 1fr); }
      .tokens { grid-template-columns: minmax(0, 1fr); }
    }
    @media print { .search, .trail, .skip, .copy { display: none; } }

    """#
}
