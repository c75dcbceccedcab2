import type { RouteRecordRaw } from "vue-router";

/** How addresses say a language, as the project's configuration has it. */
export interface Addressed {
  codes: readonly string[];
  defaultLocale: string;
  strategy: string;
}

/** Between a page's name and its language: "about___fr". */
const SEPARATOR = "___";

/** Whether pages of a language have it in their address. */
function isPrefixed(locale: string, { strategy, defaultLocale }: Addressed): boolean {
  if (strategy === "no_prefix") return false;
  return strategy === "prefix" || locale !== defaultLocale;
}

/** Each page once for each language that has an address of its own. */
export function localizedRoutes(
  routes: readonly RouteRecordRaw[],
  how: Addressed,
): RouteRecordRaw[] {
  if (how.strategy === "no_prefix") return [...routes];
  const all = how.codes.flatMap((code) => {
    const prefix = isPrefixed(code, how) ? `/${code}` : "";
    const own = routes.map((route) => inLanguage(route, prefix, code));
    const isBoth = how.strategy === "prefix_and_default" && code === how.defaultLocale;
    return isBoth
      ? [
          ...own,
          ...routes.map((route) => inLanguage(route, `/${code}`, `${code}${SEPARATOR}prefix`)),
        ]
      : own;
  });
  if (how.strategy !== "prefix") return all;
  return [...all, { path: "/", redirect: `/${how.defaultLocale || how.codes[0]}` }];
}

function inLanguage(route: RouteRecordRaw, prefix: string, code: string): RouteRecordRaw {
  const { name, children } = route;
  const isRoot = route.path.startsWith("/");
  return {
    ...route,
    path: isRoot ? `${prefix}${route.path}`.replace(/(?<=.)\/$/, "") : route.path,
    ...(name === undefined ? {} : { name: `${String(name)}${SEPARATOR}${code}` }),
    ...(children ? { children: children.map((one) => inLanguage(one, prefix, code)) } : {}),
  } as RouteRecordRaw;
}

/** The language that an address says, or the default one; null where addresses say none. */
export function localeOfPath(path: string, how: Addressed): string | null {
  if (how.strategy === "no_prefix") return null;
  const [, first = ""] = path.split(/[/?#]/);
  return how.codes.includes(first) ? first : how.defaultLocale;
}

/** The same page's address without a language. */
export function plainPath(path: string, how: Addressed): string {
  const [, first = ""] = path.split(/[/?#]/);
  if (how.strategy === "no_prefix" || !how.codes.includes(first)) return path;
  const rest = path.slice(first.length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** An address in a language: "/about" → "/fr/about". */
export function pathIn(path: string, locale: string, how: Addressed): string {
  const plain = plainPath(path, how);
  if (!isPrefixed(locale, how)) return plain;
  return `/${locale}${plain.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** A page's name in a language. */
export function nameIn(name: string, locale: string, how: Addressed): string {
  return how.strategy === "no_prefix" ? name : `${baseName(name)}${SEPARATOR}${locale}`;
}

/** "about___fr" → "about" */
export function baseName(name: string): string {
  return name.split(SEPARATOR)[0] ?? name;
}
