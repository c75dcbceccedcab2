/** Shows on the icon of the installed app how many notifications wait, as the page's header knows it. */
export function showUnread(): void {
  const bell = document.querySelector<HTMLElement>("[data-unread]");
  const isVisitor = document.querySelector("a[data-opens=login]") !== null;
  if (!("setAppBadge" in navigator) || !(bell || isVisitor)) return;
  const unread = Number(bell?.dataset.unread ?? 0);
  // Browsers without an installed app refuse.
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  shown.catch(() => {});
}
