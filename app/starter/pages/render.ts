import { fillTexts } from "../source/html";

/** What a template may name: a text, or a list whose entries may name more. */
export interface Scope {
  [name: string]: string | Scope[];
}

/** `<!-- each name -->` … `<!-- end name -->`, each on a line of its own. */
const EACH = /^[ \t]*<!-- each (\w+) -->\n([\s\S]*?)^[ \t]*<!-- end \1 -->\n/gm;

/**
 * Fills a template: `{{name}}` by texts, escaped, and what stands between `each` and `end` once for
 * each entry of a list, or once for a text that is not empty. In one pass, so that nothing a person
 * wrote is read as a template.
 *
 * @throws {Error} when the template names what the scope has not
 */
export function render(template: string, scope: Scope): string {
  let result = "";
  let at = 0;
  for (const match of template.matchAll(EACH)) {
    const [whole, name = "", inner = ""] = match;
    result += fillTexts(template.slice(at, match.index), textsOf(scope));
    result += entriesOf(scope, name)
      .map((entry) => render(inner, { ...scope, ...entry }))
      .join("");
    at = match.index + whole.length;
  }
  return result + fillTexts(template.slice(at), textsOf(scope));
}

function entriesOf(scope: Scope, name: string): Scope[] {
  const value = scope[name];
  if (value === undefined) throw new Error(`A page of the starter has nothing for each ${name}.`);
  if (typeof value === "string") return value === "" ? [] : [{}];
  return value;
}

function textsOf(scope: Scope): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scope).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
