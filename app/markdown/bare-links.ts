import type { RuleInline } from "markdown-it/lib/parser_inline.mjs";
import type StateInline from "markdown-it/lib/rules_inline/state_inline.mjs";

/** Brackets and angles end an address: around one they are Markdown's. */
const REST = /[^\s<>[\]"`]+/y;
const TRAILING = new Set("?!.,:;*_~'");

/**
 * An address in the middle of a sentence becomes a link, as GitHub reads it: without the marks that
 * end the sentence, and without a bracket that was opened before it. Each sign is looked at once.
 */
export const bareLink: RuleInline = (state, silent) => {
  const { src, pos, linkLevel } = state as StateInline & { linkLevel: number };
  if (linkLevel > 0 || !src.startsWith("://", pos)) return false;
  const scheme = /(?:^|[^a-z0-9])(https?)$/i.exec(src.slice(Math.max(0, pos - 6), pos))?.[1];
  if (!scheme) return false;
  REST.lastIndex = pos + 3;
  const rest = withoutTrailing(REST.exec(src)?.[0].slice(0, state.posMax - pos - 3) ?? "");
  if (rest === "") return false;
  if (!silent) {
    // A sign of the scheme may have been said in another way, such as an entity.
    if (!state.pending.endsWith(scheme)) return false;
    state.pending = state.pending.slice(0, -scheme.length);
    const address = `${scheme}://${rest}`;
    const open = state.push("link_open", "a", 1);
    open.markup = "linkify";
    open.attrs = [["href", state.md.normalizeLink(address)]];
    state.push("text", "", 0).content = address;
    state.push("link_close", "a", -1);
  }
  state.pos = pos + 3 + rest.length;
  return true;
};

function withoutTrailing(text: string): string {
  let unopened = 0;
  for (const sign of text) unopened += sign === ")" ? 1 : sign === "(" ? -1 : 0;
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text[end - 1] ?? "";
    if (last === ")" && unopened > 0) unopened -= 1;
    else if (!TRAILING.has(last)) break;
  }
  return text.slice(0, end);
}
