// The section for a folder without components.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/empty.html`.
  static let emptyMarkup = #"""
    <section id="empty" aria-labelledby="emptyTitle" hidden>
    <h2 id="emptyTitle"></h2>
    <p>Create your first component here, then edit its file in your editor. This page updates on every save.</p>
    <form id="create">
    <label for="newName">Name</label>
    <input id="newName" type="text" value="Button" required pattern="[A-Z][A-Za-z0-9_]*" maxlength="64"
    spellcheck="false" autocomplete="off" aria-describedby="newNote">
    <button id="createButton" type="submit">Create component</button>
    </form>
    <p id="newNote" role="status"></p>
    </section>

    """#
}
