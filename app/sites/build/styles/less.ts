import path from "node:path/posix";
import type { CompileContext } from "../compile-file";
import { asRecord } from "../config/values";
import { loadLess } from "./compilers";
import type { Preprocessed } from "./preprocess";
import { styleFolders } from "./style-folders";

/** Compiles Less, without its JavaScript and its plugins. What it imports comes from the project's tree and its packages. */
export async function compileLess(
  source: string,
  file: string,
  { context, options }: { context: CompileContext; options: Readonly<Record<string, unknown>> },
): Promise<Preprocessed> {
  const createLess = await loadLess();
  // It has no file system to begin with: only what it is made with can read.
  const environment = { encodeBase64: (text: string) => Buffer.from(text).toString("base64") };
  const less = createLess(environment, [treeManager(context)]);
  less.PluginLoader = NoPlugins;
  try {
    const { css } = await less.render(source, {
      filename: file,
      paths: ["/", "/src"],
      javascriptEnabled: false,
      math: typeof options.math === "string" ? options.math : "parens-division",
      globalVars: asRecord(options.globalVars),
      modifyVars: asRecord(options.modifyVars),
    });
    return { css };
  } catch (error) {
    const { message, line, column, filename } = error as Record<string, string & number>;
    const place = filename === undefined ? file : String(filename);
    return {
      problem: {
        text: String(message ?? "The styles cannot be compiled."),
        file: place.replace(/^\//, ""),
        ...(typeof line === "number" ? { line, column: (Number(column) || 0) + 1 } : {}),
      },
    };
  }
}

/** Plugins are programs: none is loaded. */
class NoPlugins {
  async loadPlugin(name: string): Promise<never> {
    throw { type: "Plugin", message: `The plugin ${name} is not loaded: it would be a program.` };
  }
}

/** What Less reads files with. */
function treeManager(context: CompileContext) {
  const textAt = (place: string | null | undefined) =>
    (place && (context.input.texts.get(place.slice(1)) ?? context.packages.read(place))) || null;
  const findAt = (name: string, folder: string) => {
    const asked = name.replace(/^~(?=[^/])/, "");
    const from = path.join("/", folder, "-.less");
    const names = /\.(?:less|css)$/.test(asked)
      ? [asked]
      : [`${asked}.less`, asked, `${asked}.css`];
    for (const one of names) {
      const found = context.find(one, from) ?? context.find(`./${one}`, from);
      if (found && context.input.texts.has(found.slice(1))) return found;
      const beside = one.startsWith("/") ? one : path.join("/", folder, one);
      const installed = [beside, ...context.packages.placesOf(one, from)].find(textAt);
      if (installed) return installed;
    }
    return null;
  };
  // Less hands its own list of folders to who reads files, which is here.
  const folders = styleFolders(context.config, "less");
  const find = (name: string, folder: string) =>
    [folder, ...folders].map((one) => findAt(name, one)).find(Boolean) ?? null;
  const load = (name: string, folder: string) => {
    const found = find(name, folder);
    if (!found) return null;
    return { filename: found, contents: textAt(found) ?? "" };
  };
  const missing = (name: string) => ({
    type: "File",
    message: `There is no file ${name} in the project.`,
  });
  return {
    supports: () => true,
    supportsSync: () => true,
    alwaysMakePathsAbsolute: () => false,
    isPathAbsolute: (name: string) => name.startsWith("/"),
    join: (base: string, name: string) => path.join(base, name),
    getPath: (name: string) => name.slice(0, name.lastIndexOf("/") + 1),
    pathDiff: (name: string, base: string) => `${path.relative(base, name)}/`,
    tryAppendExtension: (name: string, ending: string) =>
      name + (/\.[a-z]+$/.test(name) ? "" : ending),
    tryAppendLessExtension: (name: string) => name,
    async loadFile(name: string, folder: string) {
      const loaded = load(name, folder);
      if (!loaded) throw missing(name);
      return loaded;
    },
    loadFileSync: (name: string, folder: string) => load(name, folder) ?? { error: missing(name) },
  };
}
