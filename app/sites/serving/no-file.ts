import type { Request, Response } from "express";

/**
 * What browsers take in place of a part of a page, by what they ask for: in another type they would tell of the type instead
 * of the file that is missing.
 */
const EMPTY: Readonly<Record<string, readonly [type: string, comment: (text: string) => string]>> =
  {
    style: ["text/css", (text) => `/* ${text} */\n`],
    script: ["text/javascript", (text) => `// ${text}\n`],
  };
const PART =
  /^(?:style|script|image|font|audio|video|track|manifest|worker|sharedworker|audioworklet|paintworklet)$/;

/** Whether a request is a page's, for a part of it, which no other page can stand in for. */
export function asksForPart(request: Pick<Request, "get">): boolean {
  return PART.test(request.get("sec-fetch-dest") ?? "");
}

/** Says that the app has no such file, in the form that was asked for. @param path below the site's root, e.g. "/index.css" */
export function sendNoFile(request: Request, response: Response, path: string): void {
  const { type, body } = noFile(request.get("sec-fetch-dest") ?? "", path);
  response.status(404).set("Cache-Control", "no-store").vary("Sec-Fetch-Dest");
  response.type(type).send(body);
}

/** @param asked what a browser asks for, e.g. "style" */
export function noFile(asked: string, path: string): { type: string; body: string } {
  // Whoever made the address up can end neither a comment nor its line.
  const name = path.replace(/[^\w./@-]/g, "?").slice(0, 200);
  const text = `This app has no file ${name.replace(/^\//, "")}.`;
  const [type, comment] = EMPTY[asked] ?? ["text/plain", (plain: string) => plain];
  return { type, body: comment(text) };
}
