import { getCurrentInstance, onUnmounted, type Ref, ref, shallowRef, toValue, watch } from "vue";
import { appNow } from "./app";
import { $fetch, type Options } from "./fetch";

type Handler = (app: unknown) => unknown;

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
