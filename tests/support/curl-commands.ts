import type { AppAnswer, AppClient } from "./app-client";

/** A request as a command of curl asks for it. */
export interface CurlCommand {
  method: string;
  /** Behind the host. */
  path: string;
  /** Whether it sends the cookie. */
  isSignedIn: boolean;
  body: unknown;
}

const WORDS = /"([^"]*)"|'([^']*)'|(\S+)/g;

/** The commands in the shell blocks of a text. @throws {Error} for an option that is not known here */
export function curlCommands(markdown: string): CurlCommand[] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  const lines = blocks.flatMap((code) => code.replaceAll("\\\n", " ").split("\n"));
  return lines.filter((line) => line.startsWith("curl ")).map(readCommand);
}

function readCommand(line: string): CurlCommand {
  const words = [...line.matchAll(WORDS)].map(
    ([, double, single, bare]) => double ?? single ?? bare,
  );
  const command: CurlCommand = { method: "GET", path: "", isSignedIn: false, body: undefined };
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "-X") command.method = words[++at] ?? "";
    else if (word === "-d") command.body = JSON.parse(words[++at] ?? "");
    else if (word === "-b") command.isSignedIn = words[++at] === "$COOKIE";
    else if (word === "-H") at += 1;
    else if (word.startsWith("-")) throw new Error(`${word} of curl is not known here.`);
    else command.path = word.replace("{{appUrl}}", "");
  }
  return command;
}

/** Sends what a command asks for, as the member it is written for or as nobody. */
export function runCommand(
  { method, path, isSignedIn, body }: CurlCommand,
  { member, visitor }: { member: AppClient; visitor: AppClient },
): Promise<AppAnswer> {
  const client = isSignedIn ? member : visitor;
  return body === undefined ? client.get(path) : client.json(method, path, body);
}
