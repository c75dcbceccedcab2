import { KeptText } from "./kept-text";

/** Shows what somebody had written for a room in which nobody writes any more, to be copied. */
export function showLeft(closed: HTMLElement, key: string): void {
  const { draft, unsent } = new KeptText(key);
  const texts = [...unsent.map(({ content }) => content), draft];
  const box = document.createElement("textarea");
  box.className = "input";
  box.rows = 3;
  box.readOnly = true;
  box.dir = "auto";
  box.ariaLabel = "What you typed, which was not sent";
  box.value = texts.filter(Boolean).join("\n\n");
  closed.append(box);
}
