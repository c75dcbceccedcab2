import type { FileTree } from "~/projects/files";
import type { Alias } from "../../config/project-config";
import { dependenciesOf, dependsOn, readJson } from "../detection/package-json";
import { emptyPage } from "../empty-page";
import { firstOf } from "../left-out";
import { nextEntry } from "./next-entry";
import { nextIntlFor } from "./next-intl";
import { readFilesOf } from "./read-files";
import { askingFiles, serverFiles, withoutActions } from "./server-files";
import { SHIMS_FOLDER, shimsFor } from "./shims";
import { STANDS_IN } from "./stand-ins";

/** What only Next's own tools need, which nobody shall fetch. */
const TOOLS =
  /^(?:next|@next\/.*|eslint.*|@types\/.*|@tailwindcss\/postcss|typescript|server-only)$/;

/** What Next gives to browsers as well, and packages for both ask for. */
const PROCESS =
  '<script>globalThis.process ??= { env: {}, argv: [], browser: true, platform: "browser", version: "", versions: {}, cwd: () => "/", on() {}, emitWarning() {}, nextTick: (call, ...given) => queueMicrotask(() => call(...given)) };</script>';

/** What older Next came with is run on this: its root and its stores are what the modules that stand in are made for. */
const REACT = "^18.3.1";

/**
 * A project of Next as an app that runs in the browser alone: its routes behind a router, what it
 * imports of Next in modules that stand in. What needs a server is left out and named.
 *
 * @returns null for another project
 */
export function asNextApp(tree: FileTree) {
  if (!dependsOn(dependenciesOf(tree), "next")) return null;
  const entry = nextEntry(tree);
  if (!entry) return null;
  const texts = new Map([...withoutActions(tree), ...shimsFor(tree)]);
  const intl = nextIntlFor(tree);
  const read = readFilesOf(tree);
  for (const [file, text] of [...(intl?.files ?? []), ...(read?.files ?? [])])
    texts.set(file, text);
  texts.set(`${SHIMS_FOLDER}/main.ts`, entry);
  const older = olderReact(tree);
  texts.set("package.json", withoutTools(tree.get("package.json"), older !== null));
  texts.set("index.html", pageOf());
  const alias = Object.entries(STANDS_IN).map(([specifier, shim]): Alias => {
    const find = new RegExp(`^${specifier}(?:\\.js)?$`);
    return { find, replacement: `/${SHIMS_FOLDER}/${shim}.ts` };
  });
  const left = serverFiles(tree);
  const asking = askingFiles(tree);
  const said = [
    ...(left.length > 0 ? [`Left out, because it needs a server: ${firstOf(left)}.`] : []),
    ...(asking.length > 0 ? [`Without what a server would answer it: ${firstOf(asking)}.`] : []),
  ];
  const text = ["This Next project runs as an app in the browser.", ...said].join(" ");
  const fonts = [...tree.values()].some((source) => source.includes("next/font/"));
  return {
    tree: texts as FileTree,
    warnings: [
      ...(said.length > 0 ? [{ text }] : []),
      ...(older
        ? [
            {
              text: `This project asks for React ${older}; it runs on 18 here.`,
              file: "package.json",
            },
          ]
        : []),
      ...(read?.warnings ?? []),
      ...(fonts ? [{ text: "Fonts of next/font are the system's here." }] : []),
    ],
    config: {
      alias: [...alias, ...(intl?.alias ?? []), ...(read?.alias ?? [])],
      envPrefix: ["NEXT_PUBLIC_"],
      jsxImportSource: "next-app",
    },
  };
}

function pageOf(): string {
  const script = `<script type="module" src="/${SHIMS_FOLDER}/main.ts"></script>`;
  return emptyPage(script, PROCESS);
}

/** The version of React that a project names, where it is one before 18, e.g. "17.0.2". */
function olderReact(tree: FileTree): string | null {
  const [, version, major] =
    /^[\^~>=v\s]*((\d+)[\d.]*)/.exec(dependenciesOf(tree).react ?? "") ?? [];
  return version !== undefined && Number(major) < 18 ? version : null;
}

function withoutTools(text: string | undefined, isOlder: boolean): string {
  const manifest = readJson(text);
  for (const list of ["dependencies", "devDependencies"]) {
    const said = manifest[list];
    if (typeof said !== "object" || said === null) continue;
    const kept = Object.entries(said)
      .filter(([name]) => !TOOLS.test(name))
      .map(([name, spec]) => [name, isOlder && /^react(?:-dom)?$/.test(name) ? REACT : spec]);
    manifest[list] = Object.fromEntries(kept);
  }
  return JSON.stringify(manifest);
}
