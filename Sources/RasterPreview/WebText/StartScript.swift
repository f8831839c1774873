// The page's script: news from the server, the way back, and the first load.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/start.js`.
  static let startScript = #"""
    let events = null, lastNews = null;

    function listen() {
      if (events) return;
      events = new EventSource('events');
      events.addEventListener('change', event => {
        const isNew = lastNews !== event.data;
        lastNews = event.data;
        if (isNew || !project) refresh(true);
      });
      events.addEventListener('error', () => {
        setText($('status'), 'The preview has ended, or starts again');
        $('status').className = 'bad';
        lastNews = null;
      });
    }

    /* A page that nobody sees holds no connection: browsers have six for a server. */
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) return listen();
      events?.close();
      events = null;
    });
    window.addEventListener('popstate', () => {
      params = new URLSearchParams(location.hash.slice(1));
      showTab();
      for (const show of splits) show();
      refresh();
    });
    showTab();
    listen();

    """#
}
