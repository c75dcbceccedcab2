/** What a message says first when it is about a part of the app that was pointed at. */
export interface AboutPart {
  /** Its kind, as people call it: "heading". */
  kind: string;
  /** What stands in it, in one line; empty where nothing does. */
  text: string;
  /** The page of the app that it stands on. */
  route: string;
  /** CSS selectors that lead to it. */
  path: string;
}

const LINE =
  /^About the ([a-z -]{1,40})(?: “([^“”\n]{1,130})”)? on (\/[^\s()]{0,200}) \(([^\n]{1,200})\):$/u;

/** The line that tells models and people alike what a message is about. {@link readAbout} reads it back. */
export function writeAbout({ kind, text, route, path }: AboutPart): string {
  return `About the ${kind}${text && ` “${text}”`} on ${route} (${path}):`;
}

/** A message as the line about a part of the app, without one "", and what is said of it. */
export function splitAbout(message: string): [line: string, words: string] {
  const end = message.indexOf("\n");
  const line = message.slice(0, end);
  return end > 0 && LINE.test(line) ? [line, message.slice(end + 1)] : ["", message];
}

/** What a line says of a part of the app; null for one that says nothing of any. */
export function readAbout(line: string): AboutPart | null {
  const [, kind, text = "", route, path] = LINE.exec(line) ?? [];
  return kind && route && path ? { kind, text, route, path } : null;
}
