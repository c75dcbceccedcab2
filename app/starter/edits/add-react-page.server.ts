import type { FileTree } from "~/projects/files";
import { readText } from "../source/files.server";
import { js } from "../source/literals";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { shapeOf } from "./project";

/** Adds a view to a React project, and at the first one the switch between the app and its views. */
export function addReactPage(
  files: FileTree,
  entry: string,
  name: string,
  slug: string,
): EditResult {
  const component = `${slug.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase()).replace(/^(\d)/, "Page$1")}Page`;
  const path = `src/pages/${component}.tsx`;
  if (files.has(path)) return unchanged(`There is a page ${path} already.`);
  const changes = new Map<string, string | null>();
  const views = files.get("src/Views.tsx");
  const line = `  { slug: ${js(slug)}, name: ${js(name)}, Page: ${component} },\n`;
  const imported = `import { ${component} } from "./pages/${component}";\n`;
  if (views) {
    const list = views.indexOf("const pages");
    const end = views.indexOf("];", list);
    if (list < 0 || end < 0) return unchanged("src/Views.tsx has no list of pages that I know.");
    const at = lineStart(views, end);
    changes.set("src/Views.tsx", imported + views.slice(0, at) + line + views.slice(at));
  } else {
    const main = files.get(entry) ?? "";
    if (main.split("<App />").length !== 2)
      return unchanged(`I found no single \`<App />\` in ${entry} to put the view switch around.`);
    const withViews = main.replace("<App />", "<Views>\n        <App />\n      </Views>");
    changes.set(
      entry,
      withViews.replace(
        /^(import .*App.*\n)/m,
        (app) => `${app}import { Views } from "./Views";\n`,
      ),
    );
    changes.set("src/Views.tsx", firstViews(imported, line));
    const { styles } = shapeOf(files);
    const css = styles ? (files.get(styles) ?? "") : "";
    if (styles && !css.includes(".page-nav")) changes.set(styles, `${css}\n${pageStyles()}`);
  }
  changes.set(path, pageComponent(component, name));
  return edited(
    changes,
    `Added the page “${name}” (${path}) and a navigation between the app and its pages.`,
  );
}

/** The page component and the view switch are real files about a page called "About". */
const EXAMPLE = "AboutPage";

function pageComponent(component: string, name: string): string {
  return readText(`edits/files/pages/${EXAMPLE}.tsx`)
    .replace(EXAMPLE, component)
    .replace("<h1>About</h1>", () => `<h1>{${js(name)}}</h1>`);
}

function firstViews(imported: string, line: string): string {
  return readText("edits/files/Views.tsx")
    .replace(new RegExp(`^import \\{ ${EXAMPLE} \\}.*\n`, "m"), () => imported)
    .replace(/^const pages = \[.*\];/m, () => `const pages = [\n${line}];`);
}

export function pageStyles(): string {
  return readText("edits/files/page.css");
}
