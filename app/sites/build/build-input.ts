import { createHash } from "node:crypto";
import type { BinaryFile, FileTree } from "~/projects/files";
import { isNamedBinary } from "~/projects/media-type";

/** Binary files up to this size come with their content, in bytes: some are inlined, none is a burden. */
export const CONTENT_BYTES = 8_000;

/** A binary file as a build sees it. */
export interface BinaryInput extends BinaryFile {
  /** Of small ones, and of large texts; the others are named by their hash, and never pass through a build. */
  content?: Uint8Array;
}

/** Everything of a project that a build is made of. */
export interface BuildInput {
  texts: FileTree;
  binaries: ReadonlyMap<string, BinaryInput>;
  /** The project's public values, e.g. VITE_API_URL: whoever opens the site can read them. */
  env: Readonly<Record<string, string>>;
}

/** What a build may be asked for with: a tree alone has no binary files, and no values. */
export type BuildSource = FileTree | BuildInput;

/** What is asked for, with nothing in place of what it does not have. */
export function toBuildInput(source: BuildSource): BuildInput {
  return "texts" in source ? source : { texts: source, binaries: new Map(), env: {} };
}

/** Whether there is a file of that name, whatever it holds. @param file without a leading "/" */
export function hasFile({ texts, binaries }: BuildInput, file: string): boolean {
  return texts.has(file) || binaries.has(file);
}

/** A file that scripts import as a text; a large one lies among the binary files, and brings its content. */
export function importedText({ texts, binaries }: BuildInput, file: string): string | undefined {
  const text = texts.get(file);
  if (text !== undefined || isNamedBinary(file)) return text;
  const content = binaries.get(file)?.content;
  return content && new TextDecoder().decode(content);
}

/** Names what a build is made of by its content: the same name, the same site. */
export function nameInput(source: BuildSource): string {
  const { texts, binaries, env } = toBuildInput(source);
  const digest = createHash("sha256");
  for (const [path, content] of texts) {
    digest.update(`${path}\0${content.length}\0`).update(content);
  }
  for (const [path, { hash }] of binaries) digest.update(`${path}\0${hash}\0`);
  digest.update(JSON.stringify(env));
  return digest.digest("hex").slice(0, 16);
}

/** The names of all files, e.g. "src/main.tsx". */
export function allFiles({ texts, binaries }: BuildInput): string[] {
  return [...texts.keys(), ...binaries.keys()];
}
