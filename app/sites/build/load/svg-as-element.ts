import type { BuildInput } from "../build-input";
import { moduleAddress } from "../resolve/find-file";

const IMPORT =
  /\bimport\s+([A-Za-z]\w*)\s*(?:,\s*\{[^}]{0,500}\}\s*)?from\s*["']([^"'\n]{1,300})["']/g;
const HANDED_ON =
  /\bexport\s*\{\s*default\s+as\s+([A-Z]\w*)\s*\}\s*from\s*["']([^"'\n]{1,300})["']/g;
const ELEMENT = /<([A-Z]\w*)[\s/>]/g;
const SOURCE = /\.(?:[jt]sx|[cm]?js)$/;

const shownIn = new WeakMap<BuildInput, ReadonlySet<string>>();

/**
 * Whether a module shows a picture that it imports as an element, `<Logo />`: that is what SVGR and
 * vite-svg-loader make of the default in projects that are set up so, and an address can be no element.
 *
 * @param importer the module that imports, "/src/App.tsx"
 * @param asked what it imports, as it is written there, "./logo.svg"
 */
export function isShownAsElement(input: BuildInput, importer: string, asked: string): boolean {
  const source = input.texts.get(moduleAddress(importer).path.slice(1)) ?? "";
  for (const [, name = "", specifier] of source.matchAll(IMPORT)) {
    if (specifier !== asked) continue;
    return shows(name).test(source);
  }
  for (const [, name = "", specifier] of source.matchAll(HANDED_ON)) {
    if (specifier === asked) return elementsOf(input).has(name);
  }
  return false;
}

/** A name in small letters is no component's but where a template binds one: `<image>` is an element of its own. */
function shows(name: string): RegExp {
  const bound = `\\b(?:as|component)=\\{${name}\\}|:(?:is|icon|component)="${name}"`;
  const tag = /^[A-Z]/.test(name) ? `<(?:${name}|${dashed(name)})[\\s/>]|` : "";
  return new RegExp(tag + bound);
}

/** "LeafIcon" → "leaf-icon", as templates of Vue may call it. */
function dashed(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}

/** Names of all elements that the project's sources show. */
function elementsOf(input: BuildInput): ReadonlySet<string> {
  const known = shownIn.get(input);
  if (known) return known;
  const names = new Set<string>();
  for (const [file, text] of input.texts) {
    if (!SOURCE.test(file)) continue;
    for (const [, name = ""] of text.matchAll(ELEMENT)) names.add(name);
  }
  shownIn.set(input, names);
  return names;
}
