// The boxes of the layout under the pointer: their frames, paddings, and proposed and taken sizes.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/boxes.js`.
  static let boxesScript = #"""
    const areBoxesShown = () => $('boxesButton').getAttribute('aria-pressed') === 'true';

    /* The contents of the layout at a pixel, from the outermost to the innermost. */
    function contentsAt(at) {
      if (!at || !inspection || !areBoxesShown()) return [];
      const [x, y] = [at.x, at.y].map((each, axis) => (each + 0.5 - inspection.box[axis]) / inspection.scale);
      return inspection.contents.filter(({ frame: [left, top, width, height] }) =>
        x >= left && x < left + width && y >= top && y < top + height);
    }

    const contentAt = at => contentsAt(at).pop();

    /* The sides of a padding like in CSS: one value, two or four. */
    function paddingText([top, right, bottom, left]) {
      if (top === bottom && left === right) return top === left ? round2(top) : round2(top) + ' ' + round2(left);
      return [top, right, bottom, left].map(round2).join(' ');
    }

    function contentLabel(content) {
      const sizeText = lengths => lengths.map(each => each === null ? 'any' : round2(each)).join(' × ');
      const parts = [element('b', { textContent: content.title }), ' ' + sizeText(content.frame.slice(2))];
      if (content.proposed) parts.push(' · proposed ' + sizeText(content.proposed));
      if (content.padding.some(each => each !== 0)) parts.push(' · padding ' + paddingText(content.padding));
      parts.push(' · ', element('code', { textContent: content.file.split('/').pop() + ':' + content.line }));
      return element('span', { className: 'label' }, ...parts);
    }

    /* Outlines the contents at a pixel; the innermost has its padding and a label. */
    function showBoxes(at) {
      const contents = contentsAt(at), innermost = contents[contents.length - 1];
      const length = zoom(), [left, top] = boxOnPage();
      $('boxes').hidden = !innermost;
      $('boxes').replaceChildren(...contents.map(content => {
        const [x, y, width, height] = content.frame.map(each => each * length);
        const box = element('div', { className: content === innermost ? 'box innermost' : 'box' });
        Object.assign(box.style, { left: left + x + 'px', top: top + y + 'px', width: width + 'px',
          height: height + 'px' });
        if (content !== innermost) return box;
        const padding = element('i');
        padding.style.borderWidth = content.padding.map(each => Math.max(each, 0) * length + 'px').join(' ');
        box.append(padding, contentLabel(content));
        return box;
      }));
    }

    $('boxesButton').title = 'Outline the boxes of the layout under the pointer';
    $('boxesButton').addEventListener('click', () => {
      $('boxesButton').setAttribute('aria-pressed', String(!areBoxesShown()));
      moveCross();
    });

    """#
}
