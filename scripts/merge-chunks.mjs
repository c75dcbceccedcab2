// Makes few files of the many that esbuild cuts a browser's scripts into: it makes one for each set of pages and
// late parts that share something, which were 50 for a workspace, and a browser asks for six at a time. Here late
// parts count for nothing: what some pages begin with is one file for each set of them, and one for all.
import path from "node:path";
import { rollup } from "rollup";
import { hydratedRoutes } from "./trim-manifest.mjs";

const ROUTE = /^browser-route-module:(.*)\.\w+\?browser$/;
const CLIENT = /(?:^|\/)entry\.client\.\w+$/;
/** What some pages share is in the file of all below this size, in bytes: one more request would cost them more. */
const SMALL = 6_000;
/** What all pages begin with. */
const ALL = "shared";
/**
 * Has browsers that know it (Chromium from 136) compile a whole file on its way in, beside the page's thread. Most of what
 * pages begin with runs at once, and would be read twice by that thread: once over, and once when it is called.
 */
const CALLED_ON_LOAD = "//# allFunctionsCalledOnLoad";
/** Where esbuild gathers licences: compress-assets.mjs takes them from the end of files. */
const NOTICES = "/*! Bundled license information:";

/**
 * @param compiled `metafile` and `outputFiles` of esbuild, as Remix's compiler has them for browsers
 * @param options.publicPath where browsers find the files
 * @param options.kept the routes that React runs; all others have no script afterwards
 * @returns the same with other scripts, named by their content
 */
export async function mergeChunks({ metafile, outputFiles }, { publicPath, kept }) {
  const scripts = new Map(outputFiles.filter(isScript).map(({ path: file, text }) => [file, text]));
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [path.resolve(file), output]),
  );
  const hydrated = new Set(["root", ...(kept ?? hydratedRoutes())]);
  const entries = [...scripts.keys()].filter((file) => {
    const { entryPoint = "" } = outputs.get(file);
    return CLIENT.test(entryPoint) || hydrated.has(ROUTE.exec(entryPoint)?.[1]);
  });
  const folder = path.dirname(
    entries.find((file) => CLIENT.test(outputs.get(file).entryPoint)) ?? "",
  );
  const chunks = await bundle(scripts, {
    entries,
    folder,
    publicPath,
    groups: groupsOf(entries, outputs, scripts),
  });
  return {
    metafile: { ...metafile, outputs: describe(chunks, outputs, folder) },
    outputFiles: [...outputFiles.filter((file) => !isScript(file)), ...chunks.map(fileIn(folder))],
  };
}

const isScript = ({ path: file }) => file.endsWith(".js");
const withoutHash = (name) => name.replace(/-[A-Z0-9]{8}(?:\.js)?$/, "");

/** Which file each script goes to; those that no page begins with stay as they are. */
function groupsOf(entries, outputs, scripts) {
  const pages = new Map();
  for (const entry of entries) {
    for (const file of reached(entry, outputs)) {
      if (file !== entry) pages.set(file, [...(pages.get(file) ?? []), entry]);
    }
  }
  const isOfAll = (entry) => /^(?:root|entry\.client)$/.test(withoutHash(path.basename(entry)));
  const sets = new Map([[ALL, []]]);
  for (const [file, by] of pages) {
    const set = by.some(isOfAll) ? ALL : by.join();
    if (set === ALL || by.length > 1) sets.set(set, [...(sets.get(set) ?? []), file]);
  }
  const groups = new Map(sets.get(ALL).map((file) => [file, ALL]));
  // The widest sets first: what a small one needs may have come to all with another.
  const narrower = [...sets].filter(([set]) => set !== ALL);
  for (const [set, files] of narrower.sort(([one], [other]) => other.length - one.length)) {
    const bytes = files.reduce((sum, file) => sum + scripts.get(file).length, 0);
    const needs = files.flatMap((file) => [...reached(file, outputs)]);
    const isSmall =
      bytes < SMALL && needs.every((one) => files.includes(one) || groups.get(one) === ALL);
    const name = `${ALL}-${[...sets.keys()].indexOf(set)}`;
    for (const file of files) groups.set(file, isSmall ? ALL : name);
  }
  return groups;
}

/** A script and all that it loads before it runs. */
function reached(file, outputs, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path: next, kind } of outputs.get(file)?.imports ?? []) {
    if (kind === "import-statement") reached(path.resolve(next), outputs, seen);
  }
  return seen;
}

async function bundle(scripts, { entries, folder, publicPath, groups }) {
  const notices = new Map();
  const bundled = await rollup({
    input: entries,
    // esbuild has left out what nobody uses.
    treeshake: false,
    plugins: [
      {
        name: "scripts-in-memory",
        resolveId(source) {
          const file = source.startsWith(publicPath)
            ? path.join(folder, source.slice(publicPath.length))
            : source;
          return scripts.has(file) ? file : { id: source, external: true };
        },
        load(id) {
          const text = scripts.get(id);
          const end = text.lastIndexOf(NOTICES);
          if (end >= 0) notices.set(id, text.slice(end));
          return end < 0 ? text : text.slice(0, end);
        },
      },
    ],
  });
  const { output } = await bundled.generate({
    format: "es",
    compact: true,
    dir: folder,
    banner: ({ isEntry, name }) => (isEntry || name.startsWith(ALL) ? CALLED_ON_LOAD : ""),
    entryFileNames: ({ facadeModuleId }) =>
      `${withoutHash(path.relative(folder, facadeModuleId))}-[hash].js`,
    chunkFileNames: ({ name }) => `_shared/${withoutHash(name)}-[hash].js`,
    hashCharacters: "base36",
    manualChunks: (id) => groups.get(id),
  });
  await bundled.close();
  return output.map((chunk) => ({
    ...chunk,
    code: [chunk.code, ...chunk.moduleIds.flatMap((id) => notices.get(id) ?? [])].join("\n"),
  }));
}

const fileIn =
  (folder) =>
  ({ fileName, code }) => {
    const contents = Buffer.from(code);
    return { path: path.join(folder, fileName), contents, text: code, hash: fileName };
  };

/** What Remix reads of a build: which file an entry became, and what it loads. */
function describe(chunks, outputs, folder) {
  const nameOf = (file) => path.relative(process.cwd(), path.join(folder, file));
  const described = Object.fromEntries(
    chunks.map(({ fileName, facadeModuleId, isEntry, imports, dynamicImports, exports, code }) => [
      nameOf(fileName),
      {
        bytes: Buffer.byteLength(code),
        inputs: {},
        exports,
        imports: [
          ...imports.map((file) => ({ path: nameOf(file), kind: "import-statement" })),
          ...dynamicImports.map((file) => ({ path: nameOf(file), kind: "dynamic-import" })),
        ],
        ...(isEntry ? { entryPoint: outputs.get(facadeModuleId).entryPoint } : {}),
      },
    ]),
  );
  // Remix wants to know of every route, and names none of these to a browser.
  const known = new Set(Object.values(described).map(({ entryPoint }) => entryPoint));
  for (const [file, output] of outputs) {
    if (!file.endsWith(".js")) described[path.relative(process.cwd(), file)] = output;
    else if (ROUTE.test(output.entryPoint ?? "") && !known.has(output.entryPoint)) {
      described[path.relative(process.cwd(), file)] = { ...output, imports: [] };
    }
  }
  return described;
}
