import { type FileChange, unclearChange } from "./file-change";

const NAME = `["']?([^\\s"'<>|&;$\`]+)["']?`;
const MARK = `<<(-?)\\s*(\\\\?["']?)([A-Za-z_]\\w*)["']?`;
const LEAD = "^\\s*(?:\\$ )?(?:mkdir [^|;]*?(?:&&|;)\\s*)?(?:sudo )?";
const OPENERS = [
  new RegExp(`${LEAD}cat\\s*(>>?)\\s*${NAME}\\s*${MARK}\\s*$`),
  new RegExp(`${LEAD}cat\\s*${MARK}\\s*(>>?)\\s*${NAME}\\s*$`),
  new RegExp(
    `${LEAD}tee\\s+(-a\\s+)?${NAME}\\s*(?:>\\s*/dev/null\\s*)?${MARK}\\s*(?:>\\s*/dev/null\\s*)?$`,
  ),
];

/** A file that a shell command writes from the lines after it. */
export class Heredoc {
  readonly path: string;
  readonly #appends: boolean;
  /** `<<-`: leading tabs are not content. */
  readonly #dropsTabs: boolean;
  /** An unquoted word: `\$` and the like are written with a backslash. */
  readonly #isEscaped: boolean;
  readonly #end: string;
  readonly #lines: string[] = [];
  /** The file holds a command that ends by the same word: which of both ends is the file's nobody can say. */
  #isUnclear = false;

  private constructor(path: string, arrow: string, [dash, quote, word]: [string, string, string]) {
    this.path = path.replace(/^\.\//, "");
    this.#appends = arrow === ">>" || arrow.startsWith("-a");
    this.#dropsTabs = dash === "-";
    this.#isEscaped = quote === "";
    this.#end = word;
  }

  /** The file that a line of shell opens; null when it opens none. */
  static open(line: string): Heredoc | null {
    if (!line.includes("<<") || line.length > 400) return null;
    const text = line.trimEnd();
    const [to, from, tee] = OPENERS.map((pattern) => pattern.exec(text));
    const match = to ?? tee;
    if (match) {
      const [, arrow = "", path = "", dash = "", quote = "", word = ""] = match;
      return new Heredoc(path, arrow, [dash, quote, word]);
    }
    if (!from) return null;
    const [, dash = "", quote = "", word = "", arrow = "", path = ""] = from;
    return new Heredoc(path, arrow, [dash, quote, word]);
  }

  /** Takes a line, its terminator included. @returns the change, when the line ends the file */
  take(line: string): FileChange | null {
    const text = this.#dropsTabs ? line.replace(/^\t+/, "") : line;
    this.#isUnclear ||= new RegExp(`<<-?\\s*["']?${this.#end}\\b`).test(text);
    if (this.#isUnclear || text.trimEnd() !== this.#end) {
      this.#lines.push(text);
      return null;
    }
    if (this.#appends) {
      const why = "A shell command would append to it. Send an edit, or the whole file.";
      return unclearChange(this.path, why);
    }
    return { action: "write", path: this.path, content: this.#content };
  }

  /** What to ask for when nothing ended the file. */
  get cut(): FileChange {
    const why = this.#isUnclear
      ? "The word that ends it stands in it as well, so its end is unclear."
      : "It was cut off before its end.";
    return unclearChange(this.path, `${why} Send the whole file.`);
  }

  get #content(): string {
    const text = this.#lines.join("");
    const isEscaped = this.#isEscaped && /\\[$`]/.test(text);
    return isEscaped ? text.replaceAll(/\\([$`\\])/g, "$1") : text;
  }
}
