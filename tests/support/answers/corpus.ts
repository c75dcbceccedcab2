import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Sight } from "../../../app/generation/protocol/land-block";
import { BAKERY } from "./bakery-project";
import { PROJECT } from "./corpus-project";

/** An answer, the project that it is about, and what it means. */
export interface CorpusCase {
  name: string;
  language: string;
  /** `saved`: its files as they are in `after`; `asked`: a question; `nothing`: words alone. */
  means: "saved" | "asked" | "nothing";
  sight: Sight;
  before: ReadonlyMap<string, string>;
  answer: string;
  after: ReadonlyMap<string, string>;
}

const FOLDER = path.resolve(import.meta.dirname, "../../corpus/answers");

/** Every answer of the corpus (tests/corpus/README.md says how they are written). */
export function readCorpus(): CorpusCase[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => readCase(file, readFileSync(path.join(FOLDER, file), "utf8")));
}

function readCase(file: string, text: string): CorpusCase {
  const [head = "", ...sections] = text.split(/^=== (?=(?:answer$|file |gone ))/m);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1];
  const before = new Map(Object.entries(field("project") === "bakery" ? BAKERY : PROJECT));
  const after = new Map(before);
  let answer = "";
  for (const section of sections) {
    const end = section.indexOf("\n") + 1;
    const [, kind = "", name = ""] = /^(\w+) ?(.*)$/.exec(section.slice(0, end).trim()) ?? [];
    if (kind === "answer") answer = section.slice(end);
    else if (kind === "file") after.set(name, section.slice(end));
    else if (kind === "gone") after.delete(name);
    else throw new Error(`${file}: there is no section “${kind}”.`);
  }
  const means = field("means");
  if (means !== "saved" && means !== "asked" && means !== "nothing") {
    throw new Error(`${file}: “${means}” is no meaning.`);
  }
  const sight = (field("sight") ?? "whole") as Sight;
  return {
    name: file.slice(0, -4),
    language: field("language") ?? "",
    means,
    sight,
    before,
    answer,
    after,
  };
}
