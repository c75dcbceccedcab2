import { changeOf, type Json } from "./envelope-object";
import type { FileChange } from "./file-change";
import { readLiteral } from "./string-literal";

/** Tools that models call as functions, with what they take by its place. */
const TOOLS: Record<string, readonly string[]> = {
  write_file: ["path", "content"],
  write_to_file: ["path", "content"],
  create_file: ["path", "content"],
  save_file: ["path", "content"],
  writeFile: ["path", "content"],
  writeFileSync: ["path", "content"],
  createFile: ["path", "content"],
  writeTextFile: ["path", "content"],
  edit_file: ["path", "old_str", "new_str"],
  str_replace: ["path", "old_str", "new_str"],
  delete_file: ["path"],
  rename_file: ["path", "to"],
};
const NAMES = Object.keys(TOOLS).join("|");
/** Arguments up to the bracket that closes them: behind it, on the same line, a file may be written. */
const ARGUMENTS = "\\((?:[^\\n()]|\\([^\\n()]*\\)){0,400}\\)";
/** What a program may hold beside its files: notes, imports, folders. */
const IDLE = new RegExp(
  `(?:\\s|;|#[^\\n]*|\\/\\/[^\\n]*|(?:import|from) [^\\n;]*|(?:const|let|var) [^=\\n]{1,80}= ?(?:await )?(?:require|import)\\([^\\n)]*\\)|os\\.makedirs${ARGUMENTS}|(?:await )?fs\\.(?:promises\\.)?mkdir(?:Sync)?${ARGUMENTS}|Path\\([^\\n()]*\\)(?:\\.parent)?\\.mkdir${ARGUMENTS})`,
  "y",
);
const CALL = new RegExp(
  `(print\\(|\\[)?[ \\t]{0,4}(?:await )?(?:[A-Za-z_][\\w]{0,30}\\.){0,3}(${NAMES})\\(`,
  "y",
);
const NEXT_CALL = new RegExp(`,\\s{0,40}(?:[A-Za-z_][\\w]{0,30}\\.){0,3}(${NAMES})\\(`, "y");
const PATH_CALL = /(?:pathlib\.)?Path\(/y;
const WRITES_TEXT = /\)\.write_text\(/y;
const WITH_OPEN = /with open\(/y;
const OPENED =
  /, ?(?:mode ?= ?)?["'](?:w|wt|w\+|x)["'](?:, ?\w+ ?= ?["']?[\w-]*["']?){0,3}\) as (\w{1,40}):\s{1,40}/y;
/** Further arguments that change nothing of a text: an encoding, a flag. */
const OPTIONS =
  /(?:,\s{0,40}(?:\w{1,20} ?[=:] ?)?(?:["'][\w-]{1,20}["']|\{ ?encoding: ?["'][\w-]{1,20}["'] ?\}|true|false|True|False|\d{1,6})){0,3},?\s{0,200}/y;
const KEY = /\s{0,200}(?:["']?([A-Za-z_]\w{0,30})["']? ?[=:] ?)?/y;
const COMMA = /\s{0,200},\s{0,200}/y;
const CLOSES = /\s{0,200}(?=[)}])/y;
/** How such a program begins; what is none is not held back. */
const OPENS = new RegExp(
  `^\\s*(?:(?:print\\(|\\[)?(?:await )?(?:[A-Za-z_]\\w{0,30}\\.){0,3}(?:${NAMES})\\(|with open\\(|(?:pathlib\\.)?Path\\(|(?:import|from|const|let|var)\\b[^\\n]{0,80}\\b(?:pathlib|os|fs|node:fs)\\b)`,
);
/** A call that stands on its line without a fence. */
const OPENS_LINE = new RegExp(
  `^(?:print\\(|\\[)?(?:(?:default_api|functions|tools?)\\.)?(?:${NAMES})\\(`,
);
/** Longer texts are not read, in characters. */
const LENGTH = 400_000;

/** Whether a first line of code begins a program that may write files. */
export function opensProgram(line: string): boolean {
  return OPENS.test(line.slice(0, 400));
}

/** Whether a line of prose is such a call. */
export function opensCallLine(line: string): boolean {
  return OPENS_LINE.test(line.slice(0, 100));
}

/**
 * Reads the files that a program of nothing else writes: calls of tools in Python or JavaScript, `with open(…)`,
 * `Path(…).write_text`, `fs.writeFileSync`. Nothing is run: only texts that stand there as they are count.
 *
 * @returns null for a program that does anything more, or whose texts are put together
 */
export function readProgram(source: string): FileChange[] | null {
  return source.length > LENGTH ? null : new ProgramReader(source).read();
}

class ProgramReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): FileChange[] | null {
    const changes: FileChange[] = [];
    for (;;) {
      while (this.#take(IDLE));
      if (this.#at >= this.#source.length) return changes.length > 0 ? changes : null;
      const found = this.#statement();
      if (!found) return null;
      changes.push(...found);
    }
  }

  #statement(): FileChange[] | null {
    if (this.#take(WITH_OPEN)) return this.#opened();
    if (this.#take(PATH_CALL)) return this.#textOfPath();
    const call = this.#take(CALL);
    if (!call) return null;
    const changes = this.#call(call[2] ?? "");
    if (!changes || call[1] === undefined) return changes;
    if (call[1] === "print(") return this.#take(/\s{0,40}\)/y) && changes;
    for (let next = this.#take(NEXT_CALL); next; next = this.#take(NEXT_CALL)) {
      const more = this.#call(next[1] ?? "");
      if (!more) return null;
      changes.push(...more);
    }
    return this.#take(/\s{0,40}\]/y) && changes;
  }

  /** `with open("a.css", "w") as file: file.write("…")` */
  #opened(): FileChange[] | null {
    const path = this.#text();
    const [, name] = (path !== null && this.#take(OPENED)) || [];
    if (path === null || !name || !this.#takeText(`${name}.write(`)) return null;
    return this.#written(path);
  }

  /** `Path("a.css").write_text("…")` */
  #textOfPath(): FileChange[] | null {
    const path = this.#text();
    return path !== null && this.#take(WRITES_TEXT) ? this.#written(path) : null;
  }

  #written(path: string): FileChange[] | null {
    this.#take(KEY);
    const content = this.#text();
    if (content === null || !this.#take(OPTIONS) || !this.#takeText(")")) return null;
    return changeOf({ path, content });
  }

  /** A tool's arguments, by their places, by their names, or in an object. */
  #call(tool: string): FileChange[] | null {
    const places = TOOLS[tool] ?? [];
    const given: Json = {};
    const isObject = this.#take(/\s{0,200}\{/y) !== null;
    for (let place = 0; place < places.length; place += 1) {
      const key = this.#take(KEY)?.[1] ?? (isObject ? undefined : places[place]);
      const text = this.#text();
      if (text === null || key === undefined || key in given) return null;
      given[key] = text;
      if (place === places.length - 1 || this.#take(CLOSES)) break;
      if (!this.#take(COMMA)) return null;
    }
    this.#take(OPTIONS);
    if (isObject && !this.#take(/\s{0,200}\}/y)) return null;
    if (!this.#take(/\s{0,200}\)/y)) return null;
    return changeOf({ name: tool, arguments: given }) ?? changeOf(given);
  }

  #text(): string | null {
    const literal = readLiteral(this.#source, this.#at);
    if (literal) this.#at = literal.end;
    return literal?.text ?? null;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at += match[0].length;
    return match;
  }

  #takeText(text: string): boolean {
    const isThere = this.#source.startsWith(text, this.#at);
    if (isThere) this.#at += text.length;
    return isThere;
  }
}
