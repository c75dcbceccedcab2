import type { Fence } from "./parser-fences";

/** `path="src/App.tsx"` in an info string: the protocol. */
const PATH =
  /(?:^|[\s{,"'])(?:path|file_?path)["']?\s*[=:]\s*(?:"([^"]+)"|'([^']+)'|[“”„]([^“”„"]+)[“”"]|["'“]?([^\s}"'“”,]+))/i;
/** A bare path with spaces in its name, up to an ending: no attribute stands between. */
const SPACED =
  /(?:^|[\s{,])(?:path|file_?path)\s*[=:]\s*([^\s"'`={}]+(?: [^\s"'`={}]+){0,8}? [^\s"'`={}]*\.\w{1,12})(?=\s|$)/i;
/** "styles.css (modified)": what stands behind a name's ending is no part of it. */
const REMARK = /(?<=\.\w{1,12})\s+[([][^()[\]]{1,30}[)\]]$/;
/** Marks of direction and of no width, which stand around a name in text of some languages. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Attributes that other tools give a file's name in; they may hold a caption as well. */
const TITLE =
  /(?:^|[\s{,:])(?:file_?name|file|title|name)\s*[=:]\s*(?:"([^"]+)"|'([^']+)'|([^\s}"',]+))/i;
/** What paths are made of. Asked apart from all else: each such set is 15 kB of what V8 compiles, four times that in /iu. */
const PATH_LETTERS = /^[\p{L}\p{N}_@()[\]$+./-]+$/u;
/** Endings that make a lone word a file's name. With a folder before it any ending does. */
const FILE =
  /^[^/]*[^/.]\.(?:html?|css|s[ac]ss|less|[cm]?[jt]sx?|json[c5]?|mdx?|svg|txt|py|xml|ya?ml|toml|csv|webmanifest|vue|svelte|astro|sql|graphql|prisma|sh|rb|go|rs|java|kt|swift|php|c|h|cpp|ini|env\.example)$/i;
const FILE_IN_FOLDER = /^\/?(?:[^/]+\/)+[^/]*\.\w{1,12}$/;
const FILE_WITHOUT_ENDING = /^(?:Dockerfile|Makefile|Procfile|LICENSE|\.gitignore|\.env\.example)$/;
/** Names of technologies that look like files. */
const NOT_A_FILE =
  /^(?:node|next|vue|three|chart|d3|express|react|nuxt|alpine|p5|ember|backbone|angular|solid|moment|day|tone|matter|phaser|plotly|mermaid)\.js$/i;

/** A name stands alone on its line: past these the line is prose, and told as it comes. */
const NAME_WORDS = 4;
const NAME_LENGTH = 200;

/** The path that the protocol's own attribute gives, if it is there. */
export function explicitPath(info: string): string | null {
  const match = PATH.exec(info.replaceAll("&quot;", '"'));
  const bare = match?.[4];
  const spaced = bare && !/\.\w+$/.test(bare) && SPACED.exec(info)?.[1];
  const path = (match?.[1] ?? match?.[2] ?? match?.[3] ?? (spaced || bare))?.trim();
  return (
    path
      ?.replace(UNSEEN, "")
      .replace(REMARK, "")
      .replace(/[:;,]+$/, "") || null
  );
}

/** The path in an info string such as `tsx path="a.tsx"`, `tsx src/a.tsx` or `title="a.tsx"`. */
export function pathOfInfo(info: string): string | null {
  const explicit = explicitPath(info);
  if (explicit) return explicit;
  const title = TITLE.exec(info);
  const named = (title?.[1] ?? title?.[2] ?? title?.[3])?.trim();
  if (named && isFileName(fromRoot(named).replaceAll(" ", "_"))) return named;
  const words = info.split(/\s+/).filter((word) => !/^(?:\/\/|#|-|file:)$/i.test(word));
  // "tsx lines 3 to 9 of src/App.tsx" is an excerpt: only attributes may follow the name.
  for (const [index, word] of words.slice(0, 2).entries()) {
    const candidate = word.replace(/^[a-z]+:/i, "").replace(/^[([](.+)[)\]]$/, "$1");
    const rest = words.slice(index + 1);
    if (isFileName(candidate) && rest.every((other) => /[={}]/.test(other))) return candidate;
  }
  return null;
}

function fromRoot(name: string): string {
  return name.replace(/^(?:\.?\/)+/, "");
}

/** The file that a fence cites by its lines, as editors do: "3:9:src/App.tsx". */
export function citedPath(info: string): string | null {
  const name = /^(?:[a-z]{1,12}[ :])?\d{1,6}:\d{1,6}:(\S+)$/i.exec(info.trim())?.[1];
  return name && isFileName(fromRoot(name)) ? name : null;
}

/** Longest line that is nothing but a file's name, with what is put around it, in characters. */
const LINE_LENGTH = 1_000;

/** "File:", in the languages that most answers come in. */
const CALLED_A_FILE =
  /^[*_]*(?:file ?name|file|path|filepath|datei(?:name)?|fichier|archivo|fichero|arquivo|ficheiro|bestand|plik|dosya|fil|tiedosto|soubor|súbor|fájl|fișier|berkas|tệp|файл|αρχείο|קובץ|ملف|文件名?|文件路径|檔案|ファイル名?|파일)(?:\s+#?\d{1,3})?\s*[:：][*_]*\s*/iu;

/** Pictures and arrows before a name, or behind it: "📄 styles.css", "➡️ styles.css ✨". */
const PICTOGRAMS =
  /^(?:(?:[\p{Extended_Pictographic}\p{So}\p{Sm}▸▶►●]\ufe0f?){1,4}[ \t]+)|(?:[ \t]+(?:[\p{Extended_Pictographic}\p{So}]\ufe0f?){1,4})$/gu;

/** The path on a line that is nothing but a file's name, e.g. `**src/App.tsx**` or `### a.html`. */
export function nameOnLine(line: string): string | null {
  const trimmed = line.trim();
  // Most lines of an answer have none, and each costs its reader's thread; of a long one, looking for its end takes the square.
  if (trimmed === "" || trimmed.length > LINE_LENGTH) return null;
  const text = trimmed
    .replace(/^<!--\s*(.*?)\s*-->$/, "$1")
    .replace(/^<summary>\s*(.*?)\s*<\/summary>$/i, (_, name: string) =>
      name.replaceAll(/<\/?(?:code|b|strong|em|i)>/gi, ""),
    )
    .replaceAll(UNSEEN, "")
    .replace(/^(?:#{1,6}|[-*+]|@file)\s+/, "")
    .replace(PICTOGRAMS, "")
    // A name that Markdown links, and marks that it escapes.
    .replace(/^([*_`]*)\[([^\]\n]+)\]\([^)\s]+\)/, "$1$2")
    .replaceAll(/\\([_*~])/g, "$1")
    .replace(/^[*_]*\d{1,3}[.)]\s+/, "")
    .replace(/\s+\((?:new|new file|created|updated|modified|edited)\)(?=:?$)/i, "")
    .replace(CALLED_A_FILE, "");
  const name = text.replace(/^[*_`"']+/, "").replace(/[*_`"':：]+$/, "");
  const marked = /^[*_]*`[^`]+`/.test(text) || /^\*\*[^*]+\*\*/.test(text);
  return isFileName(marked ? name.replaceAll(" ", "_") : name) ? name : null;
}

/** Words that a sentence marks as a name: code or bold. */
const MARKED = /`([^`\n]{1,200})`|\*\*([^*\n]{1,200})\*\*/g;
const SENTENCE_LENGTH = 300;

/**
 * The one file that a sentence before a fence speaks of: "In `src/App.tsx`:". Null where it speaks
 * of none or of several.
 */
export function nameInSentence(line: string): string | null {
  const text = line.trim();
  if (text.length > SENTENCE_LENGTH) return null;
  const marked = [...text.matchAll(MARKED)].map(
    // "**File: `a.ts`**": what is bold says more than the name.
    (match) => match[1] ?? match[2]?.replace(CALLED_A_FILE, "") ?? "",
  );
  const plain = /[:：]$/.test(text) ? text.split(/[\s,:：、，()]+/) : [];
  const names = new Set(
    [...marked, ...plain]
      .map((word) =>
        word
          .trim()
          .replace(/^[`"'*(]+|[`"'*):.]+$/g, "")
          .replace(/^\.\//, ""),
      )
      .filter(isFileName),
  );
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}

/** Whether a line that begins like this may still be a name. Once false, it stays false. */
export function mayBecomeName(start: string): boolean {
  return start.length <= NAME_LENGTH && (start.match(/\S+/g)?.length ?? 0) <= NAME_WORDS;
}

const LANGUAGES: readonly ReadonlySet<string>[] = [
  "js jsx ts tsx mjs cjs mts cts javascript typescript javascriptreact typescriptreact react",
  "html htm xhtml xml svg vue svelte astro",
  "css scss sass less postcss",
  "json jsonc json5 webmanifest",
  "md mdx markdown",
  "py python python3",
  "yml yaml",
  "sh bash zsh shell",
  "diff patch",
].map((names) => new Set(names.split(" ")));
const ANY_LANGUAGE = new Set(["", "text", "txt", "plaintext", "plain", "code", "edit", "delete"]);

/**
 * Whether a fence in this language may hold this file. A name before a fence may belong to
 * something else: "`package.json`" and then a shell command.
 */
export function fitsLanguage(language: string, path: string): boolean {
  const name = language.toLowerCase();
  if (ANY_LANGUAGE.has(name) || name === "diff" || name === "patch") return true;
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const family = LANGUAGES.find((names) => names.has(name));
  const known = LANGUAGES.find((names) => names.has(ending));
  if (!family && !known) return true;
  return family === known;
}

/** Whether a word is the name of a file that a project may hold, and of nothing else. */
export function isFileName(word: string): boolean {
  if (!PATH_LETTERS.test(word)) return false;
  if (FILE_IN_FOLDER.test(word)) return true;
  return (FILE.test(word) && !NOT_A_FILE.test(word)) || FILE_WITHOUT_ENDING.test(word);
}

/** Whether a line opens a file by the protocol's own attribute, which nothing else looks like. */
export function opensExplicitly(fence: Fence | null): boolean {
  return fence !== null && explicitPath(fence.info) !== null;
}
