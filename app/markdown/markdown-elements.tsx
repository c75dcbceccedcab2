import type Token from "markdown-it/lib/token.mjs";
import { createElement, type ReactNode } from "react";
import { MARKDOWN_DEPTH } from "./limits";

/** How a text is set in its place. */
export interface Setting {
  /** The level of its largest heading in the page's outline; without one, headings are only bold. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Where the product itself has a picture; null shows its words instead. Without it no picture is shown. */
  pictureOf?(address: string): string | null;
  /** Code as HTML that is safe to show, or null to show it as it is. */
  highlight?(code: string, language: string): string | null;
}

interface Open {
  /** Null is an element that is not shown: what is in it belongs to the one around it. */
  make: ((children: ReactNode[]) => ReactNode) | null;
  children: ReactNode[];
}

/**
 * Tokens as React elements: no HTML of the text ever becomes markup, and what nests deeper than
 * MARKDOWN_DEPTH loses its form, not its words. A token is looked at once.
 *
 * @returns one element for each block of the text
 */
export function elementsOf(tokens: readonly Token[], setting: Setting = {}): ReactNode[] {
  const root: ReactNode[] = [];
  const stack: Open[] = [];
  let shown = 0;

  const add = (node: ReactNode) => {
    const siblings = stack.at(-1)?.children ?? root;
    const last = siblings.length - 1;
    if (typeof node === "string" && typeof siblings[last] === "string") siblings[last] += node;
    else siblings.push(node);
  };
  const key = () => (stack.at(-1)?.children ?? root).length;
  const read = (token: Token, depthOfBlock: number) => {
    if (token.nesting === 1) {
      // Emphasis may nest as often as there are signs; blocks are bounded by the parser.
      const isShown =
        !token.hidden && shown - depthOfBlock < MARKDOWN_DEPTH && leadsSomewhere(token);
      const around = stack.at(-1)?.children ?? root;
      if (isShown) shown += 1;
      stack.push(
        isShown
          ? { make: maker(token, setting, key()), children: [] }
          : { make: null, children: around },
      );
    } else if (token.nesting === -1) {
      const open = stack.pop();
      if (!open?.make) return;
      shown -= 1;
      add(open.make(open.children));
    } else if (token.children && token.type === "inline") {
      const depth = shown;
      for (const child of token.children) read(child, depth);
    } else {
      add(leaf(token, setting, key()));
    }
  };
  for (const token of tokens) read(token, shown);
  return root;
}

/** Only addresses that open a page or a mail are links, whatever the text says. */
function leadsSomewhere(token: Token): boolean {
  return token.type !== "link_open" || /^(https?:\/\/|mailto:)/i.test(token.attrGet("href") ?? "");
}

/** How an element is made of what stands in it. */
function maker(token: Token, setting: Setting, key: number): (children: ReactNode[]) => ReactNode {
  const { tag, type } = token;
  const make =
    (name: string, attributes: object = {}) =>
    (children: ReactNode[]) =>
      createElement(name, { key, ...attributes }, children);
  switch (type) {
    case "heading_open": {
      if (!setting.headingLevel) return make("p", { className: "markdown-heading" });
      const level = Math.min(6, setting.headingLevel + Number(tag.slice(1)) - 1);
      return make(`h${level}`);
    }
    case "ordered_list_open": {
      const start = token.attrGet("start");
      return make("ol", start === null ? {} : { start: Number(start) });
    }
    case "list_item_open":
      return (children) => make("li")(withBox(children));
    case "link_open":
      return make("a", {
        href: token.attrGet("href") ?? "",
        target: "_blank",
        rel: "nofollow ugc noopener noreferrer",
      });
    default:
      return make(tag);
  }
}

/** `[ ] text` in a list is something to do, `[x] text` something that is done. */
function withBox(children: ReactNode[]): ReactNode[] {
  const [first, ...rest] = children;
  if (typeof first !== "string" || !/^\[[ xX]\] /.test(first)) return children;
  return [first[1] === " " ? "☐ " : "☑ ", first.slice(4), ...rest];
}

function leaf(token: Token, setting: Setting, key: number): ReactNode {
  switch (token.type) {
    case "softbreak":
      return "\n";
    case "hardbreak":
      return <br key={key} />;
    case "hr":
      return <hr key={key} />;
    case "code_inline":
      return <code key={key}>{token.content}</code>;
    case "fence":
    case "code_block":
      return <pre key={key}>{codeOf(token, setting)}</pre>;
    case "image": {
      const words = token.content || (token.attrGet("src") ?? "");
      // Loading a stranger's picture would tell a stranger's server who reads this.
      const own = setting.pictureOf?.(token.attrGet("src") ?? "");
      return own ? <img key={key} src={own} alt={token.content} loading="lazy" /> : words;
    }
    default:
      return token.content;
  }
}

function codeOf({ content, info }: Token, { highlight }: Setting): ReactNode {
  const code = content.replace(/\n$/, "");
  const html = highlight?.(code, info.trim().split(/\s/, 1)[0] ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes what it reads
  if (html) return <code dangerouslySetInnerHTML={{ __html: html }} />;
  return <code>{code}</code>;
}
