const MAP_COMMENT = /([#@]\s*)sourceMappingURL=/g;

/**
 * A source whose comments name no source map: esbuild would open what they name, `file://` addresses
 * anywhere on the host included, without asking a plugin (docs/decisions/035-no-source-maps-of-projects.md).
 * Nothing moves: the letters are as many.
 */
export function withoutMapComments(source: string): string {
  return source.replaceAll(MAP_COMMENT, "$1sourceMappingUrl=");
}

/** The comment that a compiler ends its module with: a map that is there whole. */
const OWN_MAP =
  /\n\/\/# sourceMappingURL=data:application\/json;(?:charset=utf-8;)?base64,[\w+/=]*\s*$/;

/** What a compiler made of a source, whose comments name no map but the compiler's own. */
export function withoutOthersMaps(compiled: string): string {
  const own = OWN_MAP.exec(compiled)?.[0] ?? "";
  return withoutMapComments(compiled.slice(0, compiled.length - own.length)) + own;
}
