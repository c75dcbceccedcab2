import { lastConsoleError, report } from "./reports";

/** An app that starts by itself shows something within this time of its page, in milliseconds. */
const STARTED_MS = 1_500;
/** Elements that are looked at: a page that shows something does so in the first of them. */
const LOOKED_AT = 400;
const SHOWING = "img,svg,canvas,video,audio,iframe,object,input,textarea,select,button,progress,hr";

/** Tells, a while after the page has loaded, whether it shows anything. */
export function reportShown(): void {
  addEventListener("load", reportShownSoon);
}

let telling: ReturnType<typeof setTimeout> | undefined;

/** The same after modules were replaced. */
export function reportShownSoon(): void {
  clearTimeout(telling);
  telling = setTimeout(tell, STARTED_MS);
}

/** The same at once: new styles start nothing that could still fail. */
export function reportShownNow(): void {
  clearTimeout(telling);
  tell();
}

function tell(): void {
  if (isBlank()) {
    // Frameworks catch what fails in a component, and write it there.
    const said = lastConsoleError();
    const why = said ? ` The last error in its console: ${said}` : "";
    const text = `The page is blank: nothing is to be seen on it.${why}`;
    report({ source: "page", level: "error", text });
  } else report({ source: "page", level: "info", text: "", isShown: true });
}

/** Whether nothing is to be seen on the page now. */
export function isBlank(): boolean {
  const { body } = document;
  if (!body) return true;
  if (body.innerText.trim() !== "") return false;
  for (const element of [...body.querySelectorAll("*")].slice(0, LOOKED_AT)) {
    const { width, height } = element.getBoundingClientRect();
    if (width * height === 0) continue;
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    const isPainted = backgroundImage !== "none" || !/, 0\)$|^transparent$/.test(backgroundColor);
    if (element.matches(SHOWING) || isPainted || borderTopWidth !== "0px") return false;
  }
  return true;
}
