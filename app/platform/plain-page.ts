const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.4rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid;border-radius:.5rem}";

/**
 * A page that needs nothing else of the product: it says why there is nothing to see.
 *
 * @param body HTML, in which all that others wrote is escaped
 * @param head more elements of the head
 */
export function plainPage(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}<style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** A text as HTML, outside of tags. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
