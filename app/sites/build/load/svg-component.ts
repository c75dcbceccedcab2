import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/** Attributes that React calls otherwise than by camel case. */
const RENAMED = new Map([
  ["class", "className"],
  ["tabindex", "tabIndex"],
  ["viewbox", "viewBox"],
]);

/**
 * A picture as a component, as SVGR makes one: what is given to it are attributes of the `<svg>`.
 *
 * @returns null for what is no SVG
 */
export function svgComponent(source: string): string | null {
  const svg = parseFragment(source).childNodes.find(
    (node): node is Element => "tagName" in node && node.tagName === "svg",
  );
  if (!svg) return null;
  const attributes: Record<string, unknown> = {};
  for (const { name, value, prefix } of svg.attrs) {
    const whole = prefix ? `${prefix}:${name}` : name;
    attributes[propOf(whole)] = whole === "style" ? styleOf(value) : value;
  }
  return `import { createElement, forwardRef } from "react";
const attributes = ${JSON.stringify(attributes)};
const html = ${JSON.stringify(serialize(svg))};
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
export const ReactComponent = /* @__PURE__ */ forwardRef(function Svg({ title, ...props }, ref) {
  const __html = title ? "<title>" + escape(title) + "</title>" + html : html;
  return createElement("svg", { ...attributes, ...props, ref, dangerouslySetInnerHTML: { __html } });
});
export default ReactComponent;
`;
}

function propOf(name: string): string {
  if (/^(?:aria|data)-/.test(name)) return name;
  return (
    RENAMED.get(name) ??
    name.replace(/[-:]([a-z])/g, (_all, letter: string) => letter.toUpperCase())
  );
}

function styleOf(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const declaration of text.split(";")) {
    const [name = "", ...value] = declaration.split(":");
    if (name.trim() === "" || value.length === 0) continue;
    const prop = name.trim().startsWith("--") ? name.trim() : propOf(name.trim().toLowerCase());
    style[prop] = value.join(":").trim();
  }
  return style;
}
