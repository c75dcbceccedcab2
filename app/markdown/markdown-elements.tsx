import type Token from "markdown-it/lib/token.mjs";
import { createElement, Fragment, type ReactNode } from "react";
import { safeReturnPath } from "~/platform/urls";
import { addressesAlone } from "./addresses-alone";
import { headingLevels } from "./heading-levels";
import { MARKDOWN_DEPTH } from "./limits";

/** A picture of the product's own. */
export interface OwnPicture {
  src: string;
  /** Pixels. */
  width?: number;
  height?: number;
}

/** How a text is set in its place. */
export interface Setting {
  /** The level of its largest heading in the page's outline; without one, headings are only bold. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** A picture that the product itself has; null shows its words instead. Without it no picture is shown. */
  pictureOf?(address: string): OwnPicture | null;
  /** Whether addresses lead to pages of this product as well, and those of foreign pictures to them. */
  linksWithin?: boolean;
  /** What words outside of links and code become, e.g. names that are links. */
  wordsOf?(text: string): ReactNode;
  /** What is shown for an address that has a line to itself; null for the address alone. */
  cardOf?(address: string): ReactNode | null;
  /** Code as HTML that is safe to show, or null to show it as it is. */
  highlight?(code: string, language: string): string | null;
}

interface Open {
  isLink: boolean;
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
  const { headingLevel } = setting;
  const levels = headingLevel ? headingLevels(tokens, headingLevel) : null;
  let shown = 0;
  let links = 0;

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
        !token.hidden && shown - depthOfBlock < MARKDOWN_DEPTH && leadsSomewhere(token, setting);
      const around = stack.at(-1)?.children ?? root;
      const isLink = isShown && token.type === "link_open";
      if (isShown) shown += 1;
      if (isLink) links += 1;
      stack.push(
        isShown
          ? { isLink, make: maker(token, levels?.get(token), key()), children: [] }
          : { isLink, make: null, children: around },
      );
    } else if (token.nesting === -1) {
      const open = stack.pop();
      if (!open?.make) return;
      if (open.isLink) links -= 1;
      shown -= 1;
      add(open.make(open.children));
    } else if (token.children && token.type === "inline") {
      const depth = shown;
      for (const child of token.children) read(child, depth);
    } else {
      add(leaf(token, { setting, key: key(), isInLink: links > 0 }));
    }
  };
  for (const [index, token] of tokens.entries()) {
    read(token, shown);
    if (setting.cardOf && token.type === "paragraph_close" && token.level === 0) {
      showCards(root, tokens[index - 1], setting);
    }
  }
  return root;
}

/** Puts the cards of a paragraph's addresses behind it, or in its place when it is nothing else. */
function showCards(root: ReactNode[], inline: Token | undefined, setting: Setting): void {
  const { addresses, isAll } = addressesAlone(inline?.children ?? []);
  const cards = addresses.map((address) => setting.cardOf?.(address)).filter(Boolean);
  if (cards.length === 0) return;
  if (isAll && cards.length === addresses.length) root.pop();
  for (const card of cards) root.push(<Fragment key={`card-${root.length}`}>{card}</Fragment>);
}

/** Only addresses that open a page or a mail are links, whatever the text says. */
function leadsSomewhere(token: Token, { linksWithin }: Setting): boolean {
  if (token.type !== "link_open") return true;
  const address = token.attrGet("href") ?? "";
  return /^(https?:\/\/|mailto:)/i.test(address) || (linksWithin === true && isWithin(address));
}

/** A page of this product: what browsers read as another site, and the API, are not. */
function isWithin(address: string): boolean {
  return address.startsWith("/") && safeReturnPath(address, "") === address;
}

/** How an element is made of what stands in it. @param level of a heading; without one it is only bold */
function maker(
  token: Token,
  level: number | undefined,
  key: number,
): (children: ReactNode[]) => ReactNode {
  const { tag, type } = token;
  const make =
    (name: string, attributes: object = {}) =>
    (children: ReactNode[]) =>
      createElement(name, { key, ...attributes }, children);
  switch (type) {
    case "heading_open":
      return level ? make(`h${level}`) : make("p", { className: "markdown-heading" });
    case "ordered_list_open": {
      const start = token.attrGet("start");
      return make("ol", start === null ? {} : { start: Number(start) });
    }
    case "list_item_open":
      return (children) => make("li")(withBox(children));
    case "link_open":
      return make("a", linkTo(token.attrGet("href") ?? ""));
    default:
      return make(tag);
  }
}

/** Pages of others open in a tab that knows nothing of this one. */
function linkTo(href: string) {
  const rel = "nofollow ugc noopener noreferrer";
  return href.startsWith("/") ? { href, rel: "nofollow ugc" } : { href, target: "_blank", rel };
}

/** `[ ] text` in a list is something to do, `[x] text` something that is done. */
function withBox(children: ReactNode[]): ReactNode[] {
  const [first, ...rest] = children;
  if (typeof first !== "string" || !/^\[[ xX]\] /.test(first)) return children;
  return [first[1] === " " ? "☐ " : "☑ ", first.slice(4), ...rest];
}

interface LeafPlace {
  setting: Setting;
  key: number;
  isInLink: boolean;
}

function leaf(token: Token, { setting, key, isInLink }: LeafPlace): ReactNode {
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
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <pre key={key} tabIndex={0}>
          {codeOf(token, setting)}
        </pre>
      );
    case "image": {
      const src = token.attrGet("src") ?? "";
      const words = token.content || src;
      // Loading a stranger's picture would tell a stranger's server who reads this.
      const own = setting.pictureOf?.(src);
      if (own) return <img key={key} {...own} alt={token.content} loading="lazy" />;
      const isLink = setting.linksWithin && !isInLink && /^https?:\/\//i.test(src);
      return isLink ? createElement("a", { key, ...linkTo(src) }, words) : words;
    }
    case "text": {
      const words = isInLink ? token.content : (setting.wordsOf?.(token.content) ?? token.content);
      return typeof words === "string" ? words : <Fragment key={key}>{words}</Fragment>;
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
