import { type Expression, parseExpressionAt } from "acorn";

/**
 * The value that is written down in JSON5, or in JSON with comments: both are what an expression of a script may be, and
 * nothing of it is run.
 *
 * @throws SyntaxError where it is none; acorn's has `loc`, of which lines count from 1 and columns from 0
 */
export function writtenValue(text: string): unknown {
  const node = parseExpressionAt(text, 0, { ecmaVersion: 2022, locations: true });
  if (!isBlank(text, node.end)) throw unexpected(node, "Something stands behind the value");
  return plainOf(node);
}

/** Whether nothing but comments stands from a place on: read once, from one to the next. */
function isBlank(text: string, from: number): boolean {
  const blank = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  for (let at = from; at < text.length; at = blank.lastIndex) {
    blank.lastIndex = at;
    if (!blank.test(text)) return false;
  }
  return true;
}

function plainOf(node: Expression): unknown {
  switch (node.type) {
    case "Literal":
      if (node.regex || node.bigint) break;
      return node.value;
    case "Identifier":
      if (node.name === "Infinity") return Number.POSITIVE_INFINITY;
      if (node.name === "NaN") return Number.NaN;
      break;
    case "UnaryExpression": {
      const value = plainOf(node.argument);
      if (typeof value !== "number" || !/^[+-]$/.test(node.operator)) break;
      return node.operator === "-" ? -value : value;
    }
    case "ArrayExpression":
      return node.elements.map((element) => {
        if (!element || element.type === "SpreadElement") throw unexpected(node);
        return plainOf(element);
      });
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== "Property" || property.computed || property.kind !== "init") {
            throw unexpected(property);
          }
          const { key, value } = property;
          const name = key.type === "Identifier" ? key.name : (key as { value?: unknown }).value;
          if (property.method || property.shorthand) throw unexpected(property);
          return [String(name), plainOf(value as Expression)];
        }),
      );
  }
  throw unexpected(node);
}

function unexpected(
  node: { loc?: unknown },
  what = "Only values can be written here",
): SyntaxError {
  const { start } = node.loc as { start: { line: number; column: number } };
  return Object.assign(new SyntaxError(what), { loc: start });
}
