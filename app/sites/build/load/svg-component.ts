import { type DefaultTreeAdapterMap, parseFragment, serialize, serializeOuter } from "parse5";
import type { SiteKind } from "../kinds";

type Element = DefaultTreeAdapterMap["element"];

/** How a framework shows an SVG: what a module of it says, of the attributes of its `<svg>` and what is in that. */
type Write = (svg: Element) => string;

const WRITERS: Partial<Record<SiteKind, Write>> = {
  react: reactModule,
  preact: reactModule,
  vue: vueModule,
  solid: solidModule,
};

/** Whether projects of a kind have tools that make components of pictures. */
export function hasSvgComponents(kind: SiteKind): boolean {
  return WRITERS[kind] !== undefined;
}

/** Attributes that React calls otherwise than by camel case. */
const RENAMED = new Map([
  ["class", "className"],
  ["tabindex", "tabIndex"],
  ["viewbox", "viewBox"],
]);

/**
 * A picture as a component, as SVGR and its like make one: what is given to it are attributes of the `<svg>`.
 *
 * @returns null for what is no SVG
 */
export function svgComponent(source: string, kind: SiteKind): string | null {
  const svg = parseFragment(source).childNodes.find(
    (node): node is Element => "tagName" in node && node.tagName === "svg",
  );
  return svg ? (WRITERS[kind] ?? reactModule)(svg) : null;
}

function vueModule(svg: Element): string {
  const attributes = Object.fromEntries(svg.attrs.map((one) => [nameOf(one), one.value]));
  return `import { h } from "vue";
const attributes = ${JSON.stringify(attributes)};
const innerHTML = ${JSON.stringify(serialize(svg))};
export default { name: "Picture", render: () => h("svg", { ...attributes, innerHTML }) };
`;
}

function solidModule(svg: Element): string {
  return `import { spread, template } from "solid-js/web";
const picture = /* @__PURE__ */ template(${JSON.stringify(serializeOuter(svg))});
export default function Picture(props) {
  const svg = picture();
  spread(svg, props, true, true);
  return svg;
}
`;
}

function reactModule(svg: Element): string {
  const attributes: Record<string, unknown> = {};
  for (const one of svg.attrs) {
    const whole = nameOf(one);
    attributes[propOf(whole)] = whole === "style" ? styleOf(one.value) : one.value;
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

function nameOf({ name, prefix }: Element["attrs"][number]): string {
  return prefix ? `${prefix}:${name}` : name;
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
