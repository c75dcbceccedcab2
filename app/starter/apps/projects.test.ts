import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { understand } from "../match/understand";
import { readFolder } from "../source/files.server";
import { apps } from "./catalog";

/** Pages are put together of parts (decision 077), and have tests of their own (pages.test.ts). */
const projects = apps.filter(({ page }) => !page);
const everyKind = projects.flatMap((app) =>
  app.kinds.map((kind) => {
    const params = paramsFor(app, understand("", apps));
    const folder = `apps/${app.id}/files/${kind}`;
    return { name: `${app.id} (${kind})`, app, kind, params, folder };
  }),
);

/** Without what a formatter adds: the engine writes one entry a line, however long. */
const unformatted = (text: string) => text.replace(/\s+/g, "").replace(/,(?=[\]}])/g, "");

test("each app is a folder with one project for each kind", () => {
  const folders = readdirSync("app/starter/apps", { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.sort()).toEqual(apps.map(({ id }) => id).sort());
  for (const { id, kinds } of projects) {
    expect(readdirSync(`app/starter/apps/${id}/files`).sort()).toEqual([...kinds].sort());
  }
});

test.each(everyKind)("$name: what is made without a wish is its files", (row) => {
  const files = readFolder(row.folder);
  const made = makeProject(row.app, row.params, row.kind);
  expect([...made.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of made) {
    if (name.endsWith(".html")) expect(text, name).not.toMatch(/\{\{|<!--/);
    else expect(unformatted(text), name).toBe(unformatted(files.get(name) ?? ""));
  }
});

test.each(everyKind)("$name: what is asked of it has its place in the files", (row) => {
  const { app, params } = row;
  const texts = [...readFolder(row.folder).values()];
  const asked = { title: "", ...app.values?.(params), ...app.texts?.(params) };
  for (const name of [...Object.keys(asked), ...(app.fields ? ["fields"] : [])]) {
    const constant = new RegExp(`^(?:export )?const ${name}\\b`, "m");
    const constants = texts.filter((text) => constant.test(text)).length;
    const placeholders = texts.filter((text) => text.includes(`{{${name}}}`)).length;
    expect(constants, name).toBeLessThanOrEqual(1);
    expect(constants + placeholders, name).toBeGreaterThan(0);
  }
});

test("the type check covers every program that has types", () => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const checked = new Set(fileNames.map((name) => path.relative(process.cwd(), name)));
  const programs = everyKind.flatMap(({ folder }) =>
    [...readFolder(folder).keys()].map((name) => path.join("app/starter", folder, name)),
  );
  const typed = programs.filter((name) => /\.tsx?$/.test(name));
  expect(typed.length).toBeGreaterThan(50);
  expect(typed.filter((name) => !checked.has(name))).toEqual([]);
});
