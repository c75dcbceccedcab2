import type { EvaluatedPlugin } from "../config/inside/tailwind";
import { asRecord } from "../config/values";
import { loadKnownPlugin } from "./known-plugins";

/** Stands where a class's own value goes (config/inside/record-styles.ts). */
const ANY_VALUE = "\u0001value\u0001";

/** Tailwind's interface of plugins, as far as it is used. */
type Api = Record<string, (...given: unknown[]) => unknown>;
type Plugin = ((api: Api) => void) | { handler: (api: Api) => void; config?: object };

/**
 * The plugins of a configuration as Tailwind takes them: those that ship with the product, and what those
 * of the project asked for in the sandbox, said again.
 */
export async function pluginsFor(plugins: readonly EvaluatedPlugin[]): Promise<Plugin[]> {
  const made: Plugin[] = [];
  for (const plugin of plugins) {
    if ("recorded" in plugin) made.push((api) => replay(asRecord(plugin.recorded).calls, api));
    if ("known" in plugin) {
      const known = await knownPlugin(plugin.known, plugin.options);
      if (known) made.push(known);
    }
  }
  return made;
}

async function knownPlugin(name: string, options: unknown): Promise<Plugin | null> {
  const loaded = await loadKnownPlugin(name);
  const isMaker = (loaded as { __isOptionsFunction?: true } | null)?.__isOptionsFunction;
  return (isMaker ? (loaded as (given: unknown) => Plugin)(options) : loaded) as Plugin | null;
}

/** Says again what was recorded. It is data of a stranger: what makes no sense to Tailwind is its error. */
function replay(calls: unknown, api: Api): void {
  for (const call of Array.isArray(calls) ? calls : []) {
    const { add, styles, options, name, selectors, families, family } = asRecord(call);
    if (add === "addBase" || add === "addComponents" || add === "addUtilities") {
      api[add]?.(styles, options);
    } else if (add === "addVariant" && typeof name === "string" && Array.isArray(selectors)) {
      api.addVariant?.(
        name,
        selectors.filter((one) => typeof one === "string"),
      );
    } else if (add === "matchUtilities" || add === "matchComponents") {
      const made = (Array.isArray(families) ? families : []).map((one) => makerOf(one, options));
      api[add]?.(Object.fromEntries(made), asRecord(options));
    } else if (add === "matchVariant") {
      const [variant, make] = makerOf(family, options);
      api.matchVariant?.(variant, make, asRecord(options));
    }
  }
}

/** A family of classes: known values have what was recorded, others stand in its place for any. */
function makerOf(family: unknown, options: unknown): [string, (value: unknown) => unknown] {
  const { name, byKey, any } = asRecord(family);
  const keys = new Map(
    Object.entries(asRecord(asRecord(options).values)).map(([key, value]) => [value, key]),
  );
  return [
    String(name),
    (value) => asRecord(byKey)[keys.get(value) ?? ""] ?? withValue(any, String(value)),
  ];
}

function withValue(styles: unknown, value: string): unknown {
  if (typeof styles === "string") return styles.replaceAll(ANY_VALUE, () => value);
  if (Array.isArray(styles)) return styles.map((one) => withValue(one, value));
  if (typeof styles !== "object" || styles === null) return styles ?? {};
  return Object.fromEntries(
    Object.entries(styles).map(([key, one]) => [
      key.replaceAll(ANY_VALUE, () => value),
      withValue(one, value),
    ]),
  );
}
