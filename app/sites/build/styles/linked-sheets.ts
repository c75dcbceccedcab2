import path from "node:path/posix";
import type { BuildInput } from "../build-input";
import type { SourcePage } from "../site-page";
import { STYLE_ENDINGS } from "./style-endings";

/** The stylesheets of a project that pages link, e.g. "src/index.css". */
export function linkedBy(
  pages: readonly SourcePage[],
  input: Pick<BuildInput, "texts">,
): Set<string> {
  const files = new Set<string>();
  for (const page of pages) {
    for (const { name, value } of page.outline.links) {
      if (
        name !== "href" ||
        !STYLE_ENDINGS.some((ending) => value.split(/[?#]/)[0]?.endsWith(ending))
      )
        continue;
      const [address = ""] = value.split(/[?#]/);
      const folder = address.startsWith("/") ? "/" : path.dirname(`/${page.path}`);
      const file = path.join(folder, address).slice(1);
      const found = [file, `public/${file}`].find((one) => input.texts.has(one));
      if (found) files.add(found);
    }
  }
  return files;
}
