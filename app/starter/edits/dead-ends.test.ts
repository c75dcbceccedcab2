import { parse } from "parse5";
import { expect, test } from "vitest";
import { apps } from "../apps/catalog";
import { bundle } from "../bundle-fixture";
import { answer } from "../engine/answer.server";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { understand } from "../match/understand";
import { SECTION_LABELS } from "../sections/sections.server";
import type { SectionName } from "../starter-app";
import { applied } from "./edit";

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}
type Files = ReadonlyMap<string, string>;

const everyKind = apps.flatMap((app) =>
  app.kinds.map((kind) => ({ name: `${app.id} (${kind})`, app, kind })),
);
const make = ({ app, kind }: (typeof everyKind)[number]): Files =>
  makeProject(app, paramsFor(app, understand("", apps)), kind);
const say = (message: string, files: Files) => applied(files, answer(message, files).changes);

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

test.each(everyKind)("$name has no dead link, button or form", (row) => {
  expect(deadEnds(make(row))).toEqual([]);
});

const sections = Object.entries(SECTION_LABELS) as [SectionName, string][];
/** A third of the sections for each project, and so each section for a third of them: all with all take half a minute. */
const someOf = (row: (typeof everyKind)[number]) =>
  sections.filter((_, at) => at % 3 === everyKind.indexOf(row) % 3);

test.each(everyKind)("$name has none with a section more, or one less", async (row) => {
  const before = make(row);
  for (const [name, label] of someOf(row)) {
    const added = say(`add a ${label} section`, before);
    expect(deadEnds(added), name).toEqual([]);
    expect(deadEnds(say(`remove the ${label} section`, added)), `without ${name}`).toEqual([]);
    if (name === "newsletter" || name === "pricing") await bundle(added);
  }
});

test.each(everyKind)("$name keeps none when the place to write goes", (row) => {
  const both = say("add a contact section", say("add a pricing section", make(row)));
  for (const gone of ["contact", "table", "join", "order"])
    expect(deadEnds(say(`remove the ${gone} section`, both)), gone).toEqual([]);
});

test("a newsletter says where a sign-up goes, and sends it there", () => {
  const row = everyKind.find(({ name }) => name === "todo (react)");
  const files = say("add a newsletter section", make(row as (typeof everyKind)[number]));
  const section = files.get("src/components/NewsletterSection.tsx") ?? "";
  expect(section).toContain('action="mailto:hello@example.com?subject=Newsletter"');
  expect(section).toContain('encType="text/plain"');
  expect(section).not.toMatch(/in this browser/);
});
