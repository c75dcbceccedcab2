import { parse } from "parse5";
import { expect } from "vitest";
import { bundle } from "../../../app/starter/bundle-fixture";
import { applied } from "../../../app/starter/edits/edit";
import { answer } from "../../../app/starter/engine/answer.server";
import { SECTION_LABELS } from "../../../app/starter/sections/sections.server";
import type { SectionName } from "../../../app/starter/starter-app";
import { everyKind, type KindOfApp, makeKind } from "./kinds";

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}
type Files = ReadonlyMap<string, string>;

/** The files after a message. */
export function say(message: string, files: Files): Files {
  return applied(files, answer(message, files).changes);
}

function elementsOf(markup: string): { tag: string; has(name: string): string | undefined }[] {
  const below = (node: Node): Node[] =>
    (node.childNodes ?? []).flatMap((child) => [...(child.attrs ? [child] : []), ...below(child)]);
  return below(parse(markup) as unknown as Node).map((node) => ({
    tag: node.nodeName,
    has: (name) => node.attrs?.find((item) => item.name === name)?.value,
  }));
}

/** Links that lead nowhere, and buttons and forms that no script and no address does anything for. */
function deadEnds(files: Files): string[] {
  const dead: string[] = [];
  const programs = [...files].filter(([path]) => /\.[jt]sx?$/.test(path)).map(([, text]) => text);
  const pages = [...files].filter(([path]) => path.endsWith(".html"));
  const components = [...files].filter(([path]) => path.endsWith("Section.tsx"));
  const markups = [
    ...pages,
    // What an edit adds to a React app is plain markup in a component of its own.
    ...components.map(([path, text]) => [path, text.slice(text.indexOf("return ("))] as const),
  ];
  const ids = new Set(markups.flatMap(([, text]) => elementsOf(text).map(({ has }) => has("id"))));
  const code = programs.join("\n");
  const isKnown = (name: string | undefined) => name !== undefined && code.includes(name);
  for (const [path, text] of markups) {
    const elements = elementsOf(text);
    for (const { tag, has } of elements) {
      const href = has("href") ?? "";
      if (tag === "a" && (href === "" || href === "#")) dead.push(`${path}: a link without an end`);
      if (tag === "a" && href.startsWith("#") && !ids.has(href.slice(1)))
        dead.push(`${path}: nothing is called ${href}`);
      if (tag === "a" && /^[\w-]+\.html$/.test(href) && !files.has(href))
        dead.push(`${path}: there is no ${href}`);
      if (tag === "form") {
        const isMail = has("action")?.startsWith("mailto:") ?? false;
        const isKept = has("data-keep") !== undefined && code.includes("form[data-keep]");
        if (!isMail && !isKept && !isKnown(has("id")))
          dead.push(`${path}: a form that goes nowhere`);
      }
      if (tag === "button" && has("type") !== "submit") {
        const names = [has("id"), ...(has("class") ?? "").split(" ")];
        const data = ["data-act", "data-key", "data-tool", "data-mode", "data-set", "data-value"];
        if (!names.some(isKnown) && !data.some((name) => has(name) !== undefined))
          dead.push(`${path}: a button that does nothing (${names.join(" ")})`);
      }
    }
  }
  return dead;
}

const sections = Object.entries(SECTION_LABELS) as [SectionName, string][];
/** A third of the sections for each project, and so each section for a third of them: all with all take half a minute. */
const someOf = (row: KindOfApp) =>
  sections.filter((_, at) => at % 3 === everyKind.indexOf(row) % 3);

/** An app has no dead link, button or form. */
export function hasNoDeadEnds(row: KindOfApp): void {
  expect(deadEnds(makeKind(row))).toEqual([]);
}

/** It has none with a section more, or one less. */
export async function gainsNoneBySections(row: KindOfApp): Promise<void> {
  const before = makeKind(row);
  for (const [name, label] of someOf(row)) {
    const added = say(`add a ${label} section`, before);
    expect(deadEnds(added), name).toEqual([]);
    expect(deadEnds(say(`remove the ${label} section`, added)), `without ${name}`).toEqual([]);
    if (name === "newsletter" || name === "pricing") await bundle(added);
  }
}

/** It keeps none when the place to write goes. */
export function keepsNoneWithoutPlace(row: KindOfApp): void {
  const both = say("add a contact section", say("add a pricing section", makeKind(row)));
  for (const gone of ["contact", "table", "join", "order"])
    expect(deadEnds(say(`remove the ${gone} section`, both)), gone).toEqual([]);
}
