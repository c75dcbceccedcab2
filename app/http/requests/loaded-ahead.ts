/**
 * Whether a browser asks before its person does: it may never show what it is given.
 *
 * @param header the value of a request's header by its lower-case name
 */
export function isLoadedAhead(header: (name: string) => string | null | undefined): boolean {
  return Boolean(header("sec-purpose") || header("purpose") || header("x-moz"));
}
