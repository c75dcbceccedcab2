import { type Ref, ref } from "vue";
import type { RouteLocationRaw } from "vue-router";
import { appNow, failure, going } from "./app";

type Said = Record<string, unknown>;

/** Goes to a page, or says where to in a rule of the way. */
export function navigateTo(to: unknown, options: Said = {}): unknown {
  const address = typeof to === "string" ? to : null;
  if (options.external || (address && /^(?:[a-z][\w+.-]*:|\/\/)/i.test(address))) {
    if ((options.open as Said | undefined)?.target) window.open(address ?? "");
    else location.assign(address ?? "");
    return Promise.resolve();
  }
  const place = (to ?? "/") as RouteLocationRaw;
  if (going.to)
    return options.replace
      ? { ...(address ? { path: address } : (place as object)), replace: true }
      : place;
  const { $router } = appNow();
  return options.replace ? $router.replace(place) : $router.push(place);
}

export function abortNavigation(error?: unknown): boolean {
  if (error) throw typeof error === "string" ? createError(error) : error;
  return false;
}

export const defineNuxtRouteMiddleware = <T>(rule: T): T => rule;

const added: unknown[] = [];

/** Rules that plugins add. */
export function addRouteMiddleware(name: unknown, rule?: unknown): void {
  added.push(typeof name === "function" ? name : rule);
}

export const addedRules = (): readonly unknown[] => added;

/** An error that the app's own page of errors shows. */
export function createError(given: unknown): Error {
  const said = (typeof given === "string" ? { message: given } : given) as Said;
  const { statusCode = said.status ?? 500, statusMessage = said.statusText } = said;
  const text = String(said.message ?? statusMessage ?? "");
  const error = new Error(text, { cause: said.cause });
  return Object.assign(error, {
    fatal: false,
    unhandled: false,
    data: said.data,
    statusCode,
    statusMessage,
    isNuxtError: true,
    __nuxt_error: true,
  });
}

export const isNuxtError = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "isNuxtError" in error;

export function showError(given: unknown): unknown {
  const error = given instanceof Error ? given : createError(given);
  failure.value = error;
  return error;
}

export async function clearError(options: { redirect?: string } = {}): Promise<void> {
  if (options.redirect) await appNow().$router.replace(options.redirect);
  failure.value = null;
}

export const useError = () => failure;

/** The layout that a page asked for while it runs; null for that of its route. */
export const askedLayout: Ref<unknown> = ref(null);

export function setPageLayout(name: unknown): void {
  askedLayout.value = name;
}

export function useRequestURL(): URL {
  return new URL(location.href);
}

export const useRequestHeaders = (): Said => ({});
export const useRequestHeader = () => undefined;
export const useRequestEvent = () => undefined;
export const useResponseHeader = () => ref("");
export const setResponseStatus = () => {};
export const prerenderRoutes = () => {};

export function useLoadingIndicator() {
  const nothing = () => {};
  return {
    ...{ progress: ref(0), isLoading: ref(false), error: ref(false) },
    ...{ start: nothing, finish: nothing, clear: nothing, set: nothing },
  };
}

export function usePreviewMode() {
  return { enabled: ref(false), state: {} };
}

export function onNuxtReady(call: () => unknown): void {
  requestAnimationFrame(() => void call());
}

export function reloadNuxtApp(options: { path?: string } = {}): void {
  if (options.path) location.assign(options.path);
  else location.reload();
}

export const preloadComponents = async () => {};
export const prefetchComponents = async () => {};
export const preloadRouteComponents = async () => {};
export const useRouteAnnouncer = () => ({
  message: ref(""),
  politeness: ref("polite"),
  set() {},
  polite() {},
  assertive() {},
});
export const useHydration = () => {};
export const useScript = () => ({ status: ref("awaitingLoad"), proxy: {}, onLoaded() {} });
export const onPrehydrate = () => {};
export const useRuntimeHook = () => {};
export const useColorMode = () => ({
  preference: "system",
  value: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  forced: false,
  unknown: false,
});
export const isPrerendered = async () => false;
