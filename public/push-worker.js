// Shows what is pushed while no page is open, and opens what it tells of. It answers no requests.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      data: { path },
      // What comes later takes the place of what was not looked at.
      tag: path,
      icon: "/icons/icon-192.png",
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
