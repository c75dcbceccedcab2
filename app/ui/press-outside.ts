/** Whether a press on a dialog was on what lies around it. Keyboard "clicks" report 0,0: none. */
export function isOutside(
  event: { clientX: number; clientY: number; detail: number },
  element: Element,
): boolean {
  if (event.detail === 0) return false;
  const box = element.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
