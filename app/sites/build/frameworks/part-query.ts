/**
 * The query under which a component's module imports one of its own styles. It ends like a stylesheet,
 * by which the bundler knows what it gets.
 *
 * @param framework e.g. "vue"
 * @param flags e.g. "module"
 */
export function partQuery(framework: string, index: number, flags = ""): string {
  return `?${framework}&type=style&index=${index}${flags && `&${flags}`}&lang.css`;
}

/** Whether a query (without "?") asks for a style of a component. */
export function isPartQuery(query: string, framework: string): boolean {
  return query.replace(/^\?/, "").startsWith(`${framework}&type=style&`);
}

/** Which style a query asks for, from 0. */
export function partIndex(query: string): number {
  return Number(/[?&]index=(\d+)/.exec(query)?.[1] ?? 0);
}
