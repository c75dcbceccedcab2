/** `__webpack_public_path__ = …`: nothing reads it here, and a value stands in the place of the name everywhere else. */
const ASSIGNED = /(?<![\w$.])__webpack_public_path__(?=\s*=(?!=))/g;

/** A source in which setting webpack's public path is no mistake. */
export function withPublicPath(source: string): string {
  if (!source.includes("__webpack_public_path__")) return source;
  return source.replaceAll(ASSIGNED, "globalThis.__webpack_public_path__");
}
