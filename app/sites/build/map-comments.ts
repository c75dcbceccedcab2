const MAP_COMMENT = /([#@]\s*)sourceMappingURL=/g;

/**
 * A source whose comments name no source map: esbuild would open what they name, `file://` addresses
 * anywhere on the host included, without asking a plugin (docs/decisions/035-no-source-maps-of-projects.md).
 * Nothing moves: the letters are as many.
 */
export function withoutMapComments(source: string): string {
  return source.replaceAll(MAP_COMMENT, "$1sourceMappingUrl=");
}
