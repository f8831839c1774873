// The collapsible panel with reports, operations and details of the look.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/dock.html`.
  static let dockMarkup = #"""
    <section id="dock" aria-label="Details">
    <div id="dockSplit" class="split" role="separator" tabindex="0" aria-orientation="horizontal"
    aria-controls="dock" aria-label="Height of the details"></div>
    <div class="bar">
    <div role="tablist" aria-label="Details">
    <button role="tab" type="button" id="tab-reports" aria-controls="reports">Reports</button>
    <button role="tab" type="button" id="tab-operations" aria-controls="operations">Operations</button>
    <button role="tab" type="button" id="tab-look" aria-controls="look">Look</button>
    </div>
    <button id="fold" type="button" aria-expanded="false" aria-controls="panels">Show details</button>
    </div>
    <div id="panels">
    <div role="tabpanel" id="reports" aria-labelledby="tab-reports" tabindex="0"></div>
    <div role="tabpanel" id="operations" aria-labelledby="tab-operations" tabindex="0" hidden></div>
    <div role="tabpanel" id="look" aria-labelledby="tab-look" tabindex="0" hidden></div>
    </div>
    </section>

    """#
}
