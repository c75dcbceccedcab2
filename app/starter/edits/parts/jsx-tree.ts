import { endOfPattern, endOfText, isSaid, lookBack, orEnd } from "./program-text";

/** An attribute of an element of a program's markup. `value` is null where it is no plain text. */
export interface JsxAttribute {
  name: string;
  value: string | null;
  /** From its name to its end. */
  start: number;
  end: number;
}

/** A run of characters that people read, in the source of a program. */
export interface JsxText {
  start: number;
  end: number;
  /** Words between tags, or the inside of a literal. */
  isLiteral: boolean;
}

/** An element of a program's markup. */
export interface JsxElement {
  tag: string;
  start: number;
  end: number;
  /** Where what it holds begins and ends; both are `end` for an element that holds nothing. */
  innerStart: number;
  innerEnd: number;
  attributes: JsxAttribute[];
  texts: JsxText[];
  /** Names that stand alone in braces: `{title}`. */
  names: string[];
  holder: JsxElement | null;
  /** The braces that it stands in, `{isOpen && ( … )}`, where it is all that they give. */
  braces: { start: number; end: number } | null;
}

/** What a tag stands behind where it begins markup, and not a comparison or the type of a call. */
const BEFORE_MARKUP = /(?:[(,?:[={};>]|&&|\|\||=>|\breturn|\bcase\b.*:)\s*$/;
const BEFORE_PATTERN = /(?:[(,=:[!&|?{};]|\breturn)\s*$/;
/** Deeper markup and templates than this are nobody's page; they would only fill the stack. */
const DEEPEST = 200;
/** What looks like an element and is none is read again as code; behind so many there is only code. */
const MISTAKEN = 50;

/** The elements of the markup of a program, each before those inside it. Linear but for short looks back. */
export function jsxElements(code: string): JsxElement[] {
  return new Scan(code).all();
}

class Scan {
  private readonly found: JsxElement[] = [];
  private mistaken = 0;

  constructor(private readonly code: string) {}

  all(): JsxElement[] {
    let at = 0;
    // A brace too many ends a scan early; the rest is read all the same.
    while (at < this.code.length) at = this.program(at, null, 0) + 1;
    return this.found;
  }

  /** Reads code up to the brace that closes it; returns where that stands. */
  private program(from: number, holder: JsxElement | null, depth: number): number {
    const { code } = this;
    let open = 0;
    for (let at = from; at < code.length; at += 1) {
      const character = code[at] ?? "";
      if (character === "{") open += 1;
      else if (character === "}") {
        if (open === 0) return at;
        open -= 1;
      } else if (character === '"' || character === "'") {
        const end = endOfText(code, at, character);
        if (holder && end < code.length && isSaid(code, at, end))
          holder.texts.push({ start: at + 1, end, isLiteral: true });
        at = end;
      } else if (character === "`" && depth < DEEPEST) at = this.template(at, holder, depth + 1);
      else if (code.startsWith("//", at)) at = orEnd(code.indexOf("\n", at), code);
      else if (code.startsWith("/*", at)) at = orEnd(code.indexOf("*/", at + 2), code) + 1;
      else if (character === "/" && BEFORE_PATTERN.test(lookBack(code, at)))
        at = endOfPattern(code, at);
      else if (
        character === "<" &&
        depth < DEEPEST &&
        /[A-Za-z>]/.test(code[at + 1] ?? "") &&
        BEFORE_MARKUP.test(lookBack(code, at))
      ) {
        const end = this.element(at, holder, depth + 1);
        if (end > at) at = end - 1;
      }
    }
    return code.length;
  }

  /** A template literal with the code in it; returns where it ends. */
  private template(from: number, holder: JsxElement | null, depth: number): number {
    for (let at = from + 1; at < this.code.length; at += 1) {
      if (this.code[at] === "\\") at += 1;
      else if (this.code[at] === "`") return at;
      else if (this.code.startsWith("${", at)) at = this.program(at + 2, holder, depth);
    }
    return this.code.length;
  }

  /** One element with all that it holds; returns where it ends, or its own start where it is none. */
  private element(start: number, holder: JsxElement | null, depth: number): number {
    const { code } = this;
    if (depth > DEEPEST || this.mistaken > MISTAKEN) return start;
    const tag = /[\w.]*/y;
    tag.lastIndex = start + 1;
    const element: JsxElement = {
      tag: tag.exec(code)?.[0] ?? "",
      start,
      end: start,
      innerStart: start,
      innerEnd: start,
      attributes: [],
      texts: [],
      names: [],
      holder,
      braces: null,
    };
    const place = this.found.length;
    this.found.push(element);
    const opened = this.attributes(start + 1 + element.tag.length, element, depth);
    const end = opened < 0 ? -1 : this.content(opened, element, depth);
    if (end < 0) {
      this.found.splice(place);
      this.mistaken += 1;
      return start;
    }
    element.end = end;
    if (code[opened - 1] === "/") [element.innerStart, element.innerEnd] = [end, end];
    return end;
  }

  /** The attributes of a tag; returns where its `>` stands, or -1 where it is no tag. */
  private attributes(from: number, element: JsxElement, depth: number): number {
    const { code } = this;
    const name = /[\w-]+/y;
    for (let at = from; at < code.length; at += 1) {
      const character = code[at] ?? "";
      if (character === ">") return at;
      if (/[\s/]/.test(character)) continue;
      if (character === "{") {
        at = this.program(at + 1, element, depth);
        continue;
      }
      name.lastIndex = at;
      const word = name.exec(code)?.[0];
      if (!word) return -1;
      let end = at + word.length;
      let value: string | null = null;
      const given = code[end + 1] ?? "";
      if (code[end] === "=" && (given === '"' || given === "'")) {
        const close = code.indexOf(given, end + 2);
        if (close < 0) return -1;
        value = code.slice(end + 2, close);
        end = close + 1;
      } else if (code[end] === "=" && given === "{") {
        const texts = element.texts.length;
        end = this.program(end + 2, element, depth) + 1;
        // What is written in an attribute is nothing that the element says.
        element.texts.length = texts;
      } else if (code[end] === "=") return -1;
      element.attributes.push({ name: word, value, start: at, end });
      at = end - 1;
    }
    return -1;
  }

  /** What stands between the tags of an element; returns where the element ends, or -1 for none. */
  private content(opened: number, element: JsxElement, depth: number): number {
    const { code } = this;
    if (code[opened - 1] === "/") return opened + 1;
    element.innerStart = opened + 1;
    let at = opened + 1;
    while (at < code.length) {
      const character = code[at] ?? "";
      if (code.startsWith("</", at)) {
        element.innerEnd = at;
        const close = code.indexOf(">", at);
        return close < 0 ? -1 : close + 1;
      }
      if (character === "<") {
        const end = this.element(at, element, depth + 1);
        if (end <= at) return -1;
        at = end;
      } else if (character === "{") {
        const first = this.found.length;
        const end = this.program(at + 1, element, depth);
        this.inBraces(at, end + 1, element, first);
        at = end + 1;
      } else {
        const next = /[<{]/g;
        next.lastIndex = at;
        const end = next.exec(code)?.index ?? code.length;
        const text = code.slice(at, end);
        const lead = text.length - text.trimStart().length;
        if (text.trim() !== "")
          element.texts.push({
            start: at + lead,
            end: at + text.trimEnd().length,
            isLiteral: false,
          });
        at = end;
      }
    }
    return -1;
  }

  /** Notes a name that stands alone in braces, and which braces give one element and nothing else. */
  private inBraces(start: number, end: number, element: JsxElement, first: number) {
    const inner = this.code.slice(start + 1, end - 1).trim();
    if (/^\w+$/.test(inner)) element.names.push(inner);
    const own = this.found.slice(first).filter(({ holder }) => holder === element);
    const [only, ...others] = own;
    if (only && others.length === 0) only.braces = { start, end };
  }
}
