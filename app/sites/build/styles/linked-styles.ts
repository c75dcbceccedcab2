import type { BuildProblem } from "../build-types";
import { bundle } from "../bundle";
import { compileContext } from "../load/load-module";
import type { Outputs } from "../outputs";
import type { ProjectSource } from "../project-source";
import type { SourcePage } from "../site-page";
import { compileStyle } from "./compile-style";
import { linkedBy } from "./linked-sheets";
import { withRootedUrls } from "./style-tree";

/** What stylesheets that pages link came to. */
export interface LinkedStyles {
  /** "src/index.css" → CSS; those that are served as they are written are not in it. */
  files: Map<string, string>;
  /** What they show of packages, by their names in the site. */
  shown: Outputs;
  warnings: BuildProblem[];
  problems: BuildProblem[];
}

/** What leads to a package: an import that is no address, or an address as webpack writes those of packages. */
const OF_PACKAGES = /@import\s+(?:url\(\s*)?["']?(?![\w+-]+:|\/\/|[./"')\s])|url\(\s*["']?~/i;

/** Compiles the stylesheets of a project that its pages link: no script imports them. */
export async function compileLinkedStyles(
  pages: readonly SourcePage[],
  project: ProjectSource,
): Promise<LinkedStyles> {
  const shown: Outputs = { files: new Map(), binaries: new Map() };
  const linked: LinkedStyles = { files: new Map(), shown, warnings: [], problems: [] };
  const context = compileContext(project);
  for (const file of linkedBy(pages, project.input)) {
    const source = project.input.texts.get(file) ?? "";
    const compiled = await compileStyle({ path: `/${file}`, source, query: "" }, context);
    linked.warnings.push(...(compiled?.warnings ?? []));
    linked.problems.push(...(compiled?.errors ?? []));
    const css = compiled?.contents ?? source;
    const isBundled = project.kind !== "static" && OF_PACKAGES.test(css);
    const bundled = isBundled ? await bundleLinked(file, project, shown) : null;
    if (bundled !== null) linked.files.set(file, bundled);
    else if (compiled) linked.files.set(file, css);
  }
  return linked;
}

/** With what it takes of packages, whose files join what is shown; null where that fails, and it stays as it is. */
async function bundleLinked(
  file: string,
  project: ProjectSource,
  shown: Outputs,
): Promise<string | null> {
  const bundled = await bundle(project, [`/${file}`]);
  if (!bundled.ok) return null;
  let css: string | null = null;
  for (const [name, contents] of bundled.files) {
    if (name.endsWith(".css")) {
      const text = new TextDecoder()
        .decode(contents)
        .replace(/\/\*# sourceMappingURL=[^*\n]*\*\/\s*$/, "");
      css = withRootedUrls(text, `/${name}`);
    } else if (!name.endsWith(".map")) shown.files.set(name, contents);
  }
  for (const [name, binary] of bundled.binaries) shown.binaries.set(name, binary);
  return css;
}
