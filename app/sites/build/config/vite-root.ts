import path from "node:path/posix";
import { type BuildInput, hasFile } from "../build-input";
import type { ProjectConfig } from "./project-config";

/** Addresses in a page's markup that are of the project. */
const ADDRESS = /\b(src|href)=(["'])(?![a-z]+:|\/\/|#)([^"'?#]+)/gi;

/**
 * A project whose configuration keeps its pages in another folder (`root`), or what is the site's as it is
 * (`publicDir`), with both where they are looked for: the page that opens first at its root, and `public/`.
 */
export function atViteRoot(
  input: BuildInput,
  { root, publicDir }: Pick<ProjectConfig, "root" | "publicDir">,
): BuildInput {
  const texts = new Map(input.texts);
  const binaries = new Map(input.binaries);
  if (root !== "" && texts.has(`${root}/index.html`) && !texts.has("index.html")) {
    for (const [file, html] of input.texts) {
      if (!file.startsWith(`${root}/`) || !file.endsWith(".html")) continue;
      const page = fromRoot(html, { file, root, input });
      // Where it is, it leads to the same: nobody shall be told that it loads what is not there.
      texts.set(file, page);
      const name = file.slice(root.length + 1);
      if (!texts.has(name)) texts.set(name, page);
    }
  }
  const folder = [path.join("/", root, publicDir), path.join("/", publicDir)]
    .map((one) => one.slice(1).replace(/\/?$/, "/"))
    .find((one) => [...texts.keys(), ...binaries.keys()].some((file) => file.startsWith(one)));
  if (folder && folder !== "/" && folder !== "public/" && publicDir !== "") {
    for (const files of [texts, binaries] as Map<string, never>[]) {
      for (const [file, content] of [...files]) {
        if (file.startsWith(folder)) files.set(`public/${file.slice(folder.length)}`, content);
      }
    }
  }
  return { ...input, texts, binaries };
}

/** A page of the folder as one that stands above it. */
function fromRoot(
  html: string,
  { file, root, input }: { file: string; root: string; input: BuildInput },
): string {
  return html.replace(ADDRESS, (all, name: string, quote: string, address: string) => {
    const target = path.join(address.startsWith("/") ? root : path.dirname(file), address);
    return hasFile(input, target) ? `${name}=${quote}/${target}` : all;
  });
}
