// Notifications from the server, navigation in the history, and the initial load.
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
    setText($('status'), 'The preview has stopped or is restarting');
    $('status').className = 'bad';
    lastNews = null;
  });
}

/* A hidden page closes its connection, because browsers allow only six to a server. */
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
