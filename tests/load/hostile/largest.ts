import { FILE_LIMITS } from "../../../app/projects/files";
import { PATHOLOGICAL } from "../../support/pathological-markdown";

const LINES = 60_000;
const HEAVY_MODULES = 5;
const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** A file's content. */
export interface SentFile {
  path: string;
  content: string;
}

let turn = 0;

/** A text of the largest file that differs from each before. */
export function largestText(): string {
  turn += 1;
  const line = `${turn} "largest" \\ text of a hostile visitor\n`;
  return line.repeat(Math.floor(FILE_LIMITS.bytesPerFile / line.length));
}

/** The largest project: in as few files as may be, or in as many. */
export function largestTree(kind: "few" | "many"): SentFile[] {
  const most = kind === "many" ? FILE_LIMITS.filesPerProject : 10;
  const size = Math.floor(FILE_LIMITS.bytesPerProject / most) - 20;
  turn += 1;
  return Array.from({ length: most }, (_, index) => ({
    path: `folder-${index % 50}/file-${index}.txt`,
    content: `${turn} ${index} `.padEnd(size, "a line of a tree\n"),
  }));
}

/** As many lines as fit into a file, none of which is in the other text. */
export function lines(which: string): string {
  return Array.from({ length: LINES }, (_, index) => `${which}${index * 7}`).join("\n");
}

/** A project that bundles to 5 MB. @param mark what differs from the build before */
export function heavyFiles(mark: string): SentFile[] {
  const modules = Array.from({ length: HEAVY_MODULES }, (_, index) => index);
  return [
    {
      path: "index.html",
      content:
        '<!doctype html><title>Heavy</title><div id="root"></div><script type="module" src="/src/main.ts"></script>',
    },
    heavyMain(mark),
    ...modules.map((index) => ({ path: `src/module-${index}.ts`, content: heavyModule(index) })),
  ];
}

/** The file of a heavy project that is changed between two builds. */
export function heavyMain(mark: string): SentFile {
  const modules = Array.from({ length: HEAVY_MODULES }, (_, index) => index);
  const imports = modules.map((index) => `import * as m${index} from "./module-${index}";`);
  const uses = modules.map((index) => `console.log(m${index});`);
  return {
    path: "src/main.ts",
    content: [...imports, ...uses, `console.log("${mark}");`].join("\n"),
  };
}

function heavyModule(index: number): string {
  const line = (at: number) =>
    `export const value${index}_${at} = { a: ${at}, b: [${at}, "t"] };\n`;
  let text = "";
  for (let at = 0; text.length < FILE_LIMITS.bytesPerFile - 100; at += 1) text += line(at);
  return text;
}

/** What claims to be a picture and is zeros. */
export function emptyPicture(bytes: number): Buffer {
  return Buffer.concat([PNG_SIGNATURE, Buffer.alloc(bytes - PNG_SIGNATURE.length)]);
}

/** The largest conversation that fits into a body, of Markdown that is slow to read. */
export function slowConversation(bytes: number) {
  const texts = PATHOLOGICAL.flatMap(([, ofSize]) => ofSize);
  const size = Math.floor(bytes / texts.length / 2);
  return texts.map((textOf, index) => ({
    role: index % 2 === 0 ? "user" : "assistant",
    content: textOf(size).replaceAll("\0", " ").toWellFormed(),
  }));
}

/** JSON that is slow to parse, and holds all the memory that it can. */
export function brackets(bytes: number): string {
  return "[".repeat(bytes / 2) + "]".repeat(bytes / 2);
}
