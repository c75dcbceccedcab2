import { type Expression, type Node, type Options, parse } from "acorn";

/** Reads plain JavaScript. @returns null for what is none */
export function parseProgram(code: string): Node | null {
  const options: Options = {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowHashBang: true,
  };
  for (const sourceType of ["module", "script"] as const) {
    try {
      return parse(code, { ...options, sourceType });
    } catch {
      // Older scripts are no modules. What nests without end is neither.
    }
  }
  return null;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** A call or a `new`, with what it is given. */
export interface CallNode extends Node {
  callee: Node;
  arguments: Node[];
}

/** @param type "CallExpression" or "NewExpression" @returns null for any other node */
export function asCall(node: Node, type: CallNode["type"]): CallNode | null {
  return node.type === type ? (node as CallNode) : null;
}

/** Whether a node is that name. */
export function isName(node: Node | undefined, ...names: readonly string[]): boolean {
  return node?.type === "Identifier" && names.includes((node as Node & { name: string }).name);
}

/** Whether a node is `<object>.<name>`, e.g. `require.context`. */
export function isMember(node: Node | undefined, object: string, name: string): boolean {
  if (node?.type !== "MemberExpression") return false;
  const member = node as Node & { object: Node; property: Node; computed: boolean };
  return !member.computed && isName(member.object, object) && isName(member.property, name);
}

/** Whether a node is `import.meta.<name>`. */
export function isOfMeta(node: Node | undefined, name: string): boolean {
  if (node?.type !== "MemberExpression") return false;
  const { object, property, computed } = node as Node & {
    object: Node;
    property: Node;
    computed: boolean;
  };
  return object.type === "MetaProperty" && !computed && isName(property, name);
}

/** The value of a text, a number, true, or of arrays and objects of these; undefined for all else. */
export function plainValue(node: Node | undefined): unknown {
  if (!node) return undefined;
  const one = node as Expression;
  if (one.type === "Literal") return one.value;
  if (one.type === "TemplateLiteral" && one.expressions.length === 0) {
    return one.quasis[0]?.value.cooked ?? undefined;
  }
  // esbuild writes true as !0 where it makes code small.
  if (one.type === "UnaryExpression" && one.operator === "!" && one.argument.type === "Literal") {
    return !one.argument.value;
  }
  if (one.type === "ArrayExpression") {
    return one.elements.map((element) => (element ? plainValue(element) : undefined));
  }
  if (one.type !== "ObjectExpression") return undefined;
  const value = new Map<string, unknown>();
  for (const property of one.properties) {
    if (property.type !== "Property" || property.computed) return undefined;
    const { key } = property;
    const name = key.type === "Identifier" ? key.name : plainValue(key);
    value.set(String(name), plainValue(property.value));
  }
  return value;
}
