/** One selector of a stylesheet with a value that it gives. */
export interface Declared {
  selector: string;
  value: string;
}

/** It begins behind a brace and nowhere else: what holds none is not read again from each of its letters. */
const RULE = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;

/** The selectors that give a property, for those whose last part is one of `names`, in order. */
export function declaredOn(css: string, names: readonly string[], property: string): Declared[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const declaration = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`, "i");
  const found: Declared[] = [];
  for (const [, prelude = "", block = ""] of plain.matchAll(RULE)) {
    const value = declaration.exec(block)?.[1]?.trim();
    if (!value) continue;
    for (const selector of prelude.split(",").map((item) => item.trim())) {
      if (isOn(selector, names)) found.push({ selector, value });
    }
  }
  return found;
}

/** Whether a selector is about one of some tags and classes themselves, in no state of theirs. */
function isOn(selector: string, names: readonly string[]): boolean {
  if (/:(?!root|not|is|where)/.test(selector)) return false;
  const last = selector.split(/[\s>+~]+/).at(-1) ?? "";
  const parts = last.split(/(?=[.#:[])/);
  return parts.some((part) => names.includes(part));
}

/** Gives a stylesheet declarations for a selector: in its own rule at the end, or a new one there. */
export function withRule(
  css: string,
  selector: string,
  declarations: Readonly<Record<string, string>>,
): string {
  const open = `${selector} {\n`;
  const at = css.lastIndexOf(`\n${open}`);
  const isLast = at >= 0 && css.indexOf("}", at) + 1 >= css.trimEnd().length;
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join("");
  if (!isLast) return `${css.replace(/\n*$/, "\n")}\n${open}${lines(declarations)}}\n`;
  const kept = css
    .slice(at + 1 + open.length, css.indexOf("}", at))
    .split("\n")
    .filter((line) => line.trim() !== "" && !((line.trim().split(":")[0] ?? "") in declarations))
    .map((line) => `${line}\n`)
    .join("");
  return `${css.slice(0, at + 1)}${open}${kept}${lines(declarations)}}\n`;
}
