import type { Options, Plugin } from "prettier";
import { formatWithCursor } from "prettier/standalone";

/** A script or a style of a component, at the beginning of a line as everybody writes them. */
const BLOCK = /^<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gm;
const LANGUAGES: Record<string, string> = { ts: "typescript", scss: "scss", less: "less" };

/**
 * Formats the scripts and styles of a Svelte component, each as Prettier writes the block of a Vue component,
 * which they look like. The markup between them is left as it is: spaces there are seen in the app.
 */
export async function formatSvelte(
  text: string,
  { cursorOffset, plugins, ...options }: Options & { cursorOffset: number; plugins: Plugin[] },
): Promise<{ formatted: string; cursorOffset: number }> {
  let formatted = "";
  let caret = cursorOffset;
  let at = 0;
  for (const block of text.matchAll(BLOCK)) {
    const [whole, name, attributes = "", code = ""] = block;
    const start = block.index;
    const from = start + whole.indexOf(">") + 1;
    const asked = /\blang=["']?(\w+)/.exec(attributes)?.[1] ?? "";
    const parser = LANGUAGES[asked] ?? (name === "script" ? "babel" : "css");
    if (asked && !LANGUAGES[asked] && !/^(?:js|css|postcss)$/.test(asked)) continue;
    await findSlip(code, { ...options, parser, plugins }, text.slice(0, from));
    const made = await formatWithCursor(whole, {
      ...options,
      parser: "vue",
      vueIndentScriptAndStyle: options.vueIndentScriptAndStyle ?? true,
      plugins,
      cursorOffset: Math.min(Math.max(cursorOffset - start, 0), whole.length),
    });
    const before = formatted + text.slice(at, start);
    const end = start + whole.length;
    if (cursorOffset >= start) {
      const isIn = cursorOffset <= end;
      caret = isIn
        ? before.length + Math.max(0, made.cursorOffset)
        : before.length + made.formatted.trimEnd().length + cursorOffset - end;
    }
    formatted = before + made.formatted.trimEnd();
    at = end;
  }
  return { formatted: `${(formatted + text.slice(at)).trimEnd()}\n`, cursorOffset: caret };
}

/** A block that cannot be read is left as it is by Prettier without a word: here its place is told. */
async function findSlip(code: string, options: Options, before: string): Promise<void> {
  try {
    await formatWithCursor(code, { ...options, cursorOffset: 0 });
  } catch (error) {
    const { loc } = error as { loc?: { start?: { line: number; column: number } } };
    if (loc?.start) loc.start = { ...loc.start, line: loc.start.line + lines(before) };
    throw error;
  }
}

const lines = (text: string) => text.split("\n").length - 1;
