import { resolve } from "./path";
import { plain } from "./plain";

/**
 * The pages that a configuration of webpack has made, and what they load: entries, and the templates that its
 * plugins for HTML take. Tools that hand theirs to webpack say the same in words of their own.
 */

type Values = Record<string, unknown>;

/** A page as the configuration asks for it. Places are from the project's root. */
export interface AskedPage {
  /** What it is called: "index.html". */
  file: string;
  /** Null where the plugin writes a page of its own. */
  template: string | null;
  /** Markup that stands in the configuration itself. */
  markup?: string;
  /** What a template may ask for by these names: title, …  */
  options: unknown;
  parameters: unknown;
  /** Modules that it loads, in order. */
  entries: string[];
}

/** Files that are copied beside the pages as they are. */
export interface AskedCopy {
  from: string;
  to: string;
}

/** Plugins that write a page. */
const OF_PAGES = /^(?:html-webpack-plugin|html-rspack-plugin|@rspack\/plugin-html)$/;
const OF_COPIES = /^copy-webpack-plugin$/;

/** @param plugins what the configuration lists of them, as the sandbox's modules make them */
export async function pagesOf(config: Values, plugins: readonly unknown[]): Promise<AskedPage[]> {
  const context = resolve(text(config.context) || "/");
  const { html, source } = config;
  // Vue's tools have pages by name, Rsbuild an entry by name and one template.
  const named = Object.entries(record(config.pages)).map(([name, page]) => vuePage(name, page));
  if (named.length > 0) return named;
  const entries = await entriesOf(record(source).entry ?? config.entry, context);
  if (source !== undefined && isRecord(html)) return rsbuildPages(html, entries);
  const asked = plugins.filter(isPlugin).filter(({ plugin, webpack }) => {
    return OF_PAGES.test(plugin) || webpack === "HtmlRspackPlugin";
  });
  return asked.map(({ options }) => htmlPage(record(options), entries, context));
}

/** Folders and files that are copied, and those that the tool's own server hands out as they are. */
export function copiesOf(config: Values, plugins: readonly unknown[]): AskedCopy[] {
  const context = resolve(text(config.context) || "/");
  const copied = plugins
    .filter(isPlugin)
    .filter(({ plugin, webpack }) => OF_COPIES.test(plugin) || webpack === "CopyRspackPlugin")
    .flatMap(({ options }) => {
      const given = Array.isArray(options) ? options : record(options).patterns;
      return (Array.isArray(given) ? given : []).flatMap((one): AskedCopy[] => {
        const { from, to, context: own } = isRecord(one) ? one : { from: one, to: "", context: "" };
        if (typeof from !== "string") return [];
        return [{ from: resolve(context, text(own), from), to: inOutput(text(to), config) }];
      });
    });
  const { static: served, contentBase } = record(config.devServer);
  const folders = [served, contentBase].flat().flatMap((one) => {
    const folder = isRecord(one) ? text(one.directory) : text(one);
    return folder ? [{ from: resolve("/", folder), to: "" }] : [];
  });
  return [...copied, ...folders];
}

/** Where a copy is put, from the site's root: one may be said from the root of the disk. */
function inOutput(to: string, config: Values): string {
  const output = resolve(text(record(config.output).path) || "/dist");
  if (to.startsWith(`${output}/`)) return to.slice(output.length + 1);
  return to === output ? "" : to.replace(/^\.?\//, "");
}

type Entries = [name: string, files: string[]][];

/** "./src/a.js" | [...] | { main: "./a.js", other: { import: [...] } } | () => any of these */
async function entriesOf(given: unknown, context: string): Promise<Entries> {
  const said = typeof given === "function" ? await given() : await given;
  const filesOf = (one: unknown) =>
    [isRecord(one) && !Array.isArray(one) ? one.import : one].flat().flatMap((file) => {
      if (typeof file !== "string") return [];
      return [/^\.{0,2}\//.test(file) ? resolve(context, file) : file];
    });
  if (isRecord(said) && !Array.isArray(said)) {
    return Object.entries(said).map(([name, one]) => [name, filesOf(one)]);
  }
  return [["main", filesOf(said)]];
}

function htmlPage(options: Values, entries: Entries, context: string): AskedPage {
  const { filename, template, templateContent, chunks, excludeChunks, templateParameters } =
    options;
  const wanted = Array.isArray(chunks) ? chunks : null;
  const not = Array.isArray(excludeChunks) ? excludeChunks : [];
  const loaded = entries.filter(
    ([name]) => (wanted === null || wanted.includes(name)) && !not.includes(name),
  );
  const markup =
    typeof templateContent === "function"
      ? called(templateContent as Make, options)
      : templateContent;
  return {
    file:
      (typeof filename === "function" ? text(filename("main")) : text(filename)) || "index.html",
    template: templateFile(text(template), context),
    ...(typeof markup === "string" ? { markup } : {}),
    options: plain(options),
    parameters: plain(templateParameters),
    entries: loaded.flatMap(([, files]) => files),
  };
}

/** "!!ejs-loader!./src/page.ejs?x" → "/src/page.ejs" */
function templateFile(said: string, context: string): string | null {
  const file = said.replace(/^.*!/, "").replace(/\?.*$/, "");
  return file === "" ? null : resolve(context, file);
}

type Make = (...given: unknown[]) => unknown;

function called(make: Make, options: Values): unknown {
  try {
    return make({
      htmlWebpackPlugin: { options, tags: { headTags: "", bodyTags: "" }, files: {} },
    });
  } catch {
    return undefined;
  }
}

function vuePage(name: string, page: unknown): AskedPage {
  const { entry, template, filename, title } =
    isRecord(page) && !Array.isArray(page) ? page : { entry: page };
  return {
    file: text(filename) || `${name}.html`,
    template: resolve("/", text(template) || "public/index.html"),
    options: { title: text(title) },
    parameters: {},
    entries: [entry].flat().flatMap((one) => (typeof one === "string" ? [resolve("/", one)] : [])),
  };
}

/** A page for each entry, of the one template. */
function rsbuildPages(html: Values, entries: Entries): AskedPage[] {
  const { template, title, templateParameters } = html;
  const made = (given: unknown, entryName: string) =>
    typeof given === "function" ? given({ entryName, value: "" }) : given;
  return entries.map(([name, files]) => ({
    file: `${name === "main" ? "index" : name}.html`,
    template: templateFile(text(made(template, name)), "/"),
    options: { title: text(made(title, name)) },
    parameters: plain(templateParameters),
    entries: files,
  }));
}

interface GivenPlugin {
  plugin: string;
  webpack?: unknown;
  options?: unknown;
}

function isPlugin(value: unknown): value is GivenPlugin {
  return isRecord(value) && typeof value.plugin === "string";
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

function record(value: unknown): Values {
  return isRecord(value) ? value : {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
