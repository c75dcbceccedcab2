import { type App, type Component, reactive, shallowRef } from "vue";
import type { RouteLocationNormalized, RouteRecordRaw, Router } from "vue-router";

type Late = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

/** What a project has, as the build found it. */
export interface Found {
  app: Component | null;
  failed: Component | null;
  routes: RouteRecordRaw[];
  layouts: Late;
  plugins: readonly unknown[];
  rules: Late;
  always: readonly unknown[];
  /** Its languages, where it has the module of them. */
  i18n?: {
    routes(all: RouteRecordRaw[]): RouteRecordRaw[];
    install(nuxt: NuxtApp): Promise<void>;
  };
  pinia: { install(app: App): void } | null;
  runtime: { public?: Record<string, unknown> };
  head: Record<string, unknown>;
  settings: Record<string, unknown>;
}

/** The app that runs, as `useNuxtApp()` has it. */
export interface NuxtApp {
  vueApp: App;
  $router: Router;
  $config: Record<string, unknown>;
  isHydrating: boolean;
  payload: { data: Record<string, unknown>; state: Record<string, unknown> };
  provide(name: string, value: unknown): void;
  hook(name: string, call: (...given: unknown[]) => unknown): () => void;
  callHook(name: string, ...given: unknown[]): Promise<void>;
  runWithContext<T>(call: () => T): T;
  [name: string]: unknown;
}

let running: NuxtApp | null = null;
let found: Found | null = null;
/** What went wrong and is shown in place of the app. */
export const failure = shallowRef<unknown>(null);
/** Values that the whole app shares, by their keys. */
export const shared = new Map<string, unknown>();
/** Where the app is going, while a rule of the way is asked. */
export const going: { to: RouteLocationNormalized | null } = { to: null };

export function setRunning(app: NuxtApp, project: Found): void {
  running = app;
  found = project;
}

/** The same under a name that is no hook's, for code that asks now and then. */
export function appNow(): NuxtApp {
  if (!running) throw new Error("The app has not started yet.");
  return running;
}

export const useNuxtApp = appNow;

export function tryUseNuxtApp(): NuxtApp | null {
  return running;
}

export function projectOf(): Found {
  if (!found) throw new Error("The app has not started yet.");
  return found;
}

export function useRuntimeConfig(): Record<string, unknown> {
  return appNow().$config;
}

let settings: Record<string, unknown> | null = null;

function settingsNow(): Record<string, unknown> {
  settings ??= reactive(projectOf().settings);
  return settings;
}

export const useAppConfig = settingsNow;

export function updateAppConfig(more: Record<string, unknown>): void {
  Object.assign(settingsNow(), more);
}
