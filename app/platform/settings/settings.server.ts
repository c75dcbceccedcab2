import { type Env, env, variables } from "../env.server";
import { SETTING_NAMES, type SettingName, type ShownSetting } from "./setting-names";

export type Settings = Readonly<Pick<Env, SettingName>>;

/** What a page has set: the text as it is stored, and what it means. */
export interface PageValue {
  text: string;
  value: unknown;
}

/** What pages have set, as this process last read it: a cache of a few rows (read-settings.server.ts). */
let setInPages: ReadonlyMap<SettingName, PageValue> = new Map();
const listeners = new Set<() => void>();

/** What counts now: what a page has set, else the environment's. Ask each time, for it changes. */
export const settings: Settings = Object.defineProperties(
  {},
  Object.fromEntries(SETTING_NAMES.map((name) => [name, { get: () => effective(name) }])),
) as Settings;

/** Lets other values of pages count, and tells whoever made something of those before. */
export function replacePageValues(values: ReadonlyMap<SettingName, PageValue>): void {
  const before = textsOf();
  setInPages = values;
  if (textsOf() === before) return;
  for (const listener of listeners) listener();
}

/** Hears when other values count than before. @returns a function that ends it */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Checks a value as the environment's are; "" is none. */
export function parseSetting(
  name: SettingName,
  text: string,
): { ok: true; value: unknown } | { ok: false; problem: string } {
  const parsed = variables.shape[name].safeParse(text === "" ? undefined : text);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: parsed.error.issues[0]?.message ?? "cannot be used" };
}

/** Every setting with where its value comes from. */
export function describeSettings(): ShownSetting[] {
  return SETTING_NAMES.map((name) => {
    const page = setInPages.get(name);
    const isUsualGiven = Boolean(process.env[name]);
    const usual = written(env[name]);
    const source = page ? "page" : isUsualGiven ? "environment" : "default";
    return { name, usual, isUsualGiven, source, value: page ? page.text : usual };
  });
}

function effective(name: SettingName): unknown {
  const page = setInPages.get(name);
  return page ? page.value : env[name];
}

/** As the environment writes it. */
function written(value: string | number | boolean | undefined): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return value === undefined ? "" : String(value);
}

function textsOf(): string {
  return JSON.stringify([...setInPages].map(([name, { text }]) => [name, text]));
}
