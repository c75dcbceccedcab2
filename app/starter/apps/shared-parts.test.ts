import { expect, test } from "vitest";
import { readFolder, readText } from "../source/files.server";
import { apps } from "./catalog";

// Every app is a whole project (decision 041), so what apps share is in each of them. A change that
// is made in one is made in all: where one is forgotten, a test names it.

type Files = ReadonlyMap<string, string>;

const projects = apps
  .filter(({ page }) => !page)
  .flatMap(({ id, kinds }) =>
    kinds.map((kind) => ({
      name: `${id} (${kind})`,
      files: readFolder(`apps/${id}/files/${kind}`),
    })),
  );
/** What the pages of the landing app are put together of (decision 077). */
const pages = new Map([["styles.css", readText("pages/base.css")]]);

const stylesOf = (files: Files) => files.get("styles.css") ?? files.get("src/styles.css");

/** The text from where `first` stands through the next `last`; undefined where there is none. */
function part(text: string | undefined, first: string, last: string): string | undefined {
  const from = text?.indexOf(first) ?? -1;
  const to = text?.indexOf(last, from) ?? -1;
  return from < 0 || to < 0 ? undefined : text?.slice(from, to + last.length);
}

const SHARED: [string, number, (files: Files) => string | undefined][] = [
  ["the entry of React apps", 8, (files) => files.get("src/main.tsx")],
  ["what React apps keep in the browser", 8, (files) => files.get("src/storage.ts")],
  ["the input of a field", 7, (files) => files.get("src/components/FieldInput.tsx")],
  [
    "what a field is",
    7,
    (files) => part(files.get("src/fields.ts"), "export type FieldType", "type Values ="),
  ],
  ["how a field is shown", 7, (files) => part(files.get("src/fields.ts"), "/** A value", "\n}\n")],
  [
    "the styles of a field",
    7,
    (files) => part(stylesOf(files), "\n.field {", ".check-field input"),
  ],
  ["loading in static apps", 9, (files) => part(files.get("script.js"), "function load", "\n}\n")],
  ["saving in static apps", 9, (files) => part(files.get("script.js"), "function save", "\n}\n")],
  [
    "the base of the stylesheet",
    projects.length,
    (files) => part(stylesOf(files), "\n*,\n", "transition: none !important;\n  }\n}\n"),
  ],
];

test.each(SHARED)("%s is the same in every app that has it", (_, count, find) => {
  const found = [...projects, { name: "pages", files: pages }].flatMap(({ name, files }) => {
    const text = find(files);
    return text === undefined ? [] : [{ name, text }];
  });
  expect(found.length).toBeGreaterThanOrEqual(count);
  for (const { name, text } of found) expect(text, name).toBe(found[0]?.text);
});
