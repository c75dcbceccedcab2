import type { Alias } from "../config/project-config";
import { dependenciesOf, dependsOn } from "./detection/package-json";
import type { StandIns } from "./stand-in-modules";

/** An icon of a set of Iconify's as a component, as unplugin-icons makes it: "~icons/lucide/list-todo". */
const ASKED =
  /["'](?:virtual:|~)icons\/([\w-]{1,60})\/([\w-]{1,100})(?:\.\w{1,6})?(?:\?[^"'\n]{0,60})?["']/g;
const FOLDER = ".icons";
/** Icons of one project. */
const MOST = 500;
/** As its makers have it. */
const SIZE = "1.2em";

type Write = (icon: string, from: string) => { ending: string; code: string };

/** What an icon's set says of it, in a module: `icon` is its name, `from` the module of all of the set. */
const FOUND = (icon: string, from: string) =>
  `import set from ${JSON.stringify(from)};
const name = ${JSON.stringify(icon)};
const { parent = name, ...turned } = set.aliases?.[name] ?? {};
const icon = { ...set.icons[parent], ...turned };
const { left = 0, top = 0, width = set.width ?? 16, height = set.height ?? 16, body = "" } = icon;
const box = [left, top, width, height].join(" ");`;

/** By framework: the first that a project depends on. */
const COMPONENTS: readonly [string, Write][] = [
  [
    "vue",
    (icon, from) => ({
      ending: "js",
      code: `${FOUND(icon, from)}
import { h } from "vue";
export default { name: ${JSON.stringify(`icon-${icon}`)}, render: () => h("svg", { viewBox: box, width: "${SIZE}", height: "${SIZE}", innerHTML: body }) };`,
    }),
  ],
  [
    "svelte",
    (icon, from) => ({
      ending: "svelte",
      code: `<script>${FOUND(icon, from)}</script>
<svg viewBox={box} width="${SIZE}" height="${SIZE}" {...$$props}>{@html body}</svg>`,
    }),
  ],
  [
    "solid-js",
    (icon, from) => ({
      ending: "jsx",
      code: `${FOUND(icon, from)}
export default (props) => <svg viewBox={box} width="${SIZE}" height="${SIZE}" {...props} innerHTML={body} />;`,
    }),
  ],
  ["preact", jsx],
  ["react", jsx],
];

function jsx(icon: string, from: string) {
  const code = `${FOUND(icon, from)}
export default (props) => <svg viewBox={box} width="${SIZE}" height="${SIZE}" {...props} dangerouslySetInnerHTML={{ __html: body }} />;`;
  return { ending: "jsx", code };
}

/** These components for a project that asks for some and names their sets in its package.json; null for another. */
export function iconModules(tree: StandIns["tree"]): StandIns | null {
  const dependencies = dependenciesOf(tree);
  const [, write] = COMPONENTS.find(([name]) => dependsOn(dependencies, name)) ?? [];
  if (!write) return null;
  const made = new Map<string, string>();
  const alias: Alias[] = [];
  for (const [file, text] of tree) {
    if (!/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file)) continue;
    for (const [asked, set = "", icon = ""] of text.matchAll(ASKED)) {
      const specifier = asked.slice(1, -1);
      if (made.size >= MOST || alias.some(({ find }) => find === specifier)) continue;
      const from = `@iconify-json/${set}/icons.json`;
      // All sets in one are larger than a project's packages can be.
      if (!dependsOn(dependencies, `@iconify-json/${set}`)) continue;
      const { ending, code } = write(icon, from);
      const name = `${FOLDER}/${set}/${icon}.${ending}`;
      made.set(name, `${code}\n`);
      alias.push({ find: specifier, replacement: `/${name}` });
    }
  }
  return made.size === 0 ? null : { tree: new Map([...tree, ...made]), alias };
}
