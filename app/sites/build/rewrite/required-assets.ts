import type { Node } from "acorn";
import { isAssetName } from "../load/loadable";
import { findImported } from "../resolve/find-file";
import { asCall, isName, plainValue } from "./program";
import type { Parts, Rewriting } from "./rewriting";

/** `require("./logo.png")`, before anything is parsed: which of them are files is asked later. */
const REQUIRED = /\brequire\s*\(\s*["'`][^"'`\n]{1,300}\.\w{2,11}["'`]\s*\)/;

/** Whether a source may ask for the address of a file by `require`. In doubt it does. */
export function mayRequireAsset(source: string): boolean {
  return REQUIRED.test(source);
}

/** `require("./logo.png")`: a text with the file's address, as bundlers of that time have it. */
export function rewriteRequiredAsset(node: Node, rewriting: Rewriting): Parts | null {
  const call = asCall(node, "CallExpression");
  if (call?.arguments.length !== 1 || !isName(call.callee, "require")) return null;
  const asked = plainValue(call.arguments[0]);
  if (typeof asked !== "string" || !rewriting.isFile || !isAssetName(asked)) return null;
  const found = findImported(rewriting.project, asked, rewriting.path);
  return found.is === "file" && found.file ? [requiredAsset(found.file, rewriting)] : null;
}

/**
 * The address of a file as `require` gives it: a text in some tools, a module with that text for its default in others.
 * Where the source asks for a default somewhere it is both.
 *
 * @param file "/src/logo.png"
 */
export function requiredAsset(file: string, { asksForDefault }: Rewriting): string {
  const address = `require(${JSON.stringify(file)}).default`;
  if (!asksForDefault) return address;
  return `((address) => Object.assign(new String(address), { default: address }))(${address})`;
}
