import { mentionOf } from "~/community/writing/name-in-text";
import { requestJson } from "~/platform/api-client";
import { peopleApiPath } from "~/platform/urls";
import { unfinishedName } from "./unfinished-name";

/** Somebody who is offered. */
interface OfferedPerson {
  name: string;
}

/** After this pause in typing people are looked for, in milliseconds. */
const PAUSE_MS = 150;
let lists = 0;

/** Offers people below a field while a name is typed after "@". */
export function offerNames(field: HTMLTextAreaElement): void {
  lists += 1;
  const list = document.createElement("ul");
  list.id = `names-${lists}`;
  list.className = "name-list";
  list.role = "listbox";
  list.ariaLabel = "People";
  list.hidden = true;
  field.after(list);
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);

  let people: OfferedPerson[] = [];
  let chosen = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const close = () => {
    clearTimeout(pause);
    asking?.abort();
    people = [];
    list.hidden = true;
    list.replaceChildren();
    field.removeAttribute("aria-activedescendant");
  };
  const mark = (index: number) => {
    chosen = (index + people.length) % people.length;
    for (const [at, option] of [...list.children].entries()) {
      option.ariaSelected = String(at === chosen);
    }
    field.setAttribute("aria-activedescendant", `${list.id}-${chosen}`);
  };
  const take = (index: number) => {
    const person = people[index];
    const typed = unfinishedName(field.value.slice(0, field.selectionStart));
    close();
    if (!person || !typed) return;
    field.setRangeText(`${mentionOf(person.name)} `, typed.start, field.selectionStart, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.focus();
  };
  const show = (found: OfferedPerson[]) => {
    people = found;
    if (people.length === 0) return close();
    list.replaceChildren(
      ...people.map(({ name }, at) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${at}`;
        option.role = "option";
        option.dir = "auto";
        option.textContent = name;
        // Before the field loses the focus.
        option.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          take(at);
        });
        return option;
      }),
    );
    list.hidden = false;
    mark(0);
  };
  const look = async (beginning: string) => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const path = `${peopleApiPath}?q=${encodeURIComponent(beginning)}`;
    try {
      show(await requestJson<OfferedPerson[]>("GET", path, undefined, { signal }));
    } catch {
      // Names can be typed without it.
      if (!signal.aborted) close();
    }
  };

  field.addEventListener("input", () => {
    clearTimeout(pause);
    const typed = unfinishedName(field.value.slice(0, field.selectionStart));
    if (!typed) return close();
    pause = setTimeout(() => void look(typed.beginning), PAUSE_MS);
  });
  // Before whoever else listens for keys here: Enter takes a name, and sends nothing.
  const chooseByKey = (event: KeyboardEvent) => {
    if (list.hidden || event.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown") mark(chosen + 1);
    else if (key === "ArrowUp") mark(chosen - 1);
    else if (key === "Enter" || key === "Tab") take(chosen);
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  field.addEventListener("keydown", chooseByKey, { capture: true });
  field.addEventListener("blur", close);
}
