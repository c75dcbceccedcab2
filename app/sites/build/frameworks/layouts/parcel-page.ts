import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn, isRecord, readJson } from "../detection/package-json";

const TOOLS = ["parcel", "parcel-bundler"];
const COMMAND = /\bparcel\b/;
const SCRIPT = /<script\b([^>]{0,500})>\s*<\/script\s*>/gi;
const SOURCE = /\bsrc\s*=\s*["']?(?![a-z][\w+.-]*:|\/\/)([^"'\s>?#]+)/i;
/** What no browser takes of a plain script. What is blank is read once: a script may be blank for long. */
const BUNDLED = /^[ \t]*(?:import\b|export\b)|\brequire\s*\(|=>?\s*(?:\(\s*)?<[A-Za-z]/m;

/**
 * A project of Parcel, whose first versions bundle every script of a page, whatever it is called there.
 *
 * @returns null for another project, and for one whose pages need nothing of that
 */
export function withParcelScripts(tree: FileTree): FileTree | null {
  if (!isParcels(tree)) return null;
  const texts = new Map(tree);
  let isChanged = false;
  for (const [page, html] of tree) {
    if (!page.endsWith(".html")) continue;
    const changed = html.replace(SCRIPT, (element: string, attributes: string) => {
      const name = SOURCE.exec(attributes)?.[1];
      if (!name || /\btype\s*=/i.test(attributes)) return element;
      const from = name.startsWith("/") ? "" : path.dirname(page);
      const source = tree.get(path.join("/", from, name).slice(1));
      if (source === undefined || !BUNDLED.test(source)) return element;
      return element.replace(/<script\b/i, '<script type="module"');
    });
    if (changed === html) continue;
    texts.set(page, changed);
    isChanged = true;
  }
  return isChanged ? texts : null;
}

function isParcels(tree: FileTree): boolean {
  if (dependsOn(dependenciesOf(tree), ...TOOLS)) return true;
  const { scripts } = readJson(tree.get("package.json"));
  return isRecord(scripts) && Object.values(scripts).some((one) => COMMAND.test(String(one)));
}
