import { parse } from "parse5";
import {
  attributeOf,
  descendantsOf,
  type Element,
  elementsOf,
  isHidden,
  rawTextOf,
  textOf,
} from "./html-elements";

/** Any of these has the role; what a page says by `role` counts too. */
const ROLES: Record<string, (element: Element) => boolean> = {
  article: ({ tagName }) => tagName === "article",
  banner: ({ tagName }) => tagName === "header",
  button: ({ tagName }) => tagName === "button" || tagName === "summary",
  contentinfo: ({ tagName }) => tagName === "footer",
  heading: ({ tagName }) => /^h[1-6]$/.test(tagName),
  img: ({ tagName }) => tagName === "img",
  link: (element) => element.tagName === "a" && attributeOf(element, "href") !== null,
  list: ({ tagName }) => tagName === "ul" || tagName === "ol",
  listitem: ({ tagName }) => tagName === "li",
  main: ({ tagName }) => tagName === "main",
  navigation: ({ tagName }) => tagName === "nav",
};
const FIELDS = new Set(["input", "select", "textarea"]);

/** A text, or a pattern; a text must be all of the name. */
export type Name = string | RegExp;

/** A page as a browser without JavaScript reads it. */
export class PlainPage {
  readonly document;
  readonly #parents = new Map<Element, Element>();

  /** @param html as it came */
  constructor(html: string) {
    // Without scripting, what <noscript> holds is part of the page.
    this.document = parse(html, { scriptingEnabled: false });
    for (const element of descendantsOf(this.document)) {
      for (const child of element.childNodes) {
        if ("tagName" in child) this.#parents.set(child, element);
      }
    }
  }

  /** Everything that a reader may read, folded parts among it, in one line. */
  get text(): string {
    return elementsOf(this.document, "body").map(textOf).join(" ");
  }

  get title(): string {
    return elementsOf(this.document, "title").map(rawTextOf).join("").trim();
  }

  /** The elements of a role that a reader can meet, in order, by their name if one is given. */
  all(role: string, name?: Name, within: Element | null = null): Element[] {
    const hasRole = ROLES[role] ?? (() => false);
    return descendantsOf(within ?? this.document).filter((element) => {
      const said = attributeOf(element, "role");
      if (!(said === null ? hasRole(element) : said === role) || this.#isAway(element))
        return false;
      return name === undefined || matches(this.nameOf(element), name);
    });
  }

  /** The first element of a role. @throws {Error} when there is none */
  one(role: string, name?: Name, within: Element | null = null): Element {
    const [found] = this.all(role, name, within);
    if (found) return found;
    const names = this.all(role, undefined, within).map((element) => this.nameOf(element));
    throw new Error(`There is no ${role} ${name ?? ""} but ${JSON.stringify(names)}.`);
  }

  /** The element of this id. @throws {Error} when there is none */
  byId(id: string): Element {
    const found = descendantsOf(this.document).find((one) => attributeOf(one, "id") === id);
    if (!found) throw new Error(`There is no #${id}.`);
    return found;
  }

  /** The field with this label; one that the label only holds, where none is named just so. */
  field(label: Name): Element {
    const fields = descendantsOf(this.document).filter(
      (one) => FIELDS.has(one.tagName) && attributeOf(one, "type") !== "hidden",
    );
    const found =
      fields.find((one) => matches(this.nameOf(one), label)) ??
      fields.find((one) => typeof label === "string" && this.nameOf(one).includes(label));
    if (found) return found;
    const names = fields.map((one) => this.nameOf(one));
    throw new Error(`There is no field ${label} but ${JSON.stringify(names)}.`);
  }

  /** How an element is called: by `aria-label`, another element, its label, or what it holds. */
  nameOf(element: Element): string {
    const said = attributeOf(element, "aria-label");
    if (said !== null) return said;
    const others = attributeOf(element, "aria-labelledby")?.split(/\s+/);
    if (others) return others.map((id) => textOf(this.byId(id))).join(" ");
    if (FIELDS.has(element.tagName)) return this.#labelsOf(element).join(" ");
    if (element.tagName === "img") return attributeOf(element, "alt") ?? "";
    return namedBy(element);
  }

  /** What is said of an element, the problem of a field among it (`aria-describedby`). */
  descriptionOf(element: Element): string {
    const ids = attributeOf(element, "aria-describedby")?.split(/\s+/) ?? [];
    return ids.map((id) => textOf(this.byId(id))).join(" ");
  }

  /** The nearest element of a kind around one. */
  closest(element: Element, tag: string): Element | null {
    for (let at = this.#parents.get(element); at; at = this.#parents.get(at)) {
      if (at.tagName === tag) return at;
    }
    return null;
  }

  /** The form that a field or button belongs to. @throws {Error} when there is none */
  formOf(element: Element): Element {
    const id = attributeOf(element, "form");
    const form = id === null ? this.closest(element, "form") : this.byId(id);
    if (!form) throw new Error(`${this.nameOf(element)} belongs to no form.`);
    return form;
  }

  #labelsOf(field: Element): string[] {
    const id = attributeOf(field, "id");
    const labels = elementsOf(this.document, "label").filter(
      (label) => id !== null && attributeOf(label, "for") === id,
    );
    const around = this.closest(field, "label");
    return [...labels, ...(around ? [around] : [])].map(namedBy);
  }

  #isAway(element: Element): boolean {
    for (let at: Element | undefined = element; at; at = this.#parents.get(at)) {
      if (isHidden(at)) return true;
    }
    return false;
  }
}

/** What an element holds, with the names of its pictures; what is hidden from readers aside. */
function namedBy(element: Element): string {
  const parts = element.childNodes.map((child) => {
    if (!("tagName" in child)) return "value" in child ? child.value : "";
    if (isHidden(child) || attributeOf(child, "aria-hidden") === "true") return "";
    if (FIELDS.has(child.tagName)) return "";
    return child.tagName === "img" ? (attributeOf(child, "alt") ?? "") : ` ${namedBy(child)} `;
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}

function matches(text: string, name: Name): boolean {
  return typeof name === "string" ? text === name : name.test(text);
}
