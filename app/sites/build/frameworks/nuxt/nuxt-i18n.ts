import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { asRecord, asText, asTexts } from "../../config/values";
import { dependenciesOf } from "../detection/package-json";
import { firstOf } from "../left-out";
import type { NuxtConfig } from "./nuxt-config";
import type { ModulePart } from "./nuxt-modules";
import { SHIMS_FOLDER } from "./shims";

const MODULE = "@nuxtjs/i18n";
const MESSAGES = /^([\w-]{1,20})\.(?:json5?|ya?ml|[jt]s)$/;
const STRATEGIES = ["no_prefix", "prefix", "prefix_except_default", "prefix_and_default"];
const COOKIE = "i18n_redirected";

interface Language {
  code: string;
  files: string[];
  [said: string]: unknown;
}

/** What Nuxt's module of languages does: Vue I18n with the project's messages, and an address of its own for each language. */
export function nuxtI18n(tree: FileTree, config: NuxtConfig): ModulePart | null {
  if (!config.modules.includes(MODULE)) return null;
  const said = asRecord(config.options.i18n);
  const folders = foldersOf(said, config.sources);
  const absent: string[] = [];
  const languages = languagesOf(tree, said, folders);
  const loaders = languages.map(({ code, files }) => {
    const found = files.flatMap((file) => {
      const place = folders.map((one) => one + file).find((one) => tree.has(one));
      if (!place) absent.push(file);
      return place ? [`() => import(${JSON.stringify(`/${place}`)})`] : [];
    });
    return `${JSON.stringify(code)}: [${found.join(", ")}]`;
  });
  const own = configFile(tree, said, config.sources);
  const settings = {
    locales: languages.map(({ files: _files, file: _file, ...rest }) => rest),
    defaultLocale: asText(said.defaultLocale) ?? "",
    strategy: STRATEGIES.find((one) => one === said.strategy) ?? "prefix_except_default",
    detects: said.detectBrowserLanguage !== false,
    cookie: asText(asRecord(said.detectBrowserLanguage).cookieKey) ?? COOKIE,
  };
  const text = [
    own ? `import config from ${JSON.stringify(`/${own}`)};` : "const config = undefined;",
    `export const asked = { config, settings: ${JSON.stringify(settings)}, messages: { ${loaders.join(", ")} } };`,
    "",
  ].join("\n");
  return {
    files: new Map([[`${SHIMS_FOLDER}/i18n-texts.ts`, text]]),
    shims: ["i18n.ts", "i18n-routes.ts", "i18n-links.ts"],
    components: new Map([
      ["NuxtLinkLocale", ["i18n-links.ts", "NuxtLinkLocale"]],
      ["SwitchLocalePathLink", ["i18n-links.ts", "SwitchLocalePathLink"]],
    ]),
    said: absent.length > 0 ? [`Texts that are not among the files: ${firstOf(absent)}.`] : [],
    brought: { "vue-i18n": versionFor(dependenciesOf(tree)[MODULE]) },
    alias: [{ find: /^(?:#i18n|@nuxtjs\/i18n)$/, replacement: `/${SHIMS_FOLDER}/i18n.ts` }],
    starts: {
      imports: 'import { startI18n } from "./i18n";\nimport { asked } from "./i18n-texts";',
      field: "i18n: startI18n(asked)",
    },
  };
}

/** Vue I18n of the module's own time; the oldest here is the first that reads messages without making code of them. */
function versionFor(asked = ""): string {
  return /^[\^~]?9\b/.test(asked) ? "^10.0.0" : "^11.0.0";
}

/** Where messages may be: since its version 9 below "i18n", before that beside the app. */
function foldersOf(said: Record<string, unknown>, sources: string): string[] {
  const roots = [asText(said.restructureDir) ?? "i18n", sources, "."];
  const named = asText(said.langDir)?.replace(/^[~@]\//, "");
  return [...(named ? [named] : []), "locales", "lang"].flatMap((below) =>
    roots.map((root) => `${path.join("/", root, below).replace(/^\/|\/$/g, "")}/`),
  );
}

function languagesOf(
  tree: FileTree,
  said: Record<string, unknown>,
  folders: readonly string[],
): Language[] {
  const named = [said.locales].flat().flatMap((one): Language[] => {
    const record = typeof one === "string" ? { code: one } : asRecord(one);
    const code = asText(record.code);
    if (!code) return [];
    return [{ ...record, code, files: asTexts([record.file ?? [], record.files ?? []].flat()) }];
  });
  if (named.length > 0) return named;
  // A list that its configuration would have to make: each file of messages is a language.
  const files = [...tree.keys()].sort();
  const folder = folders.find((one) => files.some((file) => file.startsWith(one)));
  if (!folder) return [];
  return files.flatMap((file) => {
    const [name, code] =
      (file.startsWith(folder) && MESSAGES.exec(file.slice(folder.length))) || [];
    return code && name ? [{ code, files: [name] }] : [];
  });
}

/** The file that has Vue I18n's own options, often the messages too. */
function configFile(tree: FileTree, said: Record<string, unknown>, sources: string) {
  const stem = (asText(said.vueI18n) ?? "i18n.config").replace(/\.[cm]?[jt]s$/, "");
  return ["/i18n", `/${sources}`, "/"]
    .flatMap((root) => ["ts", "mts", "js", "mjs"].map((end) => `${path.join(root, stem)}.${end}`))
    .map((file) => file.slice(1))
    .find((file) => tree.has(file));
}
