/* Hears from the server while the page is closed that it is somebody's turn: one notice a turn, and a press opens the match. */
const said = new URLSearchParams(location.search).get("said") ?? "";

addEventListener("push", (event) => {
  const { match, name } = event.data.json();
  event.waitUntil(
    registration.showNotification(said, { body: name, tag: `ristal-${match}`, icon: "/icon-turn.svg", data: { match } }),
  );
});

addEventListener("notificationclick", (event) => {
  const { match } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.includes(match));
      return open ? open.focus() : clients.openWindow(`/#/m/${match}`);
    }),
  );
});
