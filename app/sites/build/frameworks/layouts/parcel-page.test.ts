import { expect, test } from "vitest";
import { withParcelScripts } from "./parcel-page";

const page = '<script src="./index.js"></script><script src="plain.js"></script>';
const tree = (manifest: string) =>
  new Map([
    ["package.json", manifest],
    ["index.html", page],
    ["index.js", 'import "./look.css";'],
    ["plain.js", "var a = 1;"],
  ]);

test("Parcel bundles the scripts of a page, whatever they are called there", () => {
  const changed =
    '<script type="module" src="./index.js"></script><script src="plain.js"></script>';
  const named = '{ "devDependencies": { "parcel-bundler": "^1" } }';
  expect(withParcelScripts(tree(named))?.get("index.html")).toBe(changed);
  const started = '{ "scripts": { "start": "parcel index.html" } }';
  expect(withParcelScripts(tree(started))?.get("index.html")).toBe(changed);
  expect(withParcelScripts(tree("{}"))).toBeNull();
});

test("a script that is blank for long is read at once", { timeout: 1_000 }, () => {
  const named = tree('{ "devDependencies": { "parcel-bundler": "^1" } }');
  named.set("index.js", `x${"\n".repeat(30_000)}y=${" ".repeat(30_000)}1`);
  expect(withParcelScripts(named)).toBeNull();
  named.set("index.js", "var a =\n  (\n <b></b>);");
  expect(withParcelScripts(named)?.get("index.html")).toContain('type="module" src="./index.js"');
});
