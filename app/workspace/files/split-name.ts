/** Names up to so many characters have room nearly everywhere. */
const SHORT = 18;
/** What is shown of a long name's end before its extension. */
const END = 6;
/** What counts as an extension: more would leave no room for the beginning. */
const EXTENSION = 8;

/**
 * A long name in two: where there is no room for all of it, its beginning is shortened and its end stays, for that is
 * what tells `component-a-12.tsx` from `component-a-13.tsx`.
 *
 * @returns the beginning and the end, which is "" where the name is short
 */
export function splitName(name: string): [string, string] {
  if (name.length <= SHORT) return [name, ""];
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && name.length - dot <= EXTENSION ? name.length - dot : 0;
  let at = name.length - extension - END;
  // Not through the middle of a character of two units.
  if (/[\udc00-\udfff]/.test(name[at] ?? "")) at -= 1;
  return [name.slice(0, at), name.slice(at)];
}
