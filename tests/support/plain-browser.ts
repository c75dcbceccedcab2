import type { AppAnswer, AppClient } from "./app-client";
import { attributeOf, type Element, elementsOf, textOf } from "./html-elements";
import { type FormPart, MULTIPART, multipartBody } from "./multipart-form";
import {
  type ChosenFile,
  contentOf,
  type Entries,
  isChecked,
  optionValue,
  partsOf,
} from "./plain-form";
import { type Name, PlainPage } from "./plain-page";

/** What a browser says of a page that a person goes to. */
const NAVIGATION = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};
const REDIRECTS_AT_MOST = 10;

/**
 * A browser without JavaScript: it opens pages, follows links and redirects, fills in forms by
 * their labels and sends them by their buttons. Layout is for real browsers (tests/e2e).
 */
export class PlainBrowser {
  /** The page that is shown. */
  page = new PlainPage("");
  /** Where it is. */
  url: URL;
  /** Every address that was asked for, redirects among them. */
  readonly visited: URL[] = [];
  /** The last answer, after every redirect. */
  #answer: AppAnswer | undefined;
  #entries: Entries = new Map();

  constructor(
    readonly client: AppClient,
    origin: string,
  ) {
    this.url = new URL(origin);
  }

  /** The page's text, in one line. */
  get text(): string {
    return this.page.text;
  }

  /** Path, query and fragment of the page. */
  get path(): string {
    return `${this.url.pathname}${this.url.search}${this.url.hash}`;
  }

  /** The last answer, after every redirect. */
  get answer(): AppAnswer {
    if (!this.#answer) throw new Error("No page is open.");
    return this.#answer;
  }

  /** Goes to an address that a person typed. @returns the first answer's status */
  open(path: string): Promise<number> {
    return this.#go("none", "GET", new URL(path, this.url));
  }

  /** Loads the page again; what was entered is gone. */
  reload(): Promise<number> {
    return this.#go("none", "GET", this.url);
  }

  /** Follows a link. */
  follow(name: Name, within: Element | null = null): Promise<number> {
    const target = new URL(this.linkTo(name, within), this.url);
    return this.#go(this.#siteOf(target), "GET", target);
  }

  /** Where a link leads. */
  linkTo(name: Name, within: Element | null = null): string {
    return attributeOf(this.page.one("link", name, within), "href") ?? "";
  }

  /** Writes in a field. */
  fill(label: Name, text: string): void {
    this.#entries.set(this.page.field(label), text);
  }

  /** Chooses an option of a select by its value. @throws {Error} when it has none of that kind */
  choose(label: Name, value: string): void {
    const field = this.page.field(label);
    if (!elementsOf(field, "option").some((option) => optionValue(option) === value)) {
      throw new Error(`${label} offers no ${value}.`);
    }
    this.#entries.set(field, value);
  }

  /** Marks a box, or takes its mark away. */
  check(label: Name, isMarked = true): void {
    this.#entries.set(this.page.field(label), isMarked);
  }

  /** Chooses a file. */
  attach(label: Name, file: ChosenFile): void {
    this.#entries.set(this.page.field(label), file);
  }

  /** A field as it is now. */
  field(label: Name) {
    const element = this.page.field(label);
    return {
      value: contentOf(element, this.#entries),
      isChecked: isChecked(element, this.#entries),
      isInvalid: attributeOf(element, "aria-invalid") === "true",
      /** What is said of it, its problem among that. */
      description: this.page.descriptionOf(element),
    };
  }

  /** The text of the page's part with this id. */
  part(id: string): string {
    return textOf(this.page.byId(id));
  }

  /** Presses a button of a form, or a switch that is one. @returns the status of the answer, before any redirect */
  press(name: Name, within: Element | null = null): Promise<number> {
    const [flipped] = this.page.all("switch", name, within);
    const button = flipped ?? this.page.one("button", name, within);
    if (attributeOf(button, "disabled") !== null) throw new Error(`${name} cannot be pressed.`);
    const form = this.page.formOf(button);
    const said = (attribute: string) =>
      attributeOf(button, `form${attribute}`) ?? attributeOf(form, attribute);
    const target = new URL(said("action") ?? this.path, this.url);
    const parts = partsOf(this.page, form, button, this.#entries);
    if ((said("method") ?? "get").toLowerCase() === "get") {
      target.search = encode(parts);
      return this.#go(this.#siteOf(target), "GET", target);
    }
    return said("enctype") === "multipart/form-data"
      ? this.#go(this.#siteOf(target), "POST", target, multipartBody(parts), MULTIPART)
      : this.#go(
          this.#siteOf(target),
          "POST",
          target,
          encode(parts),
          "application/x-www-form-urlencoded",
        );
  }

  /** What a browser says of a request that this page causes (`Sec-Fetch-Site`). */
  #siteOf(target: URL): string {
    return target.origin === this.url.origin ? "same-origin" : "cross-site";
  }

  async #go(
    from: string,
    method: string,
    target: URL,
    body?: string | Buffer,
    type = "",
  ): Promise<number> {
    const { origin } = this.url;
    const sent = body === undefined ? {} : { "content-type": type, origin };
    let site = from;
    let url = target;
    let answer = await this.#ask(method, url, body, { ...sent, "sec-fetch-site": site });
    const { status } = answer;
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
      if (hops === REDIRECTS_AT_MOST) throw new Error(`${target} leads in circles.`);
      const next = new URL(String(answer.headers.location), url);
      // Once another site was on the way, the rest of it is from another site.
      if (next.origin !== url.origin && site !== "none") site = "cross-site";
      if (next.hash === "") next.hash = url.hash;
      url = next;
      // 307 asks for the same again, form and all; any other redirect for a page.
      answer =
        answer.status === 307
          ? await this.#ask(method, url, body, { ...sent, "sec-fetch-site": site })
          : await this.#ask("GET", url, undefined, { "sec-fetch-site": site });
    }
    this.url = url;
    this.#answer = answer;
    this.#entries = new Map();
    this.page = new PlainPage(answer.text);
    return status;
  }

  #ask(method: string, url: URL, body: string | Buffer | undefined, headers = {}) {
    this.visited.push(url);
    const client = this.client.at({ port: Number(url.port) });
    const all = { ...NAVIGATION, ...headers };
    return client.request(method, `${url.pathname}${url.search}`, { body, headers: all });
  }
}

function encode(parts: FormPart[]): string {
  return new URLSearchParams(parts.map(({ field, bytes }) => [field, String(bytes)])).toString();
}
