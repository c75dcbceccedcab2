import { computed, type Ref, ref, toValue } from "vue";
import { createI18n, useI18n as useMessages } from "vue-i18n";
import type { RouteLocationRaw, RouteRecordRaw } from "vue-router";
import { appNow, type NuxtApp } from "./app";
import {
  type Addressed,
  baseName,
  localeOfPath,
  localizedRoutes,
  nameIn,
  pathIn,
} from "./i18n-routes";
import { useCookie as cookieOf } from "./state";

interface Language {
  code: string;
  language?: string;
  iso?: string;
  dir?: string;
}
type Late = () => Promise<{ default?: unknown }>;
type Texts = Record<string, unknown>;

/** What the build found of a project's languages. */
interface Asked {
  config: unknown;
  settings: Addressed & { locales: Language[]; detects: boolean; cookie: string };
  messages: Record<string, readonly Late[]>;
}

/** What a composer of Vue I18n is here: only what these functions ask of it. */
interface Composer {
  locale: Ref<string>;
  mergeLocaleMessage(code: string, texts: Texts): void;
  [name: string]: unknown;
}

let asked: Asked;
let composer: Composer;
let how: Addressed;
const loaded = new Map<string, Promise<void>>();

/** @returns what the app asks while it starts: its pages in all languages, and its plugin */
export function startI18n(given: Asked) {
  asked = given;
  how = { ...given.settings, codes: given.settings.locales.map(({ code }) => code) };
  return { routes: (all: RouteRecordRaw[]) => localizedRoutes(all, how), install };
}

async function install(nuxt: NuxtApp): Promise<void> {
  const { config, settings } = asked;
  const own = ((typeof config === "function" ? await config() : config) ?? {}) as Texts;
  const first = settings.defaultLocale || String(own.locale ?? how.codes[0] ?? "en");
  how = { ...how, defaultLocale: settings.defaultLocale };
  const i18n = createI18n({
    ...{ fallbackLocale: first, missingWarn: false, fallbackWarn: false },
    ...own,
    ...{ legacy: false, locale: first, globalInjection: true },
  } as never);
  composer = i18n.global as unknown as Composer;
  Object.assign(composer, extras());
  nuxt.vueApp.use(i18n);
  const { globalProperties } = nuxt.vueApp.config;
  // A template reads values where a script reads references.
  const unwrapped = new Proxy(composer, {
    get: (target, name: string) => toValue(target[name] as never),
    set: (target, name: string, value) => {
      if (name !== "locale") return false;
      target.locale.value = value;
      return true;
    },
  });
  const links = {
    ...{
      localePath,
      localeRoute,
      switchLocalePath,
      getRouteBaseName,
      routeBaseName: getRouteBaseName,
    },
    localeHead: (options?: HeadOptions) => headOf(options),
  };
  const dollars = Object.entries(links).map(([name, call]) => [`$${name}`, call]);
  Object.assign(globalProperties, links, Object.fromEntries(dollars), { $i18n: unwrapped });
  Object.assign(nuxt, Object.fromEntries(dollars), { $i18n: composer });
  await loadTexts(first);
  const { $router } = nuxt;
  let isFirst = true;
  $router.beforeEach(async (to) => {
    const wanted = isFirst ? detected() : null;
    const said = localeOfPath(to.path, how);
    const mayTurn = isFirst && said !== null && to.path === "/";
    const isTheFirst = isFirst;
    isFirst = false;
    if (mayTurn && wanted && wanted !== said) {
      return { path: pathIn(to.path, wanted, how), query: to.query, hash: to.hash, replace: true };
    }
    const next = said ?? (isTheFirst ? (wanted ?? first) : composer.locale.value);
    await show(next || first);
    return true;
  });
}

/** The language that somebody chose before, else the first of the browser's that the app has. */
function detected(): string | null {
  if (!asked.settings.detects) return null;
  const chosen = String(cookieOf(asked.settings.cookie).value ?? "");
  if (how.codes.includes(chosen)) return chosen;
  for (const one of navigator.languages) {
    const fits = (length: number) =>
      asked.settings.locales.find(
        ({ code, language, iso }) =>
          String(language ?? iso ?? code)
            .toLowerCase()
            .slice(0, length) === one.toLowerCase().slice(0, length),
      );
    const found = fits(Math.max(one.length, 2)) ?? fits(2);
    if (found) return found.code;
  }
  return null;
}

async function show(locale: string): Promise<void> {
  await loadTexts(locale);
  composer.locale.value = locale;
  if (asked.settings.detects) cookieOf(asked.settings.cookie).value = locale;
}

function loadTexts(locale: string): Promise<void> {
  const known =
    loaded.get(locale) ??
    (async () => {
      for (const load of asked.messages[locale] ?? []) {
        const given = (await load()).default;
        const texts = typeof given === "function" ? await given(locale) : given;
        composer.mergeLocaleMessage(locale, (texts ?? {}) as Texts);
      }
    })();
  loaded.set(locale, known);
  return known;
}

/** Shows the app in a language, at that language's address of the same page. */
export async function setLocale(locale: string): Promise<void> {
  if (!how.codes.includes(locale) || locale === composer.locale.value) return;
  const { $router, callHook } = appNow();
  await callHook("i18n:beforeLocaleSwitch", {
    oldLocale: composer.locale.value,
    newLocale: locale,
  });
  if (how.strategy === "no_prefix") await show(locale);
  else await $router.push(switchLocalePath(locale));
  await callHook("i18n:localeSwitched", { newLocale: locale });
}

/** A page's address in a language. @param to an address, a page's name, or both as the router takes it */
export function localePath(to: RouteLocationRaw, locale?: string): string {
  return localeRoute(to, locale).fullPath;
}

export function localeRoute(to: RouteLocationRaw, locale = composer.locale.value) {
  const { $router } = appNow();
  if (typeof to === "string") {
    return $router.resolve(
      to.startsWith("/") ? pathIn(to, locale, how) : { name: nameIn(to, locale, how) },
    );
  }
  if ("path" in to && to.path)
    return $router.resolve({ ...to, path: pathIn(to.path, locale, how) });
  const name = "name" in to && to.name ? to.name : $router.currentRoute.value.name;
  return $router.resolve({ ...to, name: nameIn(String(name ?? ""), locale, how) } as never);
}

/** The address of the page that is shown in another language. */
export function switchLocalePath(locale: string): string {
  const { $router } = appNow();
  return pathIn($router.currentRoute.value.fullPath, locale, how);
}

function getRouteBaseName(route?: unknown): string | undefined {
  const { name } = (toValue(route) ?? appNow().$router.currentRoute.value) as { name?: unknown };
  return name === undefined || name === null ? undefined : baseName(String(name));
}

interface HeadOptions {
  lang?: boolean;
  dir?: boolean;
}

function headOf({ lang = true, dir = true }: HeadOptions = {}) {
  const one = propertiesNow();
  return {
    htmlAttrs: {
      ...(lang ? { lang: one.language ?? one.iso ?? one.code } : {}),
      ...(dir ? { dir: one.dir ?? "ltr" } : {}),
    },
    ...{ link: [], meta: [] },
  };
}

function propertiesNow(): Language {
  const code = composer.locale.value;
  return asked.settings.locales.find((one) => one.code === code) ?? { code };
}

function extras(): Record<string, unknown> {
  const { settings } = asked;
  return {
    ...{ locales: ref(settings.locales), localeCodes: ref(how.codes), strategy: how.strategy },
    ...{ defaultLocale: settings.defaultLocale, localeProperties: computed(propertiesNow) },
    ...{ setLocale, loadLocaleMessages: loadTexts, localePath, localeRoute, switchLocalePath },
    setLocaleCookie: (locale: string) => {
      cookieOf(settings.cookie).value = locale;
    },
    getLocaleCookie: () => cookieOf(settings.cookie).value,
    getBrowserLocale: detected,
    ...{ finalizePendingLocaleChange: async () => {}, waitForPendingLocaleChange: async () => {} },
  };
}

/** The messages of the app, or of one component that has its own. */
export function useI18n(options?: unknown): unknown {
  const own = useMessages(options as never) as unknown as Composer;
  return "setLocale" in own ? own : Object.assign(own, extras());
}

export const useLocalePath = () => localePath;
export const useLocaleRoute = () => localeRoute;
export const useSwitchLocalePath = () => switchLocalePath;
export const useRouteBaseName = () => getRouteBaseName;
export const useBrowserLocale = () => detected;
export const useLocaleHead = (options?: HeadOptions) => computed(() => headOf(toValue(options)));
export const useCookieLocale = () => cookieOf(asked.settings.cookie);
export const useSetI18nParams = () => () => {};

export const defineI18nConfig = <T>(config: T): T => config;
export const defineI18nLocale = <T>(load: T): T => load;
export const defineI18nLocaleDetector = <T>(detect: T): T => detect;
export const defineI18nRoute = () => {};
