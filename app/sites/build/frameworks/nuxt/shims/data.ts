import { getCurrentInstance, onUnmounted, type Ref, ref, shallowRef, toValue, watch } from "vue";
import { appNow, shared } from "./app";

type Options = Record<string, unknown>;
type Handler = (app: unknown) => unknown;

/** Asks an address, and reads the answer as what it is; refusals are thrown, with `data` and `statusCode`. */
export async function $fetch(asked: unknown, options: Options = {}): Promise<unknown> {
  const { baseURL, query, params, body, headers, onRequest, onResponse, responseType, ...rest } =
    options;
  const context = { request: asked, options };
  await (onRequest as ((one: unknown) => unknown) | undefined)?.(context);
  const base = String(toValue(baseURL) ?? "").replace(/\/$/, "");
  const address = new URL(base + String(toValue(asked)), location.href);
  for (const [name, value] of Object.entries((toValue(query ?? params) ?? {}) as object)) {
    const one = toValue(value);
    if (one !== undefined && one !== null) address.searchParams.set(name, String(one));
  }
  const sent = new Headers(toValue(headers) as HeadersInit | undefined);
  let said = toValue(body) as BodyInit | undefined;
  const isPlain =
    said !== null &&
    typeof said === "object" &&
    /^(?:Object|Array)$/.test(said.constructor?.name ?? "Object");
  if (isPlain) {
    said = JSON.stringify(said);
    if (!sent.has("content-type")) sent.set("content-type", "application/json");
  }
  const how = { ...rest, method: toValue(rest.method) ?? (said ? "POST" : "GET"), headers: sent };
  const answer = await fetch(address, {
    ...how,
    ...(said === undefined ? {} : { body: said }),
  } as RequestInit);
  const data = await read(answer, responseType);
  await (onResponse as ((one: unknown) => unknown) | undefined)?.({
    ...context,
    response: Object.assign(answer, { _data: data }),
  });
  if (!answer.ok) {
    const text = `[${how.method}] ${address.pathname}: ${answer.status} ${answer.statusText}`;
    throw Object.assign(new Error(text), {
      data,
      status: answer.status,
      statusCode: answer.status,
      statusMessage: answer.statusText,
      response: answer,
    });
  }
  return data;
}

async function read(answer: Response, as: unknown): Promise<unknown> {
  if (as === "blob") return await answer.blob();
  if (as === "arrayBuffer") return await answer.arrayBuffer();
  const text = await answer.text();
  if (as === "text") return text;
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

$fetch.raw = $fetch;
$fetch.create =
  (given: Options) =>
  (asked: unknown, options: Options = {}) =>
    $fetch(asked, { ...given, ...options });

export const useRequestFetch = () => $fetch;

interface Held {
  data: Ref<unknown>;
  error: Ref<unknown>;
  status: Ref<string>;
  pending: Ref<boolean>;
}

/** Data by their keys: whoever asks for the same has the same. */
const kept = new Map<string, Held & { refresh(): Promise<void> }>();
let unnamed = 0;

/** @param given a key, a function that gets the data, and options, of which the first and the last may be absent */
function askData(...given: unknown[]) {
  const first = given[0];
  const isNamed = typeof first !== "function" || typeof given[1] === "function";
  if (!isNamed) unnamed += 1;
  const key = isNamed ? String(toValue(first)) : `data-${unnamed}`;
  const [handler, options = {}] = given.slice(isNamed ? 1 : 0) as [Handler, Options?];
  const initial = () => toValue(options.default) as unknown;
  const old = kept.get(key);
  const held: Held = old ?? {
    ...{
      data: (options.deep ? ref : shallowRef)(initial()) as Ref<unknown>,
      error: shallowRef(undefined),
    },
    ...{ status: ref("idle"), pending: ref(false) },
  };
  let latest = 0;
  const refresh = async () => {
    latest += 1;
    const mine = latest;
    held.pending.value = true;
    held.status.value = "pending";
    try {
      const found = await handler(appNow());
      if (mine !== latest) return;
      held.data.value = options.transform ? await (options.transform as Handler)(found) : found;
      held.error.value = undefined;
      held.status.value = "success";
    } catch (error) {
      if (mine !== latest) return;
      console.error(error);
      held.data.value = initial();
      held.error.value = error;
      held.status.value = "error";
    } finally {
      if (mine === latest) held.pending.value = false;
    }
  };
  kept.set(key, { ...held, refresh });
  const clear = () => {
    held.data.value = initial();
    held.error.value = undefined;
    held.status.value = "idle";
  };
  if (options.watch) {
    const stop = watch(options.watch as never, () => void refresh());
    if (getCurrentInstance()) onUnmounted(stop);
  }
  const result = { ...held, refresh, execute: refresh, clear };
  const first_ = options.immediate === false ? Promise.resolve() : refresh();
  const isLate = options.lazy === true;
  const done = (isLate ? Promise.resolve() : first_).then(() => result);
  return Object.assign(done, result);
}

/** See {@link askData}. */
export const useAsyncData = askData;

export const useLazyAsyncData = (...given: unknown[]) =>
  useAsyncData(...withLazy(given, "function"));

/** @param given an address, or a function that says it, and options */
export function useFetch(asked: unknown, given: unknown = {}, more: unknown = {}) {
  const options = (typeof given === "object" ? given : more) as Options;
  const { key, watch: watched, ...rest } = options;
  const address = () => String(toValue(asked));
  const parts = [asked, rest.query, rest.params, rest.body].filter(isReactive);
  const sources = watched === false ? [] : [...parts, ...(Array.isArray(watched) ? watched : [])];
  const name = toValue(key) ?? `fetch ${address()} ${JSON.stringify(toValue(rest.query) ?? "")}`;
  const {
    default: initial,
    lazy,
    immediate,
    transform,
    deep,
    server: _server,
    pick: _pick,
    ...how
  } = rest;
  return askData(String(name), () => $fetch(address(), how), {
    ...{ default: initial, lazy, immediate, transform, deep },
    ...(sources.length > 0 ? { watch: sources } : {}),
  });
}

export const useLazyFetch = (asked: unknown, options: Options = {}) =>
  useFetch(asked, { ...options, lazy: true });

function isReactive(value: unknown): boolean {
  return (
    typeof value === "function" ||
    (typeof value === "object" &&
      value !== null &&
      ("__v_isRef" in value || "__v_isReactive" in value))
  );
}

function withLazy(given: unknown[], last: string): unknown[] {
  const options = typeof given.at(-1) === last ? {} : (given.at(-1) as Options);
  const rest = typeof given.at(-1) === last ? given : given.slice(0, -1);
  return [...rest, { ...options, lazy: true }];
}

export async function refreshNuxtData(keys?: string | readonly string[]): Promise<void> {
  const wanted = keys === undefined ? [...kept.keys()] : [keys].flat();
  await Promise.all(wanted.map((key) => kept.get(key)?.refresh()));
}

export function clearNuxtData(keys?: string | readonly string[]): void {
  for (const key of keys === undefined ? [...kept.keys()] : [keys].flat()) kept.delete(key);
}

export function useNuxtData(key: string) {
  return { data: kept.get(key)?.data ?? shallowRef(undefined) };
}

/** A value that the whole app shares. @param given a key and a function that makes the first value; both may be absent */
export function useState(...given: unknown[]): Ref<unknown> {
  const key = typeof given[0] === "string" ? given[0] : `state-${String(given[0])}`;
  const make = given.find((one) => typeof one === "function") as (() => unknown) | undefined;
  if (!shared.has(key)) shared.set(key, ref(make?.()));
  return shared.get(key) as Ref<unknown>;
}

export function clearNuxtState(keys?: string | readonly string[]): void {
  for (const key of keys === undefined ? [...shared.keys()] : [keys].flat()) shared.delete(key);
}

/** A cookie as a value that can be set. */
export function useCookie(name: string, options: Options = {}): Ref<unknown> {
  const key = `cookie ${name}`;
  const known = shared.get(key) as Ref<unknown> | undefined;
  if (known) return known;
  const [, text] =
    new RegExp(`(?:^|; )${encodeURIComponent(name)}=([^;]*)`).exec(document.cookie) ?? [];
  const value = ref(
    text === undefined ? toValue(options.default) : parsed(decodeURIComponent(text)),
  );
  watch(
    value,
    (now) => {
      const age = now === null || now === undefined ? 0 : (options.maxAge ?? 31_536_000);
      const said = typeof now === "string" ? now : JSON.stringify(now ?? "");
      // biome-ignore lint/suspicious/noDocumentCookie: that is what this is for
      document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(said)}; path=${options.path ?? "/"}; max-age=${age}`;
    },
    { deep: true },
  );
  shared.set(key, value);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const refreshCookie = () => {};

const once = new Map<string, Promise<unknown>>();

/** Calls a function once. @param given a key, which may be absent, and the function */
export async function callOnce(...given: unknown[]): Promise<void> {
  const call = given.find((one) => typeof one === "function") as () => unknown;
  const key = typeof given[0] === "string" ? given[0] : call.toString();
  if (!once.has(key)) once.set(key, Promise.resolve(call()));
  await once.get(key);
}
