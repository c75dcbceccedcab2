import sanitizeHtml from "sanitize-html";

const DRAWING = ["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "text"];
const GEOMETRY =
  "class d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points fill stroke stroke-width stroke-dasharray text-anchor transform".split(
    " ",
  );

/** What a text may contain. Everything else is dropped, and scripts with all they hold. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br"],
    ...["a", "em", "strong", "del", "ins", "code", "kbd", "mark", "sub", "sup", "abbr", "span"],
    ...["pre", "table", "thead", "tbody", "tr", "th", "td", "caption"],
    ...["figure", "figcaption", "img", "div", "details", "summary"],
    ...DRAWING,
    ...["tspan", "title", "desc"],
  ],
  allowedAttributes: {
    "*": ["id", "role", "aria-label", "aria-labelledby", "aria-hidden"],
    a: ["href", "title", "class"],
    abbr: ["title"],
    code: ["class"],
    details: ["open"],
    div: ["class", "tabindex"],
    figure: ["class"],
    img: ["src", "alt", "width", "height", "loading"],
    li: ["class"],
    ol: ["class", "start"],
    p: ["class"],
    pre: ["tabindex"],
    span: ["class"],
    svg: ["viewBox", ...GEOMETRY],
    td: ["align", "colspan", "rowspan"],
    th: ["align", "scope", "colspan", "rowspan"],
    ul: ["class"],
    ...Object.fromEntries(DRAWING.slice(1).map((tag) => [tag, GEOMETRY])),
    tspan: GEOMETRY,
  },
  allowedClasses: {
    a: ["anchor", "button", "button--*"],
    code: ["language-*"],
    div: ["table-scroll", "note", "note--*", "button-row"],
    figure: ["diagram"],
    li: ["card", "panel"],
    ol: ["flow"],
    p: ["lead", "muted", "small", "note__title"],
    span: ["hljs-*", "voice"],
    ul: ["cards"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  // Pictures are our own.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  parser: { lowerCaseTags: true, lowerCaseAttributeNames: false },
};

/** HTML of which only what a text needs is left. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, RULES);
}
