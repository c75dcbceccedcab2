import { createApp, defineComponent, h, Suspense } from "vue";
import { createRouter, createWebHistory, type RouteLocationNormalized } from "vue-router";
import { type Found, failure, going, type NuxtApp, setRunning } from "./app";
import { NuxtLayout, NuxtPage } from "./elements";
import { $fetch } from "./fetch";
import { setHead } from "./head";
import { addedRules, isNuxtError } from "./way";

type Rule = (to: RouteLocationNormalized, from: RouteLocationNormalized) => unknown;
type Plugin =
  | ((app: NuxtApp) => unknown)
  | { setup?(app: NuxtApp): unknown; hooks?: Record<string, never> };

/** Starts a Nuxt app in the page's element. */
export async function startNuxt(found: Found): Promise<void> {
  Object.assign(globalThis, { $fetch });
  const Pages = defineComponent(() => () => h(NuxtLayout, null, { default: () => h(NuxtPage) }));
  const App = found.app ?? Pages;
  const { failed } = found;
  const Root = defineComponent(
    () => () =>
      failure.value ? shownFailure(failed) : h(Suspense, null, { default: () => h(App) }),
  );
  const app = createApp(Root);
  const router = createRouter({
    history: createWebHistory(),
    routes: [
      ...(found.i18n?.routes(found.routes) ?? found.routes),
      ...(found.routes.length > 0
        ? []
        : [{ path: "/:all(.*)*", component: { render: () => null } }]),
    ],
    scrollBehavior: (to, _from, saved) => saved ?? (to.hash ? { el: to.hash } : { top: 0 }),
  });
  const nuxt = nuxtOf(app, router, found);
  setRunning(nuxt, found);
  app.config.errorHandler = (error) => {
    console.error(error);
    if (isNuxtError(error)) failure.value = error;
  };
  if (found.pinia) app.use(found.pinia);
  Object.assign(app.config.globalProperties, { $config: nuxt.$config, $fetch });
  app.runWithContext(() => setHead(found.head));
  await found.i18n?.install(nuxt);
  guard(app, router, found);
  for (const plugin of found.plugins as Plugin[]) await runPlugin(plugin, nuxt);
  await nuxt.callHook("app:created", app);
  app.use(router);
  await router.isReady().catch(() => {});
  app.mount("#__nuxt");
  await nuxt.callHook("app:mounted", app);
}

function shownFailure(failed: Found["failed"]) {
  const error = failure.value as { statusCode?: number; message?: string };
  return failed
    ? h(failed as never, { error } as never)
    : h("main", [h("h1", String(error.statusCode ?? "")), h("p", error.message)]);
}

function nuxtOf(app: NuxtApp["vueApp"], router: NuxtApp["$router"], found: Found): NuxtApp {
  const hooks = new Map<string, Set<(...given: unknown[]) => unknown>>();
  const nuxt: NuxtApp = {
    ...{ vueApp: app, $router: router, isHydrating: false, payload: { data: {}, state: {} } },
    ...{ $fetch, $pinia: found.pinia, versions: {}, static: { data: {} }, ssrContext: undefined },
    $config: {
      public: publicOf(found.runtime.public ?? {}),
      app: { baseURL: "/", buildAssetsDir: "/assets/" },
    },
    provide(name, value) {
      nuxt[`$${name}`] = value;
      app.config.globalProperties[`$${name}`] = value;
    },
    hook(name, call) {
      const all = hooks.get(name) ?? new Set();
      hooks.set(name, all.add(call));
      return () => all.delete(call);
    },
    async callHook(name, ...given) {
      for (const call of hooks.get(name) ?? []) await call(...given);
    },
    runWithContext: (call) => app.runWithContext(call),
  };
  return nuxt;
}

/** Values that the host sets count before what is written down: `NUXT_PUBLIC_API_BASE` for `apiBase`. */
function publicOf(said: Record<string, unknown>, before = "NUXT_PUBLIC_"): Record<string, unknown> {
  // The build puts the values in its place, which it finds by these very words.
  const env = (import.meta as ImportMeta & { env: Record<string, unknown> }).env;
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => {
      const key = before + name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toUpperCase();
      const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
      return [
        name,
        isRecord ? publicOf(value as Record<string, unknown>, `${key}_`) : (env[key] ?? value),
      ];
    }),
  );
}

async function runPlugin(plugin: Plugin, nuxt: NuxtApp): Promise<void> {
  const setup = typeof plugin === "function" ? plugin : plugin?.setup?.bind(plugin);
  if (typeof plugin === "object" && plugin?.hooks) {
    for (const [name, call] of Object.entries(plugin.hooks)) nuxt.hook(name, call);
  }
  const made = (await nuxt.vueApp.runWithContext(() => setup?.(nuxt))) as
    | { provide?: Record<string, unknown> }
    | undefined;
  for (const [name, value] of Object.entries(made?.provide ?? {})) nuxt.provide(name, value);
}

/** Asks the rules of the way before each page: those of all pages, and those that the page names. */
function guard(app: NuxtApp["vueApp"], router: NuxtApp["$router"], { always, rules }: Found): void {
  router.beforeEach(async (to, from) => {
    const named = to.matched.flatMap((one) => [one.meta.middleware].flat()).filter(Boolean);
    const loaded = await Promise.all(
      named.map(async (name) =>
        typeof name === "string" ? (await rules[name]?.())?.default : name,
      ),
    );
    for (const rule of [...always, ...addedRules(), ...loaded] as Rule[]) {
      if (typeof rule !== "function") continue;
      going.to = to;
      try {
        const said = await app.runWithContext(() => rule(to, from));
        if (said === false || (said !== undefined && said !== true && said !== null))
          return said as never;
      } catch (error) {
        failure.value = error;
        return false;
      } finally {
        going.to = null;
      }
    }
    return true;
  });
}
