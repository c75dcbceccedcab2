/** Keeps a room's form above the keyboard of a phone, which covers pages in most browsers. */
export function followKeyboard(page: HTMLElement): void {
  const { visualViewport: screen } = window;
  if (!screen) return;
  const follow = () => {
    const isCovered = window.innerHeight - screen.height > 120 && screen.scale === 1;
    page.classList.toggle("rooms-page--typing", isCovered);
    page.style.setProperty("--room-height", isCovered ? `${screen.height}px` : "");
    if (isCovered) scrollTo({ top: 0, behavior: "instant" });
  };
  screen.addEventListener("resize", follow);
}
