import { onDestroy, onMount } from "svelte";
import { get } from "svelte/store";
import { currentUrl, inApp, setAddress } from "./address";
import { HttpError, Redirect } from "./kit";
import { type Drawn, navigating, page, shown } from "./shown";

type Values = Record<string, unknown>;
type Load = (event: Values) => unknown;

/** A layout or a page: its component, and what loads its data. */
export interface Node {
  /** Before SvelteKit 1 a component's own module loaded its properties. */
  component?: { default: unknown; load?: Load };
  script?: { load?: Load };
}

export interface Route {
  /** "/items/[id]", as people read it. */
  id: string;
  pattern: RegExp;
  /** Names of what the pattern's groups stand for. */
  names: readonly string[];
  /** Layouts from the outermost, and the page. */
  nodes: readonly Node[];
  /** What is shown in place of a page that fails. */
  error?: Node | undefined;
}

/** Shown where a project has nothing of its own for it. */
interface App {
  routes: readonly Route[];
  fallback: Node;
}

let app: App = { routes: [], fallback: {} };
let latest = 0;

/** What components want to hear of navigations. */
export const hooks = {
  ...{ before: new Set<(to: unknown) => void>(), after: new Set<(to: unknown) => void>() },
  add(when: "before" | "after", call: (to: unknown) => void) {
    onMount(() => {
      hooks[when].add(call);
      if (when === "after") call({ from: null, to: { url: get(page).url }, type: "enter" });
    });
    onDestroy(() => hooks[when].delete(call));
  },
};

export async function openApp(given: App): Promise<void> {
  app = given;
  await show(currentUrl(), { isReplaced: true, keepsScroll: true });
}

addEventListener("popstate", () => void show(currentUrl(), { isReplaced: true }));
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || isOther || event.defaultPrevented || link.target || link.download) return;
  const href = link.getAttribute("href") ?? "";
  const url = href.startsWith("#") ? null : inApp(link.href);
  if (!url || link.closest("[data-sveltekit-reload]") || !routeOf(url)) return;
  event.preventDefault();
  void show(url, {});
});

/** Shows a page of the app; null is the same one with data of now. */
export async function show(
  asked: URL | null,
  how: { isReplaced?: boolean | undefined; keepsScroll?: boolean | undefined } = {},
): Promise<void> {
  const url = asked ?? currentUrl();
  const turn = ++latest;
  const to = { url, params: routeOf(url)?.params ?? {}, route: { id: routeOf(url)?.route.id } };
  const told = { from: { url: get(page).url }, to, type: "goto", cancel() {}, willUnload: false };
  if (asked && how.keepsScroll !== true) {
    navigating.set(told);
    for (const call of hooks.before) call(told);
  }
  const made = await drawn(url).catch((error: unknown) => error);
  if (turn !== latest) return;
  if (made instanceof Redirect) {
    const next = inApp(made.location);
    if (next) return show(next, { isReplaced: true });
    location.assign(made.location);
    return;
  }
  const { stack, ...rest } = made as Awaited<ReturnType<typeof drawn>>;
  if (asked) setAddress(url, how.isReplaced ?? false);
  page.set({ ...{ url, form: null, state: {} }, ...rest });
  shown.set({ stack });
  navigating.set(null);
  if (!how.keepsScroll && asked && !url.hash) scrollTo(0, 0);
  for (const call of hooks.after) call(told);
}

/** What is to be drawn at an address. @throws {Redirect} */
async function drawn(url: URL) {
  const found = routeOf(url);
  const params = found?.params ?? {};
  const root = app.routes[0];
  const nodes = found?.route.nodes ?? root?.nodes.slice(0, -1) ?? [];
  const route = { id: found?.route.id ?? null };
  const stack: Drawn[] = [];
  let data: Values = {};
  try {
    for (const { component, script } of nodes) {
      const before = data;
      const event = { url, params, route, fetch, data: null, parent: async () => before };
      const more = { depends() {}, setHeaders() {}, untrack: (call: () => unknown) => call() };
      data = { ...data, ...((await script?.load?.({ ...event, ...more })) as Values | undefined) };
      const early = component?.load ? await loadEarly(component.load, event) : {};
      if (component) stack.push({ component: component.default, data, more: { params, ...early } });
    }
    if (!found) throw new HttpError(404, "Not Found");
    const last = stack.at(-1);
    if (last) last.more = { form: null, ...last.more };
    return { stack, params, route, data, status: 200, error: null };
  } catch (error) {
    if (error instanceof Redirect) throw error;
    if (!(error instanceof HttpError)) console.error(error);
    const { status, body } =
      error instanceof HttpError ? error : { status: 500, body: { message: String(error) } };
    const { component } = (found?.route ?? root)?.error ?? app.fallback;
    const page = { component: component?.default, data, more: { status, message: body.message } };
    return { stack: [...stack, page], params, route, data, status, error: body };
  }
}

/** What a component of SvelteKit before 1 was given. @throws {Redirect|HttpError} */
async function loadEarly(load: Load, event: Values): Promise<Values> {
  const said = ((await load({ ...event, page: event, session: {}, stuff: {} })) ?? {}) as Values;
  if (said.redirect) throw new Redirect(Number(said.status), String(said.redirect));
  if (said.error) {
    throw new HttpError(
      Number(said.status ?? 500),
      String((said.error as Error).message ?? said.error),
    );
  }
  return (said.props ?? {}) as Values;
}

function routeOf({ pathname }: URL) {
  for (const route of app.routes) {
    const groups = route.pattern.exec(pathname.replace(/(.)\/$/, "$1"));
    if (!groups) continue;
    const values = route.names.flatMap((name, at) => {
      const value = groups[at + 1];
      return value === undefined ? [] : [[name, decodeURIComponent(value)] as const];
    });
    return { route, params: Object.fromEntries(values) };
  }
  return null;
}
