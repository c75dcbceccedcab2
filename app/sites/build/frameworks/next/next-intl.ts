import type { FileTree } from "~/projects/files";
import type { Alias } from "../../config/project-config";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { SHIMS_FOLDER } from "./shims";

/** The library itself, for the modules that stand before it. */
const REAL = "next-intl-itself";
const ENDINGS = ["ts", "tsx", "js", "jsx"];
/** Where next-intl looks for what an app says of a request, its older versions last. */
const REQUEST = ["i18n/request", "src/i18n/request", "i18n", "src/i18n"].flatMap((stem) =>
  ENDINGS.map((ending) => `${stem}.${ending}`),
);
const CONFIG = /^next\.config\.[cm]?[jt]s$/;
const PLUGIN = /\bnext-intl\/plugin["']/;
/** A file that its plugin is given: `createNextIntlPlugin("./lib/i18n.ts")`, or in its options. */
const NAMED = /["'](?:\.\/)?((?:[\w-]{1,60}\/){0,8}[\w.-]{1,60}\.[jt]sx?)["']/g;

/** What a project of Next with next-intl gets beside: its server's side, run in the browser. */
export interface IntlParts {
  files: ReadonlyMap<string, string>;
  alias: readonly Alias[];
}

/**
 * next-intl's own server modules refuse to run in a browser. Those that stand in ask the project's configuration of a request
 * and the library's own functions, which browsers have as well.
 *
 * @returns null for a project without it
 */
export function nextIntlFor(tree: FileTree): IntlParts | null {
  if (!dependsOn(dependenciesOf(tree), "next-intl")) return null;
  const request = requestFile(tree);
  const place = (name: string) => `${SHIMS_FOLDER}/${name}.ts`;
  const standIn = (find: RegExp, name: string): Alias => ({ find, replacement: `/${place(name)}` });
  return {
    files: new Map([
      [place("next-intl-server"), serverSource(request)],
      [place("next-intl"), CLIENT],
    ]),
    alias: [
      standIn(/^next-intl$/, "next-intl"),
      standIn(/^next-intl\/server$/, "next-intl-server"),
      { find: new RegExp(`^${REAL}$`), replacement: "next-intl" },
    ],
  };
}

function requestFile(tree: FileTree): string | null {
  for (const [file, text] of tree) {
    if (!CONFIG.test(file) || !PLUGIN.test(text)) continue;
    for (const [, named = ""] of text.matchAll(NAMED)) if (tree.has(named)) return named;
  }
  return REQUEST.find((file) => tree.has(file)) ?? null;
}

function serverSource(request: string | null): string {
  // As late as it is asked for: it imports this module itself.
  const load = request
    ? `(await import(${JSON.stringify(`/${request}`)})).default`
    : "({ locale }) => ({ locale })";
  return `import { createFormatter, createTranslator } from "${REAL}";
let chosen;
/** Of the address, as a middleware has it, else what a layout has said. */
export const fromAddress = () => /^\\/([a-z]{2}(?:-[A-Za-z]{2,4})?)(?:\\/|$)/.exec(location.pathname)?.[1] ?? chosen;
export async function configOf(locale) {
  const asked = locale ?? fromAddress();
  const ask = ${load};
  const config = await ask({ locale: asked, requestLocale: Promise.resolve(asked) });
  const timeZone = config.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { ...config, locale: config.locale ?? asked ?? "en", timeZone };
}
export function getRequestConfig(config) { return config; }
export function setRequestLocale(locale) { chosen = locale; }
export const unstable_setRequestLocale = setRequestLocale;
export async function getTranslations(asked) {
  const { locale, namespace } = typeof asked === "string" ? { namespace: asked } : (asked ?? {});
  return createTranslator({ ...(await configOf(locale)), namespace });
}
export async function getFormatter(asked) { return createFormatter(await configOf(asked?.locale)); }
export async function getMessages(asked) { return (await configOf(asked?.locale)).messages; }
export async function getLocale() { return (await configOf()).locale; }
export async function getTimeZone(asked) { return (await configOf(asked?.locale)).timeZone; }
export async function getNow(asked) { return (await configOf(asked?.locale)).now ?? new Date(); }
`;
}

/** On a server the provider finds by itself what it is not given; here it waits for that, once for each language. */
const CLIENT = `import { createElement } from "react";
import { NextIntlClientProvider as Provider } from "${REAL}";
import { configOf, fromAddress } from "./next-intl-server";
import { usePathname } from "./navigation";
export * from "${REAL}";
const known = new Map();
function foundFor(locale) {
  const found = known.get(locale) ?? {};
  known.set(locale, found);
  found.promise ??= configOf(locale).then((config) => { found.config = config; }, (error) => { found.error = error; });
  if (found.error) throw found.error;
  if (!found.config) throw found.promise;
  return found.config;
}
function Found(props) {
  usePathname();
  const { locale, messages, timeZone, now, formats } = foundFor(props.locale ?? fromAddress());
  return createElement(Provider, { locale, messages, timeZone, now, formats, ...props });
}
export function NextIntlClientProvider(props) {
  return createElement(props.locale && props.messages ? Provider : Found, props);
}
`;
