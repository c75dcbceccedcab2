import path from "node:path";
import type { BuildResult, Metafile, OutputFile } from "esbuild";
import type { FileTree } from "~/projects/files";
import { VENDOR } from "../packages/packages";
import type { BinaryInput, BuildInput } from "./build-input";
import type { BuiltEntry } from "./build-types";
import { fileOfModule } from "./esbuild-problems";
import { ASSET } from "./load/special";
import type { ProjectSource } from "./project-source";

/** What a bundle consists of. Names are below the site's root, without a leading "/". */
export interface Outputs {
  files: Map<string, Uint8Array>;
  /** Files that are sent from file storage. */
  binaries: Map<string, BinaryInput>;
}

/** Where a bundle would be written. Below the root, so that source maps do not tell where the product is. */
export function outputFolder({ store }: Pick<ProjectSource, "store">): string {
  return path.join(store.root, "site");
}

/** Names of outputs as esbuild tells them, below the site's root; what a style adds behind is no part of it. */
export function outputNames(source: Pick<ProjectSource, "store">): (file: string) => string {
  const folder = outputFolder(source);
  return (file) =>
    path
      .relative(folder, path.resolve(source.store.root, file))
      .replaceAll("\\", "/")
      .replace(/[?#].*$/, "");
}

/** What esbuild made, with the project's binary files in place of what stood for them. */
export function readOutputs(
  { outputFiles, metafile }: BuildResult<{ write: false; metafile: true }>,
  source: ProjectSource,
): Outputs {
  const nameOf = outputNames(source);
  const standIns = standInsOf(metafile, source.input, nameOf);
  const outputs: Outputs = { files: new Map(), binaries: new Map() };
  for (const output of outputFiles) {
    const name = nameOf(output.path);
    const binary = standIns.get(name);
    if (binary) outputs.binaries.set(name, binary);
    else outputs.files.set(name, contentsOf(name, output, source.input.texts));
  }
  return outputs;
}

function standInsOf(
  metafile: Metafile,
  { binaries }: BuildInput,
  nameOf: (file: string) => string,
): Map<string, BinaryInput> {
  const found = new Map<string, BinaryInput>();
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    const [input = "", ...others] = Object.keys(inputs);
    if (others.length > 0 || !input.startsWith(`${ASSET}:/`)) continue;
    const binary = binaries.get(input.slice(`${ASSET}:/`.length).replace(/[?#].*$/, ""));
    if (binary) found.set(nameOf(output), binary);
  }
  return found;
}

function contentsOf(name: string, output: OutputFile, texts: FileTree): Uint8Array {
  return name.endsWith(".map") ? withSources(output.text, texts) : output.contents;
}

/** Source maps tell of the project's own sources alone: libraries would be most of them. */
export function withSources(json: string, texts: FileTree): Uint8Array {
  const map = JSON.parse(json) as { sources: string[]; sourcesContent?: (string | null)[] };
  const files = map.sources.map((name) =>
    name.startsWith("project:/") ? fileOfModule(name) : null,
  );
  map.sourcesContent = files.map((file) => (file === null ? null : (texts.get(file) ?? null)));
  map.sources = files.map((file) => file ?? "library");
  return Buffer.from(JSON.stringify(map));
}

/** "/src/main.tsx" → what it was built into. */
export function entriesOf(
  metafile: Metafile,
  nameOf: (file: string) => string,
): Map<string, BuiltEntry> {
  const entries = new Map<string, BuiltEntry>();
  for (const [output, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || output.endsWith(".css")) continue;
    entries.set(entryPoint.replace(/^project:/, ""), {
      script: nameOf(output),
      style: cssBundle && nameOf(cssBundle),
    });
  }
  return entries;
}

/** Libraries that come with the product. */
export const CURATED: ReadonlySet<string> = new Set<string>(Object.values(VENDOR).flat());

/** Specifiers that are left to the page's import map; `true` for those that it wants at once. */
export function vendorOf(
  metafile: Metafile,
  known: ReadonlySet<string> = CURATED,
): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { imports } of Object.values(metafile.outputs)) {
    for (const { path: name, external, kind } of imports) {
      if (!external || !known.has(name)) continue;
      found.set(name, kind === "import-statement" || found.get(name) === true);
    }
  }
  return found;
}
