import type { FileTree } from "~/projects/files";
import { entryApp } from "../abilities/entries-of-app";
import { type EditResult, edited, there, unchanged } from "../edit";
import { byHand } from "./list-in-file";
import { type Refusal, refusalsFile, refusalsIn } from "./refusals-file";

const PATH = "src/refusals.ts";

/** Where a program takes in what was entered: the line that stores it, and what it stores. */
function guarded(code: string, setter: string, stored: string): string {
  const call = (what: string) => `if (isRefused(${what}, ${stored})) return;\n`;
  const submit = new RegExp(
    `(function (?:add|submit)\\(event: FormEvent[^)]*\\) \\{\\n(?:(?!\\n  \\})[\\s\\S])*?)(^    ${setter}\\((?:(?!\\n  \\})[\\s\\S])*?\\n)`,
    "m",
  );
  const made = submit.exec(code);
  if (!made) return code;
  const [whole, before = "", store = ""] = made;
  const rest = code.slice(made.index, code.indexOf("\n  }\n", made.index));
  const what = /values: draft\b/.test(rest)
    ? '{ id: "", values: draft }'
    : (/\[(?:\.\.\.\w+, )?(draft|card)\b/.exec(rest)?.[1] ?? null);
  if (!what) return code;
  const next = code.replace(whole, () => `${before}    ${call(what)}${store}`);
  return next.replace(
    /( {2}function change\(changed: Task\) \{\n)/,
    (_, head: string) => `${head}    ${call("changed")}`,
  );
}

/** A refusal more, checked wherever an entry is saved. */
export function withRefusal(files: FileTree, refusal: Refusal, said: string): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged("This project keeps no entries that I know.");
  const known = refusalsIn(files.get(PATH) ?? "");
  if (!known) return byHand(PATH);
  const key = ({ kind, fields }: Refusal) => `${kind} ${fields.join(" ")}`;
  if (known.some((one) => JSON.stringify(one) === JSON.stringify(refusal)))
    return there("That is refused already.");
  const all = [...known.filter((one) => key(one) !== key(refusal)), refusal];
  const changes = new Map<string, string | null>([[PATH, refusalsFile(all)]]);
  if (!app.code.includes("isRefused(")) {
    const code = guarded(app.code, app.setter, app.stored);
    if (code === app.code) return unchanged("I found no place where an entry is saved.");
    changes.set(app.path, `import { isRefused } from "./refusals";\n${code}`);
  }
  return edited(
    changes,
    `${said} ${/^Two|^More/.test(said) ? "are" : "is"} refused now when it is saved, with a message that says why; what was typed stays.`,
  );
}
