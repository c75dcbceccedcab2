import { expect, test } from "vitest";
import { readStore } from "../../../packages/store.server";
import { toBuildInput } from "../../build-input";
import { buildTree } from "../../build-tree";
import { compileFile } from "../../compilers";
import { withHeadingIds } from "./heading-ids";
import { importsOfMdx } from "./mdx-tools";

const PATIENT_MS = 60_000;
const store = readStore();
const PAGE =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>';
const POST = `---
title: Marsh
---
import { Tally } from "./Tally";

export const by = "Maren";

# Herons, 1 + {1}

| Hour | Task |
| --- | --- |
| 6 | *Wind* the clock |

<Tally start={3} />

\`\`\`js
import gone from "left-pad";
\`\`\`
`;
const FILES = {
  "index.html": PAGE,
  "package.json":
    '{ "dependencies": { "react": "^18", "react-dom": "^18", "remark-gfm": "^4", "rehype-slug": "^6" } }',
  "src/main.jsx":
    'import { createRoot } from "react-dom/client"; import Post, { by, frontmatter } from "./post.mdx"; createRoot(document.getElementById("root")).render(<Post title={by + frontmatter.title} />);',
  "src/Tally.jsx": "export const Tally = ({ start }) => <b>{start}</b>;",
  "src/post.mdx": POST,
};

async function built(files: Record<string, string>) {
  const result = await buildTree(toBuildInput(new Map(Object.entries(files))), "release", store);
  if (!result.ok) return { problems: result.problems, text: "", warnings: [] };
  const texts = [...result.build.files].filter(([name]) => name.endsWith(".js"));
  const text = texts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
  return { problems: [], text, warnings: result.build.warnings };
}

test("a post in MDX is a component: its text, its tags, what it exports and what stands above it", {
  timeout: PATIENT_MS,
}, async () => {
  const { problems, text, warnings } = await built(FILES);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([]);
  for (const part of ['"Maren"', '"Marsh"', '"Wind"', "start:3", '"herons-1--1"']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/table:\s*"table"/);
  expect(text).not.toContain("---");
});

test("what a mistake in MDX is, and where, is told; plugins that do not run are named once", {
  timeout: PATIENT_MS,
}, async () => {
  const broken = await built({ ...FILES, "src/post.mdx": "# Hi\n\n<Tally>\n" });
  expect(broken.problems).toMatchObject([
    {
      text: expect.stringMatching(/^src\/post\.mdx is no MDX that can be read: /),
      file: "src/post.mdx",
    },
  ]);
  const config =
    'import mdx from "@mdx-js/rollup"; export default { plugins: [mdx({ remarkPlugins: ["remark-math"] })] };';
  const two = 'import "./more.mdx";\n\n# Hi';
  const plugged = await built({
    ...FILES,
    "vite.config.js": config,
    "src/post.mdx": `${two}\n\nexport const by = 1;`,
    "src/more.mdx": "# More",
  });
  expect(plugged.problems).toEqual([]);
  expect(plugged.warnings.map(({ text }) => text)).toEqual([
    "remark-math is left out of MDX: plugins of Markdown do not run here.",
  ]);
});

test("an app of Next has its pages in MDX, with the components that it names for them", {
  timeout: PATIENT_MS,
}, async () => {
  const { problems, text } = await built({
    "package.json":
      '{ "dependencies": { "next": "16", "@next/mdx": "16", "react": "^18", "react-dom": "^18" } }',
    "app/layout.tsx":
      "export default ({ children }: { children: unknown }) => <html><body>{children as never}</body></html>",
    "app/page.mdx": "# The long guide\n",
    "mdx-components.tsx":
      "export const useMDXComponents = (given: object) => ({ h1: () => <i>chosen for it</i>, ...given });",
  });
  expect(problems).toEqual([]);
  expect(text).toContain("The long guide");
  expect(text).toContain("chosen for it");
});

test("an example of code in MDX imports nothing", () => {
  const texts = new Map([["package.json", '{ "dependencies": { "@mdx-js/react": "3" } }']]);
  expect(importsOfMdx(POST, texts, "/src/post.mdx")).toEqual(["./Tally", "@mdx-js/react"]);
  const started = performance.now();
  expect(importsOfMdx("`".repeat(100_000), new Map(), "/a.mdx")).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
  const open = "~~~js\nimport a from 'a'\n```\n";
  expect(importsOfMdx(open, new Map(), "/a.mdx")).toEqual([]);
});

test("Markdown is a component only where a project's tools make one of it", async () => {
  const compile = (packageJson: string) => {
    const input = toBuildInput(new Map([["package.json", packageJson]]));
    const context = { input, mode: "preview", compile: async () => null } as never;
    return compileFile({ path: "/a.md", source: "# Hi {1}", query: "" }, context);
  };
  expect(await compile("{}")).toBeNull();
  const made = await compile('{ "devDependencies": { "@mdx-js/rollup": "3" } }');
  expect(made?.contents).toContain('"Hi {1}"');
});

test("no two headings have one id, whatever they are called", () => {
  const heading = (value: string): { properties?: { id?: string }; [key: string]: unknown } => ({
    type: "element",
    tagName: "h2",
    children: [{ type: "text", value }],
  });
  const children = ["Part", "Part", "Part 1", "Part", "Part-2"].map(heading);
  withHeadingIds()({ type: "root", children });
  const ids = children.map(({ properties }) => properties?.id);
  expect(ids).toEqual(["part", "part-1", "part-1-1", "part-2", "part-2-1"]);
});
