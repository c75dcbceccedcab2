import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../../build-types";
import { dependenciesOf, dependsOn } from "../detection/package-json";

/** A tool that puts pages together from a project's files, by rules of its own. */
interface OwnTool {
  /** As its makers call what it is for, with its article. */
  name: string;
  /** Packages that package.json names, one of them. */
  packages?: readonly string[];
  /** A file of its own. */
  file?: RegExp;
  instead: string;
}

const REACT = "Its components in a Vite project with React would run.";
const VUE = "Its components in a Vite project with Vue would run.";
const BUILT = "Its built pages, dropped as a folder with an index.html, would run.";

const OWN_TOOLS: readonly OwnTool[] = [
  { name: "a Quasar project", packages: ["@quasar/app-vite", "@quasar/app-webpack"], instead: VUE },
  {
    name: "a Umi project",
    packages: ["umi", "@umijs/max"],
    file: /^\.umirc\.[jt]s$/,
    instead: REACT,
  },
  { name: "an ice.js project", packages: ["@ice/app", "ice.js"], instead: REACT },
  { name: "a Modern.js project", packages: ["@modern-js/app-tools"], instead: REACT },
  {
    name: "a Preact CLI project",
    packages: ["preact-cli"],
    instead: "Its components in a Vite project with Preact would run.",
  },
  {
    name: "a SolidStart project of before its first version",
    packages: ["solid-start"],
    instead: "Its components in a Vite project with Solid would run.",
  },
  { name: "a Taro project", packages: ["@tarojs/cli", "@tarojs/taro"], instead: REACT },
  { name: "a Vike project", packages: ["vike", "vite-plugin-ssr"], instead: REACT },
  { name: "a RedwoodJS project", packages: ["@redwoodjs/core"], instead: REACT },
  { name: "a VitePress site", packages: ["vitepress"], instead: BUILT },
  { name: "a VuePress site", packages: ["vuepress", "@vuepress/cli"], instead: BUILT },
  { name: "a Docusaurus site", packages: ["@docusaurus/core"], instead: BUILT },
  { name: "an Rspress site", packages: ["rspress", "@rspress/core"], instead: BUILT },
  { name: "an Eleventy site", packages: ["@11ty/eleventy"], instead: BUILT },
  { name: "a Hexo site", packages: ["hexo"], instead: BUILT },
  {
    name: "a Jekyll site",
    file: /^_config\.ya?ml$/,
    instead: BUILT,
  },
  { name: "slides of Slidev", packages: ["@slidev/cli"], instead: BUILT },
  { name: "a Stencil project", packages: ["@stencil/core"], instead: BUILT },
  { name: "a kyt project", packages: ["kyt", "kyt-core"], instead: REACT },
  { name: "an Ember project", packages: ["ember-cli", "ember-source"], instead: BUILT },
  { name: "an Elm project", file: /^elm\.json$/, instead: BUILT },
  { name: "a Flutter project", file: /^pubspec\.yaml$/, instead: BUILT },
  { name: "an extension made with WXT", packages: ["wxt"], instead: BUILT },
  { name: "an extension made with Plasmo", packages: ["plasmo"], instead: BUILT },
];

/** What loads something in a page; one that a tool fills in loads nothing yet. */
const LOADS = /<script\b|<link\b[^>]{0,300}stylesheet/i;

/**
 * Why nothing of a project runs whose pages a tool of its own puts together, and what would.
 *
 * @param isEntered whether the project has a page by itself
 * @returns null for another project, and for one whose page loads what it shows
 */
export function ownToolProblem(tree: FileTree, isEntered: boolean): BuildProblem | null {
  const page = tree.get("index.html");
  if (isEntered && (page === undefined || LOADS.test(page))) return null;
  const dependencies = dependenciesOf(tree);
  const tool = OWN_TOOLS.find(
    ({ packages = [], file }) =>
      dependsOn(dependencies, ...packages) ||
      (file && !isEntered && [...tree.keys()].some((name) => file.test(name))),
  );
  if (!tool) return null;
  const { name, instead } = tool;
  return {
    text: `This is ${name}: its pages are put together by a tool of its own, which does not run here. ${instead}`,
  };
}
