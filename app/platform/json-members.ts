/** Members of JSON whose shape is not known yet: what a schema would say, without the weight of one. */
export type Fields = Record<string, unknown>;

/** An object that is no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A text, an empty one among them. */
export const isText = (value: unknown) => typeof value === "string";
/** A number that is one: not NaN. */
export const isNumber = (value: unknown): value is number =>
  typeof value === "number" && !Number.isNaN(value);
/** A list of nothing but texts. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

/** The same, or nothing. */
export const isMaybe =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T | undefined =>
    value === undefined || is(value);

/** Whether it is one of these words. */
export const oneOf =
  <const T extends string>(words: readonly T[]) =>
  (value: unknown): value is T =>
    (words as readonly unknown[]).includes(value);

/** What of some members is there at all. */
export function some<T extends object>(members: T): Partial<T> {
  const known = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<T>;
}
