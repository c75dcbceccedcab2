import type { Node } from "acorn";
import { asCall, isMember, isName, plainValue } from "./program";
import type { Parts, Rewriting } from "./rewriting";

type Callback = Node & { params: Node[]; body: Node; expression?: boolean };

/**
 * What webpack had before `import()`: `require.ensure([], (require) => …)`, and `require(["./a"], (a) => …)` as AMD has
 * it, by which older routers load their pages.
 */
export function rewriteRequiredLater(node: Node, rewriting: Rewriting): Parts | null {
  const call = asCall(node, "CallExpression");
  if (!call || !rewriting.isFile) return null;
  const [first, callback] = call.arguments;
  if (isMember(call.callee, "require", "ensure")) return ensured(callback);
  if (!isName(call.callee, "require") || first?.type !== "ArrayExpression") return null;
  const modules = plainValue(first);
  if (!Array.isArray(modules) || !modules.every((one) => typeof one === "string")) return null;
  const all = modules.map((one) => `import(${JSON.stringify(one)})`).join(", ");
  const loaded = `Promise.all([${all}])`;
  return callback ? [`${loaded}.then((all) => (`, callback, ")(...all))"] : [loaded];
}

/** How the callback of `require.ensure` takes a `require` of its own, which is the module's. */
const OWN_REQUIRE =
  /(\brequire\.ensure\(\s*\[[^\]]{0,300}\]\s*,\s*)(?:(function(?:\s+\w{1,40})?\s*)\(\s*require\s*\)|(?:\(\s*require\s*\)|require)\s*=>)/g;

/** A source in which it is the module's by name, too: what a variable names, nobody could say. */
export function withOneRequire(source: string): string {
  if (!source.includes("require.ensure")) return source;
  return source.replaceAll(OWN_REQUIRE, (_all, start: string, word: string | undefined) =>
    word ? `${start}${word}()` : `${start}() =>`,
  );
}

function ensured(callback: Node | undefined): Parts | null {
  if (!callback || !/Function/.test(callback.type)) return null;
  const { params, body } = callback as Callback;
  if (params.length > 0) return null;
  return body.type === "BlockStatement"
    ? ["Promise.resolve().then(() => ", body, ")"]
    : ["Promise.resolve().then(() => (", body, "))"];
}
