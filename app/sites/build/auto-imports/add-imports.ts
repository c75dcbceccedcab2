import type { Loader, TransformOptions } from "esbuild";
import { type AutoImports, pascalCase } from "./asked-imports";
import { directiveFrom, fromLibraries, type Origin } from "./libraries";
import { usedNames } from "./used-names";

/** How compilers of templates look for what a component does not import. */
const LOOKED_FOR = /\b_?resolve(Component|Directive)\("([\w.:-]+)"(?:,\s*(?:true|!0))?\)/g;
/** How they look for a name that the component's script does not have. */
const IN_TEMPLATE = /\b_ctx\.([A-Za-z_$][\w$]*)/g;
const WORD = /[\w$]+/g;
/** What may stand there as it is; a configuration may say anything for a name, and all else is a text. */
const NAME = /^[A-Za-z_$][\w$]*$/;

/** A module as it is compiled, with an import of each name that it uses and does not declare; lines stay where they are. */
export async function withAutoImports(
  contents: string,
  auto: AutoImports,
  { path, loader, options }: { path: string; loader: Loader; options: TransformOptions },
): Promise<string> {
  const lines: string[] = [];
  const styles = new Set<string>();
  const add = ({ from, name, styles: sheet }: Origin, as: string) => {
    const file = JSON.stringify(from);
    lines.push(
      name === "default"
        ? `import ${as} from ${file};`
        : `import { ${NAME.test(name) ? name : JSON.stringify(name)} as ${as} } from ${file};`,
    );
    if (sheet) styles.add(sheet);
  };
  const local = new Map<string, string>();
  const code = contents.replaceAll(LOOKED_FOR, (text, what: string, asked: string) => {
    const found =
      what === "Component"
        ? componentFrom(auto, pascalCase(asked), path)
        : directiveFrom(auto.libraries.components, asked);
    if (!found) return text;
    const key = `${what}:${asked}`;
    const as = local.get(key) ?? `__found${local.size}`;
    if (!local.has(key)) add(found, as);
    local.set(key, as);
    return as;
  });
  const whole = auto.inTemplates ? code.replaceAll(IN_TEMPLATE, nameInTemplate) : code;
  const words = [...new Set(whole.match(WORD))];
  const candidates = words.flatMap((name) => {
    const origin = nameFrom(auto, name, path);
    return origin ? [[name, origin] as const] : [];
  });
  if (candidates.length > 0) {
    const used = await usedNames(whole, { ...options, loader });
    for (const [name, origin] of candidates) if (used.has(name)) add(origin, name);
  }
  const sheets = [...styles].map((sheet) => `import ${JSON.stringify(sheet)};`);
  return lines.length === 0 ? whole : `${[...lines, ...sheets].join(" ")} ${whole}`;

  /** What a template calls, and its component neither declares nor imports. */
  function nameInTemplate(text: string, name: string): string {
    const origin = auto.names.get(name);
    if (!origin || origin.from === path || origin.from === "vue") return text;
    const as = local.get(text) ?? `__found${local.size}`;
    if (!local.has(text)) add(origin, as);
    local.set(text, as);
    return as;
  }
}

function componentFrom(auto: AutoImports, name: string, path: string): Origin | null {
  const file = auto.components.get(name);
  if (file === path) return null;
  return file ? { from: file, name: "default" } : fromLibraries(auto.libraries.components, name);
}

function nameFrom(auto: AutoImports, name: string, path: string): Origin | null {
  const known = auto.names.get(name);
  if (known) return known.from === path ? null : known;
  if (auto.hooks && /^use[A-Z]/.test(name)) return { from: auto.hooks, name };
  return fromLibraries(auto.libraries.names, name);
}
