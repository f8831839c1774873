// The stage, which shows one image large.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/stage.html`.
  static let stageMarkup = #"""
    <section id="stage" aria-label="Image">
    <div class="tools" id="stageTools">
    <h2 id="name"></h2><span id="measures"></span>
    <span class="space"></span>
    <div class="group" role="group" aria-label="Compare with the previous image">
    <button id="before" type="button" aria-pressed="false">Before</button>
    <button id="side" type="button" aria-pressed="false">Side by side</button>
    <button id="swipe" type="button" aria-pressed="false">Swipe</button>
    <button id="difference" type="button" aria-pressed="false">Difference</button>
    </div>
    <button id="boxesButton" type="button" aria-pressed="true">Boxes</button>
    <button id="capsButton" type="button" aria-pressed="false">Caps</button>
    </div>
    <div id="view" tabindex="0" role="group"
    aria-label="Pixels: arrow keys move, Enter copies the source line, plus and minus zoom, 0 fits">
    <div id="canvas">
    <div id="beside" hidden><img id="besidePicture" alt="The previous image"></div>
    <div id="ground"><img id="picture" alt=""><img id="past" alt="The previous image" hidden>
    <canvas id="marks"></canvas>
    <div id="grid"></div><div id="cross" hidden></div><div id="caps" hidden></div>
    <div id="boxes" hidden></div>
    <div id="edgeRight" class="edge" role="slider" tabindex="0" aria-label="Width" hidden></div>
    <div id="edgeBottom" class="edge" role="slider" tabindex="0" aria-label="Height" hidden></div>
    <div id="edgeCorner" class="edge" role="slider" tabindex="0" aria-label="Width and height" hidden></div>
    </div>
    </div>
    </div>
    <div class="tools" id="swipeField" hidden>
    <label class="field grow">Before <input id="swipeAt" type="range" min="0" max="100" value="50">
    after</label>
    </div>
    <p id="readout" aria-live="polite"></p>
    <div class="tools" id="stageFoot">
    <label class="field grow">Step <input id="step" type="range" min="0" max="1" value="1"></label>
    <output id="stepName"></output>
    <div class="group" role="group" aria-label="Zoom">
    <button id="zoomOut" type="button" aria-label="Zoom out">−</button>
    <select id="zoom" aria-label="Zoom"></select>
    <button id="zoomIn" type="button" aria-label="Zoom in">+</button>
    <button id="fit" type="button" aria-pressed="true">Fit</button>
    </div>
    </div>
    </section>

    """#
}
