import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import type { Part } from "../parts/part";
import { fieldNamed } from "../said/field-lines";

/** A field of a program that must be filled in, or must not. */
export function requireField(files: FileTree, name: string, isRequired: boolean): EditResult {
  const found = fieldNamed(files, name);
  const item = found?.list.items[found.index];
  if (!found || !item) return unchanged(`There is no field “${name}”.`);
  const { code, path } = found.list;
  const source = code.slice(item.start, item.end);
  const without = source.replace(/,\s*required: \w+/, "");
  const next = isRequired ? without.replace(/\s*\}$/, ", required: true }") : without;
  if (next === source)
    return unchanged(
      `“${name}” ${isRequired ? "must be filled in" : "may be left empty"} already.`,
    );
  return edited(
    new Map([[path, code.slice(0, item.start) + next + code.slice(item.end)]]),
    isRequired ? `“${name}” must be filled in now.` : `“${name}” may be left empty now.`,
  );
}

/** The same of an input of the page. */
export function requireInput(files: FileTree, input: Part, isRequired: boolean): EditResult {
  const page = files.get(input.path) ?? "";
  const tag = page.slice(input.start, input.end);
  const open = /^<[^>]*>/.exec(tag)?.[0] ?? "";
  const without = open.replace(/\srequired(?:="[^"]*")?(?=[\s/>])/, "");
  const next = isRequired
    ? without.replace(/\s*(\/?>)$/, (_, end: string) => ` required${end === "/>" ? " />" : ">"}`)
    : without;
  if (open === "" || next === open)
    return unchanged(
      `That field ${isRequired ? "must be filled in" : "may be left empty"} already.`,
    );
  return edited(
    new Map([
      [input.path, page.slice(0, input.start) + next + page.slice(input.start + open.length)],
    ]),
    isRequired ? "That field must be filled in now." : "That field may be left empty now.",
  );
}
