import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { escapeMarkup } from "./escape";
import { HIGHLIGHTED_CHARACTERS } from "./limits";

/** The languages that our texts use. More cost memory at every start. */
const LANGUAGES = { bash, css, diff, ini, javascript, json, sql, typescript, xml };
/** Names that authors write for one of them. */
const ALIASES: Record<string, keyof typeof LANGUAGES> = {
  env: "ini",
  html: "xml",
  js: "javascript",
  jsx: "javascript",
  sh: "bash",
  ts: "typescript",
  tsx: "typescript",
};

let isReady = false;

/**
 * Code as HTML with classes; `text` stays plain, and so does what is above HIGHLIGHTED_CHARACTERS.
 *
 * @returns null when the language is not one of ours
 */
export function highlight(code: string, language: string): string | null {
  if (language === "text") return escapeMarkup(code);
  const name = ALIASES[language] ?? language;
  if (!Object.hasOwn(LANGUAGES, name)) return null;
  if (code.length > HIGHLIGHTED_CHARACTERS) return escapeMarkup(code);
  if (!isReady) {
    for (const [known, grammar] of Object.entries(LANGUAGES)) hljs.registerLanguage(known, grammar);
    isReady = true;
  }
  return hljs.highlight(code, { language: name }).value;
}

/** What may stand behind the backticks of a code block. */
export const CODE_LANGUAGES = ["text", ...Object.keys(LANGUAGES), ...Object.keys(ALIASES)];
