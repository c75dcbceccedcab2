import path from "node:path/posix";
import type { Expression, Node } from "acorn";
import { hasFile } from "../build-input";
import { ASSET, WORKER } from "../load/special";
import { findImported } from "../resolve/find-file";
import { filesOf, patternOf } from "./import-pattern";
import { asCall, isName, isOfMeta, plainValue } from "./program";
import type { Parts, Rewriting } from "./rewriting";

/** An address of a file: it is no other site's, and its name has an ending. */
const FILE = /^(?![a-z][\w+.-]*:|\/\/|#)[^?#]*\.\w{1,8}(?:[?#].*)?$/i;

/** What `new URL("./picture.png", import.meta.url)` leads to: a file of the project goes with the site. */
export function rewriteAssetUrl(node: Node, rewriting: Rewriting): Parts | null {
  const name = urlArgument(node);
  if (!name || !rewriting.isFile) return null;
  const asked = plainValue(name);
  if (typeof asked === "string") {
    const file = fileNamed(asked, rewriting);
    if (!file) {
      if (FILE.test(asked)) rewriting.miss(asked);
      return null;
    }
    return [`new URL(${rewriting.import(`${ASSET}:${file}`)}, import.meta.url)`];
  }
  const pattern = patternOf(name as Expression);
  if (!pattern) return null;
  const said = rewriting.count(filesOf(rewriting.project, pattern, rewriting.path));
  const entries = said.flatMap(([one]) => {
    const file = fileNamed(one, rewriting);
    return file ? [`${JSON.stringify(one)}: ${rewriting.import(`${ASSET}:${file}`)}`] : [];
  });
  // One that is not there is as it would be in a browser: an address that leads nowhere.
  return [
    `new URL(((files, name) => files[name] ?? name)({ ${entries.join(", ")} }, `,
    name,
    "), import.meta.url)",
  ];
}

/** A worker that is named by a plain text. */
const NAMED_WORKER = /\bnew\s+(?:Shared)?Worker\s*\(\s*["'`]/;

/** Whether a source may start a worker by the address of a file, beside no `import.meta.url`. In doubt it does. */
export function mayNameWorker(source: string): boolean {
  return NAMED_WORKER.test(source);
}

/**
 * `new Worker(new URL("./work.ts", import.meta.url), { type: "module" })`: bundled for itself. So is one that is named by a
 * text which leads to nothing that the site serves, but to a file beside the module, as Parcel and plugins of webpack take it.
 */
export function rewriteWorker(node: Node, rewriting: Rewriting): Parts | null {
  const call = asCall(node, "NewExpression");
  const [first, ...others] = call?.arguments ?? [];
  if (!call || !first || !rewriting.isFile) return null;
  if (!isName(call.callee, "Worker", "SharedWorker")) return null;
  const isNamed = typeof plainValue(first) === "string";
  const asked = plainValue(isNamed ? first : (urlArgument(first) ?? undefined));
  if (typeof asked !== "string" || (isNamed && isServed(asked, rewriting))) return null;
  const file = fileNamed(asked, rewriting);
  if (!file) {
    if (isNamed && FILE.test(asked)) rewriting.miss(asked);
    return null;
  }
  const options = plainValue(others[0]);
  const isModule = options instanceof Map && options.get("type") === "module";
  const specifier = `${WORKER}:${file}?${isModule ? "module" : "classic"}`;
  const url = `new URL(${rewriting.import(specifier)}, import.meta.url)`;
  return [
    `new ${(call.callee as Node & { name: string }).name}(${url}`,
    ...others.flatMap((one) => [", ", one]),
    ")",
  ];
}

/** Whether an address leads to a file that the site has at that place: its pages are at its root, mostly. */
function isServed(asked: string, { project: { input } }: Rewriting): boolean {
  const [name = ""] = asked.split(/[?#]/);
  const place = path.join("/", name).slice(1);
  return hasFile(input, `public/${place}`) || hasFile(input, place);
}

/** The first argument of `new URL(…, import.meta.url)`; null for any other node. */
function urlArgument(node: Node): Node | null {
  const call = asCall(node, "NewExpression");
  const [name, base, ...others] = call?.arguments ?? [];
  if (!call || !name || others.length > 0) return null;
  return isName(call.callee, "URL") && isOfMeta(base, "url") ? name : null;
}

function fileNamed(asked: string, { project, path: module }: Rewriting): string | null {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#|$)/i.test(asked)) return null;
  const specifier = /^[./@~]/.test(asked) ? asked : `./${asked}`;
  const found = findImported(project, specifier, module);
  return found.is === "file" ? found.file : null;
}
