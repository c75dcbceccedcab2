import { type Expression, type Node, type ObjectExpression, parse } from "acorn";
import type { BuildProblem } from "../build-types";
import { bundle } from "../bundle";
import type { Outputs } from "../outputs";
import type { ProjectSource } from "../project-source";
import { withoutMaps } from "./build-libraries";
import { NoRegistry } from "./walk-modules";

/** The stylesheets of an entry as one. */
export interface Styles {
  /** The stylesheet and what it shows, by their names in the site, without a leading "/". */
  files: ReadonlyMap<string, Uint8Array>;
  binaries: Outputs["binaries"];
  /** The stylesheet's name. */
  style: string | undefined;
  /** "/src/card.module.css" → its classes as they are called in the stylesheet. */
  classes: ReadonlyMap<string, Readonly<Record<string, string>>>;
  warnings: readonly BuildProblem[];
}

const NONE: Styles = {
  files: new Map(),
  binaries: new Map(),
  style: undefined,
  classes: new Map(),
  warnings: [],
};

/**
 * Bundles stylesheets.
 *
 * @param styles in the order in which they apply
 * @param name what the stylesheet is called, e.g. "src/main"
 */
export async function buildStyles(
  source: ProjectSource,
  styles: readonly string[],
  name: string,
): Promise<Styles> {
  if (styles.length === 0) return NONE;
  const named = styles.filter(hasClasses);
  const lines = styles.map((style) => {
    const from = JSON.stringify(style);
    const at = named.indexOf(style);
    return at < 0 ? `import ${from};` : `export { default as $${at} } from ${from};`;
  });
  // Among the project's files, so that its rules of imports hold.
  const file = `${name}.styles.js`;
  const texts = new Map(source.input.texts).set(file, `${lines.join("\n")}\n`);
  const bundled = await bundle({ ...source, input: { ...source.input, texts } }, [`/${file}`]);
  const built = bundled.ok ? bundled.entries.get(`/${file}`) : undefined;
  // What is said of this file is about the modules that import them; the bundle knows their places.
  if (!bundled.ok || !built || bundled.warnings.some((warning) => warning.file === file)) {
    throw new NoRegistry("styles");
  }
  const files = withoutMaps(bundled.files);
  const classes = readClasses(new TextDecoder().decode(files.get(built.script)), named);
  files.delete(built.script);
  const style = built.style && `assets/${name}.css`;
  if (built.style && style) {
    files.set(style, files.get(built.style) ?? new Uint8Array());
    files.delete(built.style);
  }
  return { files, binaries: bundled.binaries, style, classes, warnings: bundled.warnings };
}

/** CSS modules; other stylesheets are nothing to a script. */
export function hasClasses(style: string): boolean {
  return /\.module\.[a-z]+(?:\?|$)|[?&]module\b|\bmodule=/.test(style);
}

/** Reads what esbuild has written of CSS modules: `var a = { "card": "a_card" }; export { a as $0 };`. */
function readClasses(code: string, named: readonly string[]): Styles["classes"] {
  const objects = new Map<string, ObjectExpression>();
  const exported = new Map<string, string>();
  for (const node of parse(code, { ecmaVersion: "latest", sourceType: "module" }).body) {
    if (node.type === "VariableDeclaration") {
      for (const { id, init } of node.declarations) {
        if (id.type === "Identifier" && init?.type === "ObjectExpression")
          objects.set(id.name, init);
      }
    } else if (node.type === "ExportNamedDeclaration") {
      for (const one of node.specifiers) exported.set(nameOf(one.exported), nameOf(one.local));
    }
  }
  return new Map(
    named.map((style, at) => {
      const object = objects.get(exported.get(`$${at}`) ?? "");
      if (!object) throw new NoRegistry(`the classes of ${style}`);
      return [style, Object.fromEntries(object.properties.map((one) => classOf(one, style)))];
    }),
  );
}

function classOf(
  property: ObjectExpression["properties"][number],
  style: string,
): [name: string, value: string] {
  if (property.type !== "Property") throw new NoRegistry(`the classes of ${style}`);
  return [nameOf(property.key), textOf(property.value, style)];
}

/** A text, or a template without anything in it. */
function textOf(value: Expression, style: string): string {
  if (value.type === "Literal" && typeof value.value === "string") return value.value;
  const quasi = value.type === "TemplateLiteral" && value.quasis.length === 1 && value.quasis[0];
  if (!quasi) throw new NoRegistry(`the classes of ${style}`);
  return quasi.value.cooked ?? "";
}

function nameOf(node: Node): string {
  const { name, value } = node as unknown as { name?: string; value?: unknown };
  return name ?? String(value);
}
