import path from "node:path/posix";
import type { OnLoadResult } from "esbuild";
import mime from "mime";
import type { BuildInput } from "../build-input";
import { ASSET } from "./special";

/** Smaller files are written into what shows them, in bytes: a request would take longer. As Vite has it. */
const INLINE_BYTES = 4096;

/**
 * A file that goes with the site. A binary one is somewhere else: what stands for it here is of no use
 * but to be named, and is replaced by the file when the site is put together.
 */
export function loadAsset({ texts, binaries }: BuildInput, file: string): OnLoadResult {
  const binary = binaries.get(file.slice(1));
  const contents = binary ? `binary ${binary.hash}` : (texts.get(file.slice(1)) ?? "");
  return { contents, loader: "file" };
}

/** The module of a file's address: wherever the page is, it begins where the script is. */
export function assetModule(file: string): string {
  const name = JSON.stringify(`${ASSET}:${file}`);
  return `import file from ${name};\nexport default new URL(file, import.meta.url).href;\n`;
}

/** A file as a `data:` address; null for one that is not inlined. @param isAsked whatever its size */
export function inlineAsset(input: BuildInput, file: string, isAsked = false): string | null {
  const name = file.slice(1);
  const type = mime.getType(path.basename(file)) ?? "application/octet-stream";
  const text = input.texts.get(name);
  if (text !== undefined) {
    if (!isAsked && Buffer.byteLength(text) > INLINE_BYTES) return null;
    return `data:${type},${encodeURIComponent(text).replaceAll("'", "%27").replaceAll("(", "%28").replaceAll(")", "%29")}`;
  }
  const { content } = input.binaries.get(name) ?? {};
  if (!content || (!isAsked && content.length > INLINE_BYTES)) return null;
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
