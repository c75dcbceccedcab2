import path from "node:path";
import { expect, test } from "vitest";
import { mergeChunks } from "./merge-chunks.mjs";

const folder = path.resolve("public/build");

interface Script {
  text: string;
  imports?: string[];
  late?: string[];
  entryPoint?: string;
}

const route = (id: string) => `browser-route-module:${id}.tsx?browser`;

/** What esbuild makes: each module that several pages or late parts share is a file. */
const CUT: Record<string, Script> = {
  "entry.client-AAAAAAAA.js": {
    text: 'import "/build/_shared/chunk-REACT000.js";\n',
    imports: ["_shared/chunk-REACT000.js"],
    entryPoint: "app/entry.client.tsx",
  },
  "root-AAAAAAAA.js": { text: "export default 'root';\n", entryPoint: route("root") },
  "routes/list-AAAAAAAA.js": {
    text: 'import { tiny } from "/build/_shared/chunk-TINY0000.js";\nexport default tiny;\n',
    imports: ["_shared/chunk-TINY0000.js"],
    entryPoint: route("routes/list"),
  },
  "routes/shop-AAAAAAAA.js": {
    text: 'import { tiny } from "/build/_shared/chunk-TINY0000.js";\nimport { large } from "/build/_shared/chunk-LARGE000.js";\nexport default [tiny, large, () => import("/build/_shared/dialog-AAAAAAAA.js")];\n',
    imports: ["_shared/chunk-TINY0000.js", "_shared/chunk-LARGE000.js"],
    late: ["_shared/dialog-AAAAAAAA.js"],
    entryPoint: route("routes/shop"),
  },
  "routes/stall-AAAAAAAA.js": {
    text: 'import { large } from "/build/_shared/chunk-LARGE000.js";\nexport default large;\n',
    imports: ["_shared/chunk-LARGE000.js"],
    entryPoint: route("routes/stall"),
  },
  "routes/plain-AAAAAAAA.js": {
    text: "export default 'plain';\n",
    entryPoint: route("routes/plain"),
  },
  "_shared/chunk-REACT000.js": {
    text: "globalThis.react = 1;\n\n/*! Bundled license information:\n\nreact: (c) its authors\n*/\n",
  },
  "_shared/chunk-TINY0000.js": { text: 'export const tiny = "tiny";\n' },
  "_shared/chunk-LARGE000.js": { text: `export const large = "${"large".repeat(2_000)}";\n` },
  "_shared/dialog-AAAAAAAA.js": {
    text: 'import { tiny } from "/build/_shared/chunk-TINY0000.js";\nexport const dialog = tiny;\n',
    imports: ["_shared/chunk-TINY0000.js"],
    entryPoint: "app/dialog.tsx",
  },
};

async function merge() {
  const at = (file: string) => path.relative(process.cwd(), path.join(folder, file));
  const outputs = Object.fromEntries(
    Object.entries(CUT).map(([file, { imports = [], late = [], entryPoint }]) => [
      at(file),
      {
        ...(entryPoint ? { entryPoint } : {}),
        imports: [
          ...imports.map((one) => ({ path: at(one), kind: "import-statement" })),
          ...late.map((one) => ({ path: at(one), kind: "dynamic-import" })),
        ],
      },
    ]),
  );
  const outputFiles = Object.entries(CUT).map(([file, { text }]) => ({
    path: path.join(folder, file),
    text,
  }));
  const kept = ["routes/list", "routes/shop", "routes/stall"];
  const merged = await mergeChunks(
    { metafile: { inputs: {}, outputs }, outputFiles },
    { publicPath: "/build/", kept },
  );
  const files = new Map(
    merged.outputFiles.map(({ path: file, text }) => [path.relative(folder, file), text]),
  );
  const described = merged.metafile.outputs as Record<
    string,
    { entryPoint?: string; imports: { path: string; kind: string }[] }
  >;
  /** The files that a page begins with, itself first. */
  const begins = (id: string) => {
    const [file = "", { imports } = { imports: [] }] =
      Object.entries(described).find(([, { entryPoint }]) => entryPoint === route(id)) ?? [];
    const loaded = imports.filter(({ kind }) => kind === "import-statement");
    return [file, ...loaded.map((one) => one.path)].map((one) => path.relative(folder, one));
  };
  return { files, begins };
}

test("what a page begins with is one file for each set of pages, and small ones are in that of all", async () => {
  const { files, begins } = await merge();
  const [, ...list] = begins("routes/list");
  const [, ...shop] = begins("routes/shop");
  const [, ...stall] = begins("routes/stall");
  expect(list).toHaveLength(1);
  expect(shop).toHaveLength(2);
  expect(shop).toContain(list[0]);
  expect(shop).toContain(stall[0]);
  expect(files.get(list[0] ?? "")).toContain("tiny");
  expect(files.get(stall[0] ?? "")).toContain("largelarge");
});

test("a late part stays a file that is loaded when it is asked for", async () => {
  const { files, begins } = await merge();
  const [name] = [...files.keys()].filter((file) => file.startsWith("_shared/dialog-"));
  expect(name).toBeDefined();
  expect(begins("routes/shop")).not.toContain(name);
});

test("a route that React never runs has no script, and Remix still knows of it", async () => {
  const { files, begins } = await merge();
  expect([...files.keys()].some((file) => file.includes("plain"))).toBe(false);
  expect(begins("routes/plain")).toHaveLength(1);
});

test("licences stand at the end of the file that their code is in", async () => {
  const { files } = await merge();
  const shared = [...files.values()].find((text) => text.includes("globalThis.react"));
  expect(shared?.slice(shared.indexOf("/*! Bundled license information:"))).toMatch(
    /^\/\*! Bundled license information:\s+react: \(c\) its authors\s+\*\/\s*$/,
  );
});

test("what pages begin with is compiled whole on its way in, and late parts are not", async () => {
  const { files } = await merge();
  const isWhole = (name: string) =>
    [...files]
      .find(([file]) => file.includes(name))?.[1]
      .startsWith("//# allFunctionsCalledOnLoad");
  expect(["_shared/shared", "routes/shop", "root"].map(isWhole)).toEqual([true, true, true]);
  expect(isWhole("_shared/dialog")).toBe(false);
});
