import { declaredOn } from "../../said/css-rules";
import type { AppPart } from "./app-part";
import type { Asked } from "./part-acts";

/** Declarations for a selector. */
export interface Rule {
  on: string;
  declarations: Record<string, string>;
}

/** The rules that make a part look as it is asked, and what they do in a few words ("are orange"). */
export interface Ruled {
  rules: Rule[];
  said: string[];
}

/** How one look of a part is made; null where the part has no such look. */
export type Maker = (part: AppPart, css: string, asked: Asked) => Ruled | null;

/** The last value that a stylesheet gives what a selector is for: by its own rule, or by one that says no more of it. */
export function givenTo(css: string, on: string, property: string): string | null {
  const names = namesIn(on);
  const around: string[] = on.match(/[.#][\w-]+/g) ?? [];
  const all = declaredOn(css.replace(NARROW, ""), names, property).filter(
    ({ selector }) =>
      namesIn(selector).every((name) => names.includes(name)) &&
      (on.includes(" ") ||
        (selector.match(/[.#][\w-]+/g) ?? []).every(
          (name) => around.includes(name) || !ELEMENTS.test(selector),
        )),
  );
  // A bare tag is another thing in each place.
  const isBare = names.every((name) => /^[a-z]/.test(name));
  const own = all.filter(({ selector }) => selector.replace(/^(?::root)+ /, "") === on);
  return own.at(-1)?.value ?? (isBare ? null : (all.at(-1)?.value ?? null));
}

/** What an element of the base has somewhere is not what it has everywhere. */
const ELEMENTS = /\.(?:input|button|card|label|muted)(?![\w-])/;

/** What is so on narrow screens alone. */
const NARROW = /@media \(max-width[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The tags, classes and ids of the last part of a selector. */
function namesIn(selector: string): string[] {
  const last = selector.split(/[\s>+~]+/).at(-1) ?? selector;
  return (
    last.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, "").match(/[.#][\w-]+|^[a-z]\w*/g) ?? []
  );
}

/** A value with a factor on it. */
export const FACTOR = /^calc\((.*) \* ([\d.]+)\)$/;

/** A value times a factor; what has a factor already gets another one. */
export function times(value: string, by: number): string {
  const before = FACTOR.exec(value);
  const factor = Number((Number(before?.[2] ?? 1) * by).toFixed(3));
  return `calc(${before?.[1] ?? value} * ${factor})`;
}

/** Each of several values times a factor: padding. */
export function eachTimes(value: string, by: number): string {
  const values = value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [value];
  return values.map((one) => (/^0$/.test(one) ? one : times(one, by))).join(" ");
}
