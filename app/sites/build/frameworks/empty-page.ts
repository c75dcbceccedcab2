/**
 * The document of an app that brings none of its own.
 *
 * @param body what starts the app, e.g. its script
 * @param head what has to stand before that
 * @param title what it is called; "" for an app that says so itself in an element that it adds
 */
export function emptyPage(body: string, head = "", title = "App"): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title && `<title>${title}</title>`}${head}</head>\n<body>${body}</body>\n</html>\n`;
}
