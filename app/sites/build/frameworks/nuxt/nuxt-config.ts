import { type Expression, type Literal, type Node, parseExpressionAt } from "acorn";
import type { FileTree } from "~/projects/files";
import { asRecord, asTexts } from "../../config/values";

/** What counts of a Nuxt configuration, as a stranger wrote it. */
export interface NuxtConfig {
  /** Where its pages and components are, with a slash at its end; "" for the root itself. */
  sources: string;
  modules: string[];
  /** What it says to modules, by their keys: `{ i18n: { defaultLocale: "en" } }`. */
  options: Record<"i18n" | "icon", unknown>;
  /** Stylesheets that every page has, as it calls them: "~/assets/main.css". */
  css: string[];
  /** What it says to its pages, e.g. `{ public: { apiBase: "/api" } }`; nothing that is a server's. */
  runtime: Record<string, unknown>;
  /** Of the document, e.g. `{ title: "Trips" }`. */
  head: Record<string, unknown>;
  /** What app.config says. */
  app: Record<string, unknown>;
}

const NAMES = ["ts", "js", "mjs", "mts"].map((end) => `nuxt.config.${end}`);
/** A source of what is Nuxt's at its root. */
const OF_APP = /^(?:app\.vue$|pages\/.+\.vue$|layouts\/.+\.vue$)/;

/** Reads what is written down in a configuration; nothing of it is run, and what would have to be is left out. */
export function readNuxtConfig(tree: FileTree): NuxtConfig {
  const text = NAMES.map((name) => tree.get(name)).find((one) => one !== undefined) ?? "";
  const said = argumentOf(text, "defineNuxtConfig(") ?? argumentOf(text, "export default ") ?? {};
  const sources = typeof said.srcDir === "string" ? folderOf(said.srcDir) : usualFolder(tree);
  const app =
    ["ts", "js"].map((end) => tree.get(`${sources}app.config.${end}`)).find(Boolean) ?? "";
  return {
    sources,
    modules: asTexts([said.modules].flat().map((one) => (Array.isArray(one) ? one[0] : one))),
    options: {
      i18n: optionsOf(said, "@nuxtjs/i18n", "i18n"),
      icon: optionsOf(said, "@nuxt/icon", "icon"),
    },
    css: asTexts([said.css].flat()),
    runtime: { public: asRecord(asRecord(said.runtimeConfig).public) },
    head: asRecord(asRecord(said.app).head),
    app: argumentOf(app, "defineAppConfig(") ?? {},
  };
}

/** Of a module, whether it is said beside its name or under its key. */
function optionsOf(said: Record<string, unknown>, module: string, key: string): unknown {
  const beside = [said.modules].flat().find((one) => Array.isArray(one) && one[0] === module);
  return { ...asRecord((beside as unknown[] | undefined)?.[1]), ...asRecord(said[key]) };
}

/** Nuxt 4 keeps the app in a folder, unless the root has it as it was before. */
function usualFolder(tree: FileTree): string {
  const files = [...tree.keys()];
  if (files.some((file) => file.startsWith("app/") && OF_APP.test(file.slice(4)))) return "app/";
  return !files.some((file) => OF_APP.test(file)) &&
    files.some((file) => /^src\/(?:app\.vue|pages\/)/.test(file))
    ? "src/"
    : "";
}

function folderOf(said: string): string {
  const name = said.replace(/^(?:\.?\/)+|\/+$/g, "");
  return name === "" || name === "." ? "" : `${name}/`;
}

function argumentOf(text: string, opening: string): Record<string, unknown> | null {
  const at = text.indexOf(opening);
  if (at < 0) return null;
  try {
    return asRecord(
      plainOf(parseExpressionAt(text, at + opening.length, { ecmaVersion: "latest" })),
    );
  } catch {
    return null;
  }
}

/** What an expression says as it stands; undefined for what would have to be run. */
export function plainOf(given: Node): unknown {
  const node = given as Expression;
  switch (node.type) {
    case "Literal":
      return node.value;
    case "TemplateLiteral":
      return node.quasis.length === 1 ? node.quasis[0]?.value.cooked : undefined;
    case "UnaryExpression": {
      const value = plainOf(node.argument);
      return node.operator === "!" ? !value : node.operator === "-" ? -Number(value) : undefined;
    }
    case "LogicalExpression":
      // `process.env.NUXT_PUBLIC_X || "/api"`: the value of its host is not here.
      return plainOf(node.left) ?? plainOf(node.right);
    case "ArrayExpression":
      return node.elements
        .map((one) => one && plainOf(one))
        .filter((one) => one !== undefined && one !== null);
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type !== "Property" || property.computed) return [];
          const { key } = property;
          const name = key.type === "Identifier" ? key.name : String((key as Literal).value);
          const value = plainOf(property.value);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      return undefined;
  }
}
