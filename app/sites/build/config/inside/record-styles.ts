import { plain } from "./plain";
import { readPath } from "./read-path";

/** Stands where a class's own value goes, e.g. that of `w-[3px]`. */
export const ANY_VALUE = "\u0001value\u0001";

/** Styles by the value that they are of; `any` holds {@link ANY_VALUE} for values in brackets. */
export interface RecordedFamily {
  name: string;
  byKey: Record<string, unknown>;
  any: unknown;
}

/** What a plugin of a project asked Tailwind for. It is data, to be repeated outside. */
export interface RecordedStyles {
  calls: (
    | { add: "addBase" | "addComponents" | "addUtilities"; styles: unknown; options: unknown }
    | { add: "addVariant"; name: string; selectors: string[] }
    | { add: "matchUtilities" | "matchComponents"; families: RecordedFamily[]; options: unknown }
    | { add: "matchVariant"; family: RecordedFamily; options: unknown }
  )[];
  leftOut: string[];
}

type Values = Record<string, unknown>;
type Make = (value: unknown, extra: { modifier: null }) => unknown;

/** Runs a plugin with an interface that notes what is asked of it. */
export function recordStyles(
  handler: (api: object) => void,
  config: Record<string, unknown>,
): RecordedStyles {
  const recorded: RecordedStyles = { calls: [], leftOut: [] };
  const note =
    (add: "addBase" | "addComponents" | "addUtilities") => (styles: unknown, options: unknown) => {
      recorded.calls.push({ add, styles: plain(styles), options: plain(options) });
    };
  const noteFamilies =
    (add: "matchUtilities" | "matchComponents") =>
    (made: Record<string, Make>, options: { values?: Values } = {}) => {
      const families = Object.entries(made).map(([name, make]) =>
        family(name, make, options.values),
      );
      recorded.calls.push({ add, families, options: plain(options) });
    };
  const read = (path: string, fallback?: unknown) => readPath(config, path) ?? fallback;
  const api = {
    addBase: note("addBase"),
    addComponents: note("addComponents"),
    addUtilities: note("addUtilities"),
    matchUtilities: noteFamilies("matchUtilities"),
    matchComponents: noteFamilies("matchComponents"),
    addVariant(name: string, given: unknown) {
      const selectors = [given].flat().map(selectorOf);
      const texts = selectors.filter((one) => typeof one === "string");
      if (texts.length > 0) recorded.calls.push({ add: "addVariant", name, selectors: texts });
      else recorded.leftOut.push(`the variant ${name}`);
    },
    matchVariant(name: string, make: Make, options: { values?: Values } = {}) {
      const made = family(name, make, options.values);
      recorded.calls.push({ add: "matchVariant", family: made, options: plain(options) });
    },
    theme: (path: string, fallback?: unknown) => read(`theme.${path}`, fallback),
    config: (path?: string, fallback?: unknown) => (path ? read(path, fallback) : config),
    corePlugins: () => true,
    e: escapeClass,
    prefix: (selector: string) => selector,
  };
  try {
    handler(api);
  } catch (error) {
    // What it had asked for by then counts, and so does the rest of the configuration.
    const why = error instanceof Error ? error.message : String(error);
    recorded.leftOut.push(`what follows on its error (${why.slice(0, 60)})`);
  }
  return recorded;
}

/** A variant may be a function of the rules that it is put on: here there are none yet. */
function selectorOf(given: unknown): unknown {
  if (typeof given !== "function") return given;
  const nothing = () => undefined;
  const container = { walk: nothing, walkRules: nothing, walkDecls: nothing, nodes: [] };
  try {
    return given({
      container,
      separator: ":",
      modifySelectors: nothing,
      wrap: nothing,
      format: nothing,
    });
  } catch {
    return undefined;
  }
}

function family(name: string, make: Make, values: Values = {}): RecordedFamily {
  const byKey: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    byKey[key] = plain(make(value, { modifier: null }));
  }
  try {
    return { name, byKey, any: plain(make(ANY_VALUE, { modifier: null })) };
  } catch {
    return { name, byKey, any: undefined };
  }
}

/** A name as a selector may hold it. */
function escapeClass(name: string): string {
  return name.replace(/[^\w-]/g, (sign) => `\\${sign}`).replace(/^\d/, (digit) => `\\3${digit} `);
}
