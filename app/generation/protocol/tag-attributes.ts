/** A pattern for the attributes of a tag, in one group. */
export const ATTRIBUTES = `((?:\\s+[\\w:-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)`;

/** The value of the first attribute that is there, of these names. */
export function attribute(attributes: string, ...names: string[]): string | undefined {
  const value = `\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;
  for (const name of names) {
    const match = new RegExp(`(?:^|\\s)${name}${value}`, "i").exec(attributes);
    const found = match?.[1] ?? match?.[2] ?? match?.[3];
    if (found !== undefined) return found;
  }
  return undefined;
}
