import path from "node:path/posix";
import type { BuildProblem } from "../../build-types";
import { importsOf } from "../detection/imports";
import { dependenciesOf, dependsOn } from "../detection/package-json";

/** What a project's own tools would make of MDX, as far as it is done here. */
export interface MdxTools {
  /** Files of Markdown are components as well. */
  compilesMarkdown: boolean;
  /** Tables, lists of tasks, struck text, addresses as links. */
  hasTables: boolean;
  hasHeadingIds: boolean;
  /** What it names and does not get. */
  leftOut: readonly BuildProblem[];
}

type Texts = ReadonlyMap<string, string>;

const COMPILERS = ["@mdx-js/rollup", "@mdx-js/loader", "@mdx-js/esbuild", "@next/mdx"];
/** Where compilers and their plugins are set up. */
const CONFIG = /^(?:(?:vite|next|rspack|rsbuild|webpack|astro)\.config|mdx\.config)\.[cm]?[jt]s$/;
const PLUGIN = /["']((?:@[\w-]+\/)?(?:remark|rehype)-[\w-]+)["']/g;
const DONE = /^(?:remark-(?:gfm|frontmatter|mdx-frontmatter|parse|rehype|mdx)|rehype-slug)$/;
/** Modules that say which components stand for a text's elements, as Next has it. */
const COMPONENTS = /^(?:src\/)?mdx-components\.[jt]sx?$/;
const PROVIDERS = ["@mdx-js/react", "@mdx-js/preact", "@mdx-js/vue"];
/** In a text that ends with a line: a long fence without one would be tried at each of its lengths. */
const FENCE =
  /^[^\S\n]{0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[^\S\n]{0,3}\1[`~]*[^\S\n]*$|(?![\s\S]))/gm;

/** What a project says of its MDX, in package.json and in the configurations of its tools. */
export function mdxTools(texts: Texts): MdxTools {
  const dependencies = dependenciesOf(texts);
  const configs = [...texts].filter(([file]) => CONFIG.test(file));
  const named = configs.flatMap(([file, text]) =>
    [...text.matchAll(PLUGIN)].map(([, name = ""]) => ({ name, file })),
  );
  const has = (name: string) =>
    dependsOn(dependencies, name) || named.some((one) => one.name === name);
  const others = named.filter(({ name }) => !DONE.test(name));
  return {
    compilesMarkdown: COMPILERS.some(
      (name) => dependsOn(dependencies, name) || configs.some(([, text]) => text.includes(name)),
    ),
    hasTables: has("remark-gfm"),
    hasHeadingIds: has("rehype-slug"),
    leftOut: [...new Map(others.map((one) => [one.name, one])).values()].map(({ name, file }) => ({
      text: `${name} is left out of MDX: plugins of Markdown do not run here.`,
      file,
    })),
  };
}

/** The module that gives MDX its components, as a file of the project imports it; null for none. */
export function providerOf(texts: Texts, importer: string): string | null {
  const own = [...texts.keys()].find((file) => COMPONENTS.test(file));
  if (own) {
    const relative = path.relative(path.dirname(importer), `/${own}`);
    return relative.startsWith(".") ? relative : `./${relative}`;
  }
  return PROVIDERS.find((name) => dependsOn(dependenciesOf(texts), name)) ?? null;
}

/** Every module that a file of MDX imports: what stands in its examples of code is none. */
export function importsOfMdx(source: string, texts: Texts, file: string): string[] {
  const provider = providerOf(texts, file);
  return [...importsOf(`${source}\n`.replace(FENCE, "")), ...(provider ? [provider] : [])];
}
