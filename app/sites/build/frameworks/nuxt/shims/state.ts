import { type Ref, ref, toValue, watch } from "vue";
import { shared } from "./app";
import type { Options } from "./fetch";

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
