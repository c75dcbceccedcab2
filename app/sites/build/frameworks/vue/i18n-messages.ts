import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import type { Alias } from "../../config/project-config";

/** The module that Vue I18n's plugin makes of a folder of messages, under its names until now. */
const ASKED = /["'](@intlify\/(?:unplugin|vite-plugin)-vue-i18n\/messages)["']/;
/** Where the plugin's options say that messages are: `VueI18n({ include: resolve(__dirname, "./locales/**") })`. */
const INCLUDE =
  /\binclude\s*:[^;{}]{0,200}?["'`]([\w@./-]{0,100}(?:locale|lang|i18n|message|translation)s?\b[^"'`\n]{0,60})["'`]/i;
const USUAL = ["src/locales", "locales", "src/i18n/locales", "src/lang", "src/i18n"];
const MESSAGES = /^[\w-]+\.(?:json5?|ya?ml|[jt]s)$/;
const CONFIG = /^vite\.config\.[cm]?[jt]s$/;
const FILE = ".i18n-messages.js";

/** A tree with the module that has all messages by their languages; null for a project that does not ask for it. */
export function i18nMessages(tree: FileTree): { tree: FileTree; alias: readonly Alias[] } | null {
  const [, specifier] =
    [...tree]
      .flatMap(([file, text]) => (/\.(?:[jt]s|vue)$/.test(file) ? [ASKED.exec(text)] : []))
      .find((found) => found !== null) ?? [];
  if (!specifier) return null;
  const files = messagesOf(tree);
  const lines = files.map((file, at) => `import * as of${at} from ${JSON.stringify(`/${file}`)};`);
  // A value that a file holds is its default; one that is a script may as well export its messages by name.
  const languages = files.map(
    (file, at) => `${JSON.stringify(languageOf(file))}: of${at}.default ?? of${at}`,
  );
  const text = `${lines.join("\n")}\nexport default { ${languages.join(", ")} };\n`;
  return {
    tree: new Map([...tree, [FILE, text]]),
    alias: [{ find: specifier, replacement: `/${FILE}` }],
  };
}

function messagesOf(tree: FileTree): string[] {
  const config = [...tree].find(([file]) => CONFIG.test(file))?.[1] ?? "";
  const said = INCLUDE.exec(config)?.[1]
    ?.replace(/^@\//, "src/")
    .replace(/\/?\*.*$/s, "");
  const folders = said === undefined ? USUAL : [path.join("/", said).slice(1), ...USUAL];
  for (const folder of folders) {
    const files = [...tree.keys()].filter(
      (file) => file.startsWith(`${folder}/`) && MESSAGES.test(path.basename(file)),
    );
    const plain = files.filter((file) => !/^index\./.test(path.basename(file)));
    if (plain.length > 0) return plain.sort();
  }
  return [];
}

/** "locales/de-AT.json" → "de-AT". */
function languageOf(file: string): string {
  return path.basename(file).replace(/\.\w+$/, "");
}
