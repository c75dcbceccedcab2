import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

/** Markdown as React elements: no HTML of the text ever becomes markup. */
export function Markdown({ text }: { text: string }) {
  return <div className="ws-prose">{readMarkdown(text)}</div>;
}

/** A text that nests deeper than can be followed must not take its project's page away: it is shown as it is. */
function readMarkdown(text: string): ReactNode {
  try {
    return blocks(lexer(text));
  } catch {
    return <p>{text}</p>;
  }
}

function blocks(tokens: readonly Token[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
  return tokens.map((token, index) => <Fragment key={index}>{block(token)}</Fragment>);
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      // The page has its own outline: a heading said in a chat is only set in bold.
      return <p className="ws-prose-heading">{inlines(token.tokens)}</p>;
    case "paragraph":
      return <p>{inlines(token.tokens)}</p>;
    case "blockquote":
      return <blockquote>{blocks(token.tokens ?? [])}</blockquote>;
    case "code":
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case "hr":
      return <hr />;
    case "list":
      return list(token as Tokens.List);
    case "table":
      return table(token as Tokens.Table);
    case "text":
      return token.tokens ? inlines(token.tokens) : token.text;
    default:
      return <p>{token.raw}</p>;
  }
}

function list(token: Tokens.List): ReactNode {
  const items = token.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
    <li key={index}>
      {item.task && <span>{item.checked ? "☑ " : "☐ "}</span>}
      {blocks(item.tokens)}
    </li>
  ));
  if (!token.ordered) return <ul>{items}</ul>;
  return <ol start={Number(token.start) || 1}>{items}</ol>;
}

function table(token: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {token.header.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
            <th key={index}>{inlines(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {token.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <tr key={index}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
              <td key={column}>{inlines(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inlines(tokens: readonly Token[] | undefined): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
  return (tokens ?? []).map((token, index) => <Fragment key={index}>{inline(token)}</Fragment>);
}

function inline(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inlines(token.tokens)}</strong>;
    case "em":
      return <em>{inlines(token.tokens)}</em>;
    case "del":
      return <del>{inlines(token.tokens)}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return isSafeLink(token.href) ? (
        <a href={token.href} target="_blank" rel="nofollow ugc noopener noreferrer">
          {inlines(token.tokens)}
        </a>
      ) : (
        inlines(token.tokens)
      );
    case "image":
      // Loading it would tell a stranger's server who reads this.
      return token.text || token.href;
    case "escape":
      return token.text;
    case "text":
      return token.tokens ? inlines(token.tokens) : decodeEntities(token.text);
    default:
      return token.raw;
  }
}

/** Only addresses that open a page or a mail, whatever the text says. */
function isSafeLink(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href);
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
