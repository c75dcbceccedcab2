import { parse } from "parse5";
import { expect, test } from "vitest";
import { normalizePath } from "~/projects/file-paths";
import { bundle } from "../bundle-fixture";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { understand } from "../match/understand";
import type { StarterApp, StarterKind } from "../starter-app";
import { apps } from "./catalog";

const HOSTILE = [
  "</script><img src=x onerror=alert(1)>",
  `Quotes " ' and \`backticks\` \${process.exit()} \\ {braces}`,
  "Émojis 🦄👩‍👩‍👧 日本語 \u2028\u2029",
  "x".repeat(10_000),
  "```\n=======\n>>>>>>> REPLACE",
];

const everyKind: [string, StarterApp, StarterKind][] = apps.flatMap((app) =>
  app.kinds.map((kind): [string, StarterApp, StarterKind] => [`${app.id} (${kind})`, app, kind]),
);

function filesFor(app: StarterApp, kind: StarterKind, text: string) {
  const asked = understand("", apps);
  const fields = app.fields
    ? [{ id: "own", label: text.slice(0, 40), type: "text" as const }]
    : null;
  return makeProject(
    app,
    { ...paramsFor(app, { ...asked, title: text, subject: text, fields }), title: text },
    kind,
  );
}

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
}

function elements(node: Node, name?: string): Node[] {
  const found = (node.childNodes ?? []).flatMap((child) => elements(child, name));
  return node.attrs && (!name || node.nodeName === name) ? [node, ...found] : found;
}

function attribute(node: Node, name: string): string | undefined {
  return node.attrs?.find((item) => item.name === name)?.value;
}

test("there are at least sixteen apps, over all three kinds", () => {
  expect(apps.length).toBeGreaterThanOrEqual(16);
  expect(new Set(apps.map(({ id }) => id)).size).toBe(apps.length);
  expect(new Set(apps.flatMap(({ kinds }) => kinds))).toEqual(
    new Set(["static", "vanilla", "react"]),
  );
});

test.each(everyKind)("%s compiles, with plain and with hostile texts", async (_, app, kind) => {
  for (const text of ["Plain title", ...HOSTILE]) await bundle(filesFor(app, kind, text));
});

test.each(everyKind)("%s has a complete and accessible page", (_, app, kind) => {
  const files = filesFor(app, kind, "A title");
  for (const path of files.keys()) expect(normalizePath(path)).toBe(path);
  const problems: string[] = [];
  const page = parse(files.get("index.html") ?? "", {
    onParseError: ({ code }) => {
      if (code !== "non-void-html-element-start-tag-with-trailing-solidus") problems.push(code);
    },
  }) as unknown as Node;
  expect(problems).toEqual([]);
  const all = elements(page);
  expect(attribute(elements(page, "html")[0] as Node, "lang")).toBe("en");
  expect(elements(page, "title")).toHaveLength(1);
  expect(all.some((node) => attribute(node, "name") === "viewport")).toBe(true);
  const source = [...files.values()].join("\n");
  if (kind === "react") {
    expect(source.match(/<h1/g)).toHaveLength(1);
    expect(files.get("src/App.tsx")).toContain("</main>");
  } else {
    expect(elements(page, "h1")).toHaveLength(1);
    expect(elements(page, "main")).toHaveLength(1);
  }
  const ids = all.map((node) => attribute(node, "id")).filter((id) => id !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  const labels = elements(page, "label");
  const labelled = new Set(labels.map((label) => attribute(label, "for")));
  const wrapped = new Set(labels.flatMap((label) => elements(label)));
  for (const control of ["input", "select", "textarea"].flatMap((name) => elements(page, name))) {
    expect(labelled.has(attribute(control, "id") ?? "") || wrapped.has(control)).toBe(true);
  }
  for (const node of all) {
    expect(node.attrs?.filter(({ name }) => name.startsWith("on") || name === "style")).toEqual([]);
  }
  for (const link of elements(page, "a")) {
    const href = attribute(link, "href") ?? "";
    if (href.startsWith("#")) expect(ids).toContain(href.slice(1));
  }
});

test.each(everyKind)("%s asks nothing of the network and claims no AI", (_, app, kind) => {
  const source = [...filesFor(app, kind, "A title")].map(([, text]) => text).join("\n");
  // Forms ask the page's own host, for the inbox of whoever made it.
  expect(source).not.toMatch(
    /\bfetch\((?!inbox, )|XMLHttpRequest|WebSocket\(|@import (?!"@fonts\/)|https?:\/\/(?!www\.w3\.org|example\.com|\))[a-z]/,
  );
  expect(source).not.toMatch(/lorem ipsum/i);
});

test.each(everyKind)("%s shows hostile text as text", (_, app, kind) => {
  const [script = ""] = HOSTILE;
  const files = filesFor(app, kind, script);
  for (const [path, text] of files) {
    expect(text.includes("<img src=x"), path).toBe(false);
  }
  const page = parse(files.get("index.html") ?? "") as unknown as Node;
  const title = elements(page, "title")[0]?.childNodes?.[0]?.value;
  expect(title).toBe(script);
  expect(elements(page, "img")).toEqual([]);
});
