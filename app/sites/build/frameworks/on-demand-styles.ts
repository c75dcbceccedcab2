import { wantedVersions } from "../../packages/graph/wanted-versions";
import type { StandIns } from "./stand-in-modules";

/** Plugins that bring the styles of each component beside its import, as these libraries' guides have it. */
const PLUGINS = [
  ...["vite-plugin-style-import", "vite-plugin-imp", "vite-plugin-importer"],
  ...["babel-plugin-import", "babel-plugin-component", "ts-import-plugin"],
];

/** A library of components whose scripts bring no styles. */
interface Library {
  name: string;
  /** All of its styles in one file. */
  styles: string;
  /** From this version on its scripts bring them. */
  until?: number;
}

const LIBRARIES: readonly Library[] = [
  { name: "antd", styles: "antd/dist/antd.css", until: 5 },
  { name: "antd-mobile", styles: "antd-mobile/dist/antd-mobile.css", until: 5 },
  { name: "ant-design-vue", styles: "ant-design-vue/dist/antd.css", until: 4 },
  { name: "element-plus", styles: "element-plus/dist/index.css" },
  { name: "element-ui", styles: "element-ui/lib/theme-chalk/index.css" },
  { name: "vant", styles: "vant/lib/index.css" },
];

const SOURCE = /\.(?:[cm]?[jt]sx?|vue|css|scss|sass|less|html)$/;

/** A page with all styles of a library whose plugin would bring those of each component; null where none would. */
export function onDemandStyles(tree: StandIns["tree"]): StandIns | null {
  const page = tree.get("index.html");
  const wanted = wantedVersions(tree.get("package.json"));
  if (page === undefined || !PLUGINS.some((name) => wanted.has(name))) return null;
  const missing = LIBRARIES.filter((library) => {
    const version = wanted.get(library.name);
    return version !== undefined && isBare(version, library) && !isStyled(tree, library);
  });
  const at = page.search(/<script\b/i);
  if (missing.length === 0 || at < 0) return null;
  const imports = missing.map(({ styles }) => `import ${JSON.stringify(styles)};`).join(" ");
  const script = `<script type="module">${imports}</script>`;
  return {
    tree: new Map([...tree, ["index.html", page.slice(0, at) + script + page.slice(at)]]),
    alias: [],
  };
}

function isBare(version: string, { until = Number.POSITIVE_INFINITY }: Library): boolean {
  return Number(/\d+/.exec(version)?.[0] ?? Number.POSITIVE_INFINITY) < until;
}

/** Whether the project brings styles of it by itself. */
function isStyled(tree: StandIns["tree"], { name }: Library): boolean {
  const own = new RegExp(`["'(~]${name}/[\\w./-]{1,200}\\.(?:css|less|scss)\\b`);
  for (const [file, text] of tree) if (SOURCE.test(file) && own.test(text)) return true;
  return false;
}
