/** A page or stylesheet asks for a bundled font by this relative address: `@fonts/fraunces.css`. */
const ASKED = /@fonts\/([a-z][a-z-]{0,40})\.css/g;

/** The names of the bundled fonts that a text asks for, whether there is such a font or not. */
export function fontsAskedIn(text: string): string[] {
  return [...new Set([...text.matchAll(ASKED)].map(([, name]) => name ?? ""))];
}
