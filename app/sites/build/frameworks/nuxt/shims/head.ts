import { getCurrentInstance, onUnmounted, toValue, watchEffect } from "vue";

type Said = Record<string, unknown>;

let template: unknown = null;

/** What pages say of the document: its title, and elements of its head. */
export function setHead(given: unknown): void {
  const stop = watchEffect(() => apply((toValue(given) ?? {}) as Said));
  if (getCurrentInstance()) onUnmounted(stop);
}

function apply(said: Said): void {
  if (said.titleTemplate !== undefined) template = said.titleTemplate;
  const title = toValue(said.title) as string | undefined;
  if (title !== undefined && title !== null) document.title = inTemplate(title);
  for (const [name, value] of Object.entries((toValue(said.htmlAttrs) ?? {}) as Said)) {
    document.documentElement.setAttribute(name, classOf(toValue(value)));
  }
  for (const [name, value] of Object.entries((toValue(said.bodyAttrs) ?? {}) as Said)) {
    document.body.setAttribute(name, classOf(toValue(value)));
  }
  for (const tag of ["meta", "link", "style", "script"] as const) {
    for (const one of (toValue(said[tag]) ?? []) as Said[]) put(tag, toValue(one) as Said);
  }
}

function inTemplate(title: string): string {
  if (typeof template === "function") return String(template(title));
  return typeof template === "string" ? template.replace("%s", title) : title;
}

function classOf(value: unknown): string {
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Puts an element into the head, in the place of one that says the same. */
function put(tag: "meta" | "link" | "style" | "script", said: Said | string): void {
  const { innerHTML, textContent, children, ...attributes } =
    typeof said === "string" ? { innerHTML: said } : said;
  const key = ["name", "property", "http-equiv", "key", "href", "src"].find(
    (one) => attributes[one] !== undefined,
  );
  const selector = key && `${tag}[${key}="${CSS.escape(String(toValue(attributes[key])))}"]`;
  const element =
    (selector && document.head.querySelector(selector)) || document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const one = toValue(value);
    if (one === false || one === null || one === undefined) element.removeAttribute(name);
    else element.setAttribute(name, one === true ? "" : String(one));
  }
  const text = innerHTML ?? textContent ?? children;
  if (text !== undefined && element.textContent !== String(text))
    element.textContent = String(text);
  if (!element.isConnected) document.head.append(element);
}

/** Titles and descriptions by their own names: `ogTitle` is `og:title`. */
export function useSeoMeta(given: unknown): void {
  setHead(() => {
    const { title, titleTemplate, ...rest } = (toValue(given) ?? {}) as Said;
    const meta = Object.entries(rest).map(([name, content]) => {
      const isProperty = /^(?:og|fb|article)[A-Z]/.test(name);
      const said = name.replace(
        /[A-Z]/g,
        (letter) => `${isProperty || /^twitter/.test(name) ? ":" : "-"}${letter.toLowerCase()}`,
      );
      return { [isProperty ? "property" : "name"]: said, content: toValue(content) };
    });
    return { title, ...(titleTemplate === undefined ? {} : { titleTemplate }), meta };
  });
}

export const useHead = setHead;
export const useHeadSafe = setHead;
export const useServerHead = () => {};
export const useServerSeoMeta = () => {};
export const useServerHeadSafe = () => {};
export const injectHead = () => ({ push: setHead });
