/**
 * What stands in for the `entities` package in the browser's build (the `browser` field of package.json):
 * its table of 2,125 names would be 28 kB of the workspace's script, and every browser has it.
 *
 * @param entity `&name;`, as the parser has matched it: letters and digits alone
 */
export function decodeHTML(entity: string): string {
  const reader = document.createElement("textarea");
  reader.innerHTML = entity;
  return reader.value;
}

export const decodeHTMLStrict = decodeHTML;
