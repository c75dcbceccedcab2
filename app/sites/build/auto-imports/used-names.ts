import type { Node } from "acorn";
import { type Loader, type TransformOptions, transform } from "esbuild";
import { LRUCache } from "lru-cache";
import { nameOf } from "../kept-results";
import { isNode, parseProgram } from "../rewrite/program";

type Parts = Record<string, unknown>;

/** Modules whose names a build process remembers: most of a project is the same in its next build. */
const usedCache = new LRUCache<string, Promise<ReadonlySet<string>>>({ max: 2_000 });

/**
 * Names that a module uses and declares nowhere, in whatever function: one that is declared somewhere is not asked for.
 *
 * @returns none for what cannot be read; whoever compiles it says why
 */
export function usedNames(
  contents: string,
  options: TransformOptions & { loader: Loader },
): Promise<ReadonlySet<string>> {
  const key = nameOf([contents, options]);
  const known = usedCache.get(key);
  if (known) return known;
  const names = readNames(contents, options);
  usedCache.set(key, names);
  return names;
}

async function readNames(
  contents: string,
  options: TransformOptions & { loader: Loader },
): Promise<ReadonlySet<string>> {
  const written = await transform(contents, { ...options, logLevel: "silent" }).catch(() => null);
  const program = written && parseProgram(written.code);
  const used = new Set<string>();
  const declared = new Set<string>();
  const open: unknown[] = program ? [program] : [];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) open.push(...node);
    else if (isNode(node)) open.push(...readNode(node, { used, declared }));
  }
  for (const name of declared) used.delete(name);
  return used;
}

/** @returns what of a node is to be read, too */
function readNode(
  node: Node,
  { used, declared }: { used: Set<string>; declared: Set<string> },
): unknown[] {
  const parts = node as unknown as Parts;
  const rest = (...left: string[]) =>
    Object.entries(parts).flatMap(([key, value]) => (left.includes(key) ? [] : [value]));
  switch (node.type) {
    case "Identifier":
      used.add(String(parts.name));
      return [];
    case "VariableDeclarator":
      return [...bind(parts.id, declared), parts.init];
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [
        ...bind(parts.id, declared),
        ...(parts.params as unknown[]).flatMap((one) => bind(one, declared)),
        parts.body,
      ];
    case "ClassDeclaration":
    case "ClassExpression":
      return [...bind(parts.id, declared), ...rest("id")];
    case "CatchClause":
      return [...bind(parts.param, declared), parts.body];
    case "ImportDeclaration":
      for (const { local } of parts.specifiers as Parts[]) bind(local, declared);
      return [];
    case "ExportSpecifier":
    case "ExportAllDeclaration":
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return rest("exported", "local", "label");
    case "MemberExpression":
      return parts.computed ? rest() : rest("property");
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
      return parts.computed ? rest() : rest("key");
    case "MetaProperty":
      return [];
    default:
      return rest();
  }
}

/** Declares what a pattern binds. @returns what it computes: defaults, and keys in brackets */
function bind(pattern: unknown, declared: Set<string>): unknown[] {
  if (!isNode(pattern)) return [];
  const parts = pattern as unknown as Parts;
  const each = (list: unknown) => (list as unknown[]).flatMap((one) => bind(one, declared));
  switch (pattern.type) {
    case "Identifier":
      declared.add(String(parts.name));
      return [];
    case "ObjectPattern":
      return each(parts.properties);
    case "ArrayPattern":
      return each(parts.elements);
    case "Property":
      return [...(parts.computed ? [parts.key] : []), ...bind(parts.value, declared)];
    case "AssignmentPattern":
      return [...bind(parts.left, declared), parts.right];
    case "RestElement":
      return bind(parts.argument, declared);
    default:
      return [pattern];
  }
}
