import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags as t } from "@lezer/highlight";

/** The editor in the product's colours; the custom properties follow light and dark by themselves. */
const frame = EditorView.theme({
  "&": {
    height: "100%",
    fontSize: "14px",
    color: "var(--color-ink)",
    backgroundColor: "transparent",
  },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "1.6" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--color-accent)" },
  ".cm-line": { padding: "0 16px 0 8px" },
  // Opaque: long lines pass under it.
  ".cm-gutters": {
    backgroundColor: "var(--color-surface)",
    color: "var(--color-muted)",
    border: "none",
    paddingLeft: "8px",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--ws-active-line)" },
  ".cm-cursor": { borderLeftColor: "var(--color-accent)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "var(--ws-selection)" },
  ".cm-matchingBracket": { backgroundColor: "var(--color-mark)", color: "inherit" },
  ".cm-panels-top": { borderBottom: "1px solid var(--color-line)" },
  ".cm-tooltip": { border: "1px solid var(--color-line)", borderRadius: "var(--radius-sm)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-code)" },
  ".cm-diagnostic": { fontFamily: "var(--font-plain)", padding: "6px 10px" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--color-danger)" },
  ".cm-searchMatch": { backgroundColor: "var(--color-mark)", borderRadius: "2px" },
  ".cm-searchMatch-selected": { outline: "1px solid var(--color-accent)" },
  ".cm-panels, .cm-tooltip": {
    backgroundColor: "var(--color-surface)",
    color: "var(--color-ink)",
    borderColor: "var(--color-line)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--color-accent)",
    color: "var(--color-on-accent)",
  },
});

const colours = HighlightStyle.define([
  { tag: [t.keyword, t.modifier, t.controlKeyword], color: "var(--code-keyword)" },
  { tag: [t.string, t.special(t.string), t.attributeValue], color: "var(--code-string)" },
  { tag: [t.number, t.bool, t.null, t.atom, t.unit], color: "var(--code-number)" },
  { tag: [t.comment, t.meta, t.documentMeta], color: "var(--color-muted)", fontStyle: "italic" },
  { tag: [t.function(t.variableName), t.function(t.propertyName)], color: "var(--code-function)" },
  { tag: [t.typeName, t.className, t.namespace], color: "var(--code-type)" },
  { tag: [t.tagName, t.angleBracket], color: "var(--code-tag)" },
  { tag: [t.attributeName, t.propertyName], color: "var(--code-property)" },
  { tag: t.heading, fontWeight: "700" },
  { tag: t.link, color: "var(--color-accent)", textDecoration: "underline" },
  { tag: t.emphasis, fontStyle: "italic" },
  { tag: t.strong, fontWeight: "700" },
  { tag: t.invalid, color: "var(--color-danger)" },
]);

export const productTheme = [frame, syntaxHighlighting(colours)];
