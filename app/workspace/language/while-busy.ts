import type { EditorView } from "@codemirror/view";

/** What is there sooner needs no word, in milliseconds. */
const QUICK_MS = 400;

/** What is asked for in an editor, until it is answered: a second press waits for the same. */
const asked = new WeakMap<EditorView, Set<string>>();

/**
 * Says beside the code what is being waited for: workers of some megabytes load for the first question, and a busy
 * machine takes seconds for it.
 *
 * @param what in a few words, e.g. "Formatting …"
 * @returns what the work gives; null where the same is being waited for already
 */
export async function whileBusy<T>(
  view: EditorView,
  what: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const open = asked.get(view) ?? new Set();
  asked.set(view, open);
  if (open.has(what)) return null;
  open.add(what);
  const note = sayLater(view, what);
  try {
    return await work();
  } finally {
    open.delete(what);
    note.end();
  }
}

function sayLater({ dom }: EditorView, what: string) {
  const { ownerDocument, parentElement } = dom;
  const note = ownerDocument.createElement("p");
  note.className = "ws-writing";
  note.setAttribute("role", "status");
  parentElement?.append(note);
  note.hidden = true;
  const timer = setTimeout(() => {
    note.hidden = false;
    const pulse = ownerDocument.createElement("span");
    pulse.className = "ws-pulse";
    pulse.ariaHidden = "true";
    note.append(pulse, ` ${what}`);
  }, QUICK_MS);
  return {
    end() {
      clearTimeout(timer);
      note.remove();
    },
  };
}
