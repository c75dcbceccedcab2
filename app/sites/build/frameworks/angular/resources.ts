import type * as TypeScript from "typescript";
import type { BuildProblem } from "../../build-types";
import type { CompileContext } from "../../compile-file";
import { endingOf, fileName } from "../file-types";

/** What a component takes from a file: the address as it is written → the text. */
export type Resources = ReadonlyMap<string, string>;

const TEMPLATE = "templateUrl";
const STYLES = ["styleUrl", "styleUrls"];

/** Reads the templates and styles that the components of a module name. */
export async function readResources(
  ts: typeof TypeScript,
  sourceFile: TypeScript.SourceFile,
  { path, context }: { path: string; context: CompileContext },
): Promise<{ resources: Resources; problems: BuildProblem[] }> {
  const resources = new Map<string, string>();
  const problems: BuildProblem[] = [];
  for (const { address, isStyle } of addressesIn(ts, sourceFile)) {
    const from = /^[./]/.test(address) ? address : `./${address}`;
    const found = context.find(from, path);
    const source = found === null ? undefined : context.input.texts.get(found.slice(1));
    if (found === null || source === undefined) {
      const text = `${fileName(path)} names ${address}, which is not in the project.`;
      problems.push({ text, file: fileName(path) });
      continue;
    }
    const compiled = isStyle ? await context.compile({ path: found, source, query: "" }) : null;
    problems.push(...(compiled?.errors ?? []));
    if (isStyle && !compiled && endingOf(found) !== "css") {
      const text = `${fileName(found)} is not compiled here. Write the styles in CSS or SCSS.`;
      problems.push({ text, file: fileName(found) });
    }
    resources.set(address, compiled?.contents ?? source);
  }
  return { resources, problems };
}

/** Puts them in place: `templateUrl` becomes `template`, `styleUrl` and `styleUrls` become `styles`. */
export function inlineResources(
  ts: typeof TypeScript,
  resources: Resources,
): TypeScript.TransformerFactory<TypeScript.SourceFile> {
  return (context) => {
    const { factory } = context;
    const text = (address: TypeScript.Expression) =>
      ts.isStringLiteralLike(address)
        ? factory.createStringLiteral(resources.get(address.text) ?? "")
        : address;
    const visit = (node: TypeScript.Node): TypeScript.Node => {
      if (
        !ts.isPropertyAssignment(node) ||
        !ts.isIdentifier(node.name) ||
        !isOfComponent(ts, node)
      ) {
        return ts.visitEachChild(node, visit, context);
      }
      const { name, initializer } = node;
      if (name.text === TEMPLATE)
        return factory.createPropertyAssignment("template", text(initializer));
      if (!STYLES.includes(name.text)) return node;
      const all = ts.isArrayLiteralExpression(initializer) ? initializer.elements : [initializer];
      const styles = factory.createArrayLiteralExpression(all.map(text));
      return factory.createPropertyAssignment("styles", styles);
    };
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

function addressesIn(ts: typeof TypeScript, sourceFile: TypeScript.SourceFile) {
  const found: { address: string; isStyle: boolean }[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isOfComponent(ts, node)) {
      const isStyle = STYLES.includes(node.name.text);
      if (isStyle || node.name.text === TEMPLATE) {
        const { initializer } = node;
        const all = ts.isArrayLiteralExpression(initializer) ? initializer.elements : [initializer];
        for (const one of all) {
          if (ts.isStringLiteralLike(one)) found.push({ address: one.text, isStyle });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}

/** Whether a property is one of `@Component({ … })`. */
function isOfComponent(ts: typeof TypeScript, property: TypeScript.PropertyAssignment): boolean {
  const call = property.parent?.parent;
  if (!call || !ts.isCallExpression(call) || !ts.isDecorator(call.parent)) return false;
  return ts.isIdentifier(call.expression) && call.expression.text === "Component";
}
