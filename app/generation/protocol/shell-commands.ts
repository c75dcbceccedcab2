import { doubtfulChange, type FileChange, tellChanges } from "./file-change";
import type { EventQueue } from "./parser-events";
import { bareLine } from "./parser-fences";
import { isFileName } from "./parser-names";

/** What a shell does to one file: removes or renames it, edits it in place, writes into it. */
const COMMANDS = [
  /^\s*(?:\$ |PS> |> )?(?:git |npx )?(?:rm|mv|unlink|del|ren|rimraf|Remove-Item|Rename-Item|Move-Item|Set-Content|Clear-Content) (?:-{1,2}\w+ )*["']?([^\s"']+)["']?(?: \S+){0,3}\s*$/i,
  /^\s*(?:\$ )?(?:sed|perl|gawk|awk|ruby) (?=(?:[^\n]{0,400}?\s)?-\w{0,4}i)[^\n]*\s["']?([^\s"']+)["']?\s*$/,
  /^\s*(?:\$ )?(?:echo|printf) [^\n]*?>{1,2}\s*["']?([^\s"'&>]+)["']?\s*$/,
];
/** Longer ones are not looked at, in characters. */
const COMMAND_LENGTH = 2_000;
const MOVES =
  /^\s*(?:\$ )?(?:git )?mv (?:-{1,2}\w+ )*["']?([^\s"'*]+)["']? ["']?([^\s"'*]+)["']?\s*$/;
const REMOVES = /^\s*(?:\$ )?(?:git )?rm (?:-f |--force )?["']?([^\s"'*]+)["']?\s*$/;
/** They do nothing to a file. */
const IDLE = /^\s*(?:#.*|(?:\$ )?mkdir (?:-p )?[^;&|]+)?$/;
const NO_SHELL =
  "Commands are not run. If this file is to change, send an edit or the whole file; if it is to go, send a fence opened with ```delete and its path; if it is to have another name, send it whole under that name and delete this one. If the command was only advice, say so.";

/**
 * The commands of a shell's fence that name files. There is no shell, so whether they were meant is asked; but a fence
 * that renames files, or writes them, and does nothing else is no advice to anybody.
 */
export class ShellCommands {
  readonly #changes: FileChange[] = [];
  readonly #doubts: FileChange[] = [];
  #doesMore = false;
  /** A command of the fence wrote a file. */
  hasWritten = false;

  /** Takes a line that is a command, or none. */
  take(line: string): void {
    const text = bareLine(line);
    if (text.length > COMMAND_LENGTH || IDLE.test(text)) {
      this.#doesMore ||= text.length > COMMAND_LENGTH;
      return;
    }
    const change = changeBy(text);
    if (change) this.#changes.push(change);
    else this.#doesMore = true;
    const path = pathIn(COMMANDS.map((command) => command.exec(text)?.[1]).find(isGiven));
    if (path) this.#doubts.push(doubtfulChange(path, NO_SHELL));
  }

  /** Tells what is done, or what is to be asked. @param isClosed whether the fence came to its end */
  tell(events: EventQueue, isClosed: boolean): void {
    const isMeant = this.hasWritten || this.#changes.some(({ action }) => action === "rename");
    const isCertain = isClosed && isMeant && !this.#doesMore;
    tellChanges(isCertain ? this.#changes : this.#doubts, events);
  }
}

/** The renaming or removal of one file; null for any other command. */
function changeBy(text: string): FileChange | null {
  const [, from, into] = MOVES.exec(text) ?? [];
  const path = pathIn(from ?? REMOVES.exec(text)?.[1]);
  if (path === null) return null;
  if (into === undefined) return { action: "delete", path };
  const name = path.slice(path.lastIndexOf("/") + 1);
  const to = pathIn(into.endsWith("/") ? into + name : into);
  return to === null || to === path ? null : { action: "rename", path, to };
}

function isGiven(name: string | undefined): name is string {
  return name !== undefined;
}

function pathIn(word: string | undefined): string | null {
  const path = word?.replaceAll("\\", "/").replace(/^\.\//, "");
  return path !== undefined && isFileName(path) ? path : null;
}
