import { route } from "./place";

/** Longest text that is told of an element, in characters; the workspace cuts it further. */
const TEXT_LENGTH = 300;
/** Elements of a path at most. */
const STEPS = 4;
/** Names that a program made are no help to anybody. */
const NAME = /^[a-z][\w-]{0,30}$/i;

/** What the workspace is told of an element (`workspace/preview/picked-part.ts`). */
export function describe(element: Element) {
  return {
    tag: element.localName.slice(0, 40),
    text: textOf(element),
    path: pathOf(element),
    route: route() ?? "/",
  };
}

/** What a person sees beside the element that would be chosen. */
export function labelOf(element: Element): string {
  return `${element.localName} ${textOf(element).slice(0, 60)}`.trim();
}

/** What can be read in it, else what stands for it. What somebody typed is theirs. */
function textOf(element: Element): string {
  const isPressed = element.matches("input[type=submit],input[type=button],input[type=reset]");
  const all = [
    isPressed ? (element as HTMLInputElement).value : (element as HTMLElement).innerText,
    ...["alt", "aria-label", "placeholder", "title"].map((name) => element.getAttribute(name)),
    (element as HTMLInputElement).labels?.[0]?.innerText,
  ];
  const isField = element.matches("textarea,select,[contenteditable]");
  const texts = (isField ? all.slice(1) : all).map((text) => text?.replace(/\s+/g, " ").trim());
  return texts.find(Boolean)?.slice(0, TEXT_LENGTH) ?? "";
}

/** "main > section.hero > h1": from the next element that has a name of its own. */
function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (steps.length === STEPS) break;
    const isNamed = NAME.test(at.id);
    const [own] = [...at.classList].filter((name) => NAME.test(name));
    const { localName, parentElement } = at;
    const simple = localName + (isNamed ? `#${at.id}` : own ? `.${own}` : "");
    const alike = [...(parentElement?.children ?? [])].filter((one) => one.localName === localName);
    const isOne = isNamed || alike.filter((one) => one.matches(simple)).length < 2;
    steps.unshift(isOne ? simple : `${simple}:nth-of-type(${alike.indexOf(at) + 1})`);
    if (isNamed) break;
  }
  return steps.join(" > ") || "body";
}
