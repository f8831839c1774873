// The script of a gallery's pages: search, its keyboard shortcuts, and the copy buttons.
(() => {
  const copy = async (button) => {
    const code = button.parentElement.querySelector("code");
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      // Without permission, select the text so that the user can copy it with the keyboard.
      getSelection().selectAllChildren(code);
      return;
    }
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  };
  for (const button of document.querySelectorAll("button.copy")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }
})();
(() => {
  const field = document.getElementById("search");
  if (!field) return;
  const form = field.closest("form");
  const found = document.getElementById("found");
  const items = [...document.querySelectorAll("[data-words]")];
  const cards = items.filter((item) => item.localName === "li");
  const words = new Map(items.map((item) => [item, item.dataset.words.toLowerCase()]));
  const show = () => {
    const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of items) {
      item.hidden = !asked.every((word) => words.get(item).includes(word));
      if (!item.hidden && item.localName === "li") count += 1;
    }
    found.textContent = asked.length ? `${count} of ${cards.length} components` : "";
  };
  const note = () => {
    const place = field.value ? "#q=" + encodeURIComponent(field.value) : "#";
    try { history.replaceState(null, "", place); } catch {}
  };
  const read = () => {
    if (!location.hash.startsWith("#q=")) return;
    try { field.value = decodeURIComponent(location.hash.slice(3)); } catch {}
    show();
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = cards.find((card) => !card.hidden);
    if (first) first.querySelector("a").click();
  });
  field.addEventListener("input", () => { show(); note(); });
  addEventListener("hashchange", read);
  addEventListener("keydown", (event) => {
    const isTyping = event.target.matches && event.target.matches("input, textarea, select");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
      field.select();
    } else if (event.key === "Escape" && event.target === field && field.value) {
      field.value = "";
      show();
      note();
    }
  });
  read();
})();
