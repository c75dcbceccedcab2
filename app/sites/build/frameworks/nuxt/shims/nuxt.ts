/** What Nuxt gives to scripts. */
export { tryUseNuxtApp, updateAppConfig, useAppConfig, useNuxtApp, useRuntimeConfig } from "./app";
export {
  clearNuxtData,
  refreshNuxtData,
  useAsyncData,
  useFetch,
  useLazyAsyncData,
  useLazyFetch,
  useNuxtData,
} from "./data";
export { $fetch, useRequestFetch } from "./fetch";
export {
  injectHead,
  useHead,
  useHeadSafe,
  useSeoMeta,
  useServerHead,
  useServerHeadSafe,
  useServerSeoMeta,
} from "./head";
export { callOnce, clearNuxtState, refreshCookie, useCookie, useState } from "./state";
export {
  abortNavigation,
  addRouteMiddleware,
  clearError,
  createError,
  defineNuxtRouteMiddleware,
  isNuxtError,
  isPrerendered,
  navigateTo,
  onNuxtReady,
  onPrehydrate,
  prefetchComponents,
  preloadComponents,
  preloadRouteComponents,
  prerenderRoutes,
  reloadNuxtApp,
  setPageLayout,
  setResponseStatus,
  showError,
  useColorMode,
  useError,
  useHydration,
  useLoadingIndicator,
  usePreviewMode,
  useRequestEvent,
  useRequestHeader,
  useRequestHeaders,
  useRequestURL,
  useResponseHeader,
  useRouteAnnouncer,
  useRuntimeHook,
  useScript,
} from "./way";

const given = <T>(value: T): T => value;

export const defineNuxtPlugin = given;
export const definePayloadPlugin = given;
export const defineNuxtComponent = given;
export const defineNuxtConfig = given;
export const defineAppConfig = given;
export const definePageMeta = () => {};
export const defineRouteRules = () => {};
export const defineLazyHydrationComponent = (_how: unknown, load: unknown) => load;
