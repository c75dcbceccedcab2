import { type ImportDeclaration, type Node, type Program, parse } from "acorn";

/** A module that another one imports by a plain text. */
export interface ModuleImport {
  specifier: string;
  kind: "import-statement" | "dynamic-import" | "require-call";
  /** What it takes of it, "default" for the default; null for all. */
  names: readonly string[] | null;
}

/** What a module imports and exports. */
export interface ModuleNames {
  imports: readonly ModuleImport[];
  /** Null where nobody can say, as with CommonJS. `stars` are the specifiers of `export *`. */
  exports: { names: ReadonlySet<string>; stars: readonly string[] } | null;
}

/** A module with `await` at its top, which no function can be. */
export class AwaitAtTop extends Error {}

/**
 * Reads plain JavaScript.
 *
 * @returns null for what is no module
 * @throws {AwaitAtTop}
 */
export function readNames(code: string): ModuleNames | null {
  let program: Program;
  try {
    program = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  } catch {
    return null;
  }
  if (/\bawait\b/.test(code) && awaitsAtTop(program)) throw new AwaitAtTop();
  const imports: ModuleImport[] = [];
  const names = new Set<string>();
  const stars: string[] = [];
  let isModule = /\bimport\.meta\b/.test(code);
  const add = (source: unknown, of: readonly string[] | null) => {
    imports.push({ specifier: textOf(source), kind: "import-statement", names: of });
  };
  for (const node of program.body) {
    if (!/^(?:Import|Export)/.test(node.type)) continue;
    isModule = true;
    if (node.type === "ImportDeclaration") add(node.source, importedBy(node));
    else if (node.type === "ExportDefaultDeclaration") names.add("default");
    else if (node.type === "ExportAllDeclaration") {
      add(node.source, null);
      if (node.exported) names.add(nameOf(node.exported));
      else stars.push(textOf(node.source));
    } else if (node.type === "ExportNamedDeclaration") {
      if (node.source) {
        add(
          node.source,
          node.specifiers.map(({ local }) => nameOf(local)),
        );
      }
      for (const { exported } of node.specifiers) names.add(nameOf(exported));
      for (const name of declaredBy(node.declaration ?? null)) names.add(name);
    }
  }
  imports.push(...calledBy(code, program));
  return { imports, exports: isModule ? { names, stars } : null };
}

function importedBy({ specifiers }: ImportDeclaration): string[] | null {
  if (specifiers.some(({ type }) => type === "ImportNamespaceSpecifier")) return null;
  return specifiers.map((one) =>
    one.type === "ImportSpecifier" ? nameOf(one.imported) : "default",
  );
}

/** `import("./a")` and `require("./a")`, wherever they stand. */
function calledBy(code: string, program: Program): ModuleImport[] {
  if (!/\bimport\s*\(|\brequire\s*\(/.test(code)) return [];
  const found: ModuleImport[] = [];
  visit(program, (node) => {
    const { source, callee, arguments: all } = node as unknown as Record<string, Node & Node[]>;
    if (node.type === "ImportExpression" && isText(source)) {
      found.push({ specifier: textOf(source), kind: "dynamic-import", names: null });
    }
    const isRequire =
      node.type === "CallExpression" && (callee as { name?: string })?.name === "require";
    if (isRequire && isText(all?.[0])) {
      found.push({ specifier: textOf(all?.[0]), kind: "require-call", names: null });
    }
    return true;
  });
  return found;
}

function awaitsAtTop(program: Program): boolean {
  let awaits = false;
  visit(program, ({ type, ...rest }) => {
    if (/Function|^(?:MethodDefinition|PropertyDefinition|StaticBlock)$/.test(type)) return false;
    if (type === "AwaitExpression") awaits = true;
    if (type === "ForOfStatement" && (rest as { await?: boolean }).await) awaits = true;
    return true;
  });
  return awaits;
}

/** Every node, as long as its parent says that it goes on. */
function visit(root: Node, see: (node: Node) => boolean): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    // One by one: a call takes no hundred thousand arguments, and a list in a program may be as long.
    const inside = Array.isArray(node)
      ? node
      : isNode(node) && see(node)
        ? Object.values(node)
        : [];
    for (const one of inside) open.push(one);
  }
}

function declaredBy(declaration: Node | null): string[] {
  if (!declaration) return [];
  const { id, declarations } = declaration as unknown as {
    id?: Node;
    declarations?: { id: Node }[];
  };
  return (declarations?.map((one) => one.id) ?? (id ? [id] : [])).flatMap(boundBy);
}

/** Names that a pattern declares. */
function boundBy(pattern: Node | null): string[] {
  const at = pattern as unknown as Record<string, Node & Node[]> | null;
  switch (pattern?.type) {
    case "Identifier":
      return [nameOf(pattern)];
    case "ObjectPattern":
      return ((at?.properties ?? []) as unknown as Record<string, Node>[]).flatMap((one) =>
        boundBy(one.value ?? one.argument ?? null),
      );
    case "ArrayPattern":
      return ((at?.elements ?? []) as Node[]).flatMap(boundBy);
    case "AssignmentPattern":
      return boundBy(at?.left ?? null);
    case "RestElement":
      return boundBy(at?.argument ?? null);
    default:
      return [];
  }
}

function nameOf(node: Node): string {
  const { name, value } = node as unknown as { name?: string; value?: unknown };
  return name ?? String(value);
}

function isText(node: unknown): boolean {
  return isNode(node) && typeof (node as unknown as { value?: unknown }).value === "string";
}

function textOf(node: unknown): string {
  return String((node as { value?: unknown }).value);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
