import { build } from "esbuild";
import { expect, test } from "vitest";
import { readStore } from "../store.server";
import { addNodeGlobals, withNodeGlobals } from "./node-globals";
import { loadStandIn, NODE_MODULE, standIn } from "./node-module";

const store = readStore();

/** What a package's module, which exports a function, comes to in a browser. */
async function run(source: string, hasBuffer = false): Promise<unknown> {
  const { outputFiles } = await build({
    ...{ stdin: { contents: withNodeGlobals(source, hasBuffer) } },
    ...{ bundle: true, write: false, format: "esm" },
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    plugins: [
      {
        name: "packages",
        setup(builder) {
          addNodeGlobals(builder);
          builder.onResolve({ filter: /.*/, namespace: NODE_MODULE }, ({ path }) =>
            standIn(store, path),
          );
          builder.onLoad({ filter: /.*/, namespace: NODE_MODULE }, ({ path }) =>
            loadStandIn(store, path),
          );
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? "";
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return (await import(address)).default();
}

test("a package that uses process without asking for it gets one", async () => {
  const source =
    'export default async () => { const said = [process.cwd(), process.browser, process.versions.node, process.env.NODE_ENV]; await new Promise((then) => process.nextTick((a) => { said.push(a); then(); }, "given")); return said; };';
  expect(await run(source)).toEqual(["/", true, undefined, "production", "given"]);
  expect(await run("module.exports = () => process && 1;")).toBe(1);
  // As compilers mark what may be left out.
  expect(await run("module.exports = () => /*#__PURE__*/process.cwd();")).toBe("/");
});

test("a package that reckons with the version of Node does not stop the page, and is told no more of it", async () => {
  const source =
    "const [major] = process.versions.node.split('.'); module.exports = () => [major, process.versions.node];";
  expect(await run(source)).toEqual(["22", undefined]);
});

test("a package that puts something off as Node does gets it done", async () => {
  const source = "module.exports = () => new Promise((then) => setImmediate(then, 'later'));";
  expect(await run(source)).toBe("later");
});

test.each([
  'const put = typeof setImmediate === "function" ? setImmediate : setTimeout; setImmediate(a);',
  "function setImmediate(a) { setTimeout(a, 0) } setImmediate(b);",
  "export class Timers { setImmediate(a) { this.run(a) } }",
  'export default typeof process !== "undefined" && process.versions.node;',
  "export default process.env.NODE_ENV;",
  "const process = makeOne(); process.nextTick();",
  "export const pages = [/process.html/, './process.js', import('/process.js')];",
  'import process from "process"; process.cwd();',
  "export const rules = { process: scale }; rules.process(1);",
  'if (typeof Buffer !== "undefined") Buffer.from("a");',
  "var regeneratorRuntime = own(); regeneratorRuntime.mark(a);",
  'const isNode = typeof __dirname !== "undefined"; if (isNode) read(__dirname);',
  "const __dirname = fileURLToPath(new URL('.', import.meta.url)); join(__dirname);",
  'import { __dirname } from "./paths"; join(__dirname);',
])("a module that asks first, or has its own, stays as it is: %s", (source) => {
  expect(withNodeGlobals(source, false)).toBe(source);
});

test("a module that says where it is, as compiled ones of Next do, is at the root", async () => {
  const compiled =
    'var required = {}; required.ab = __dirname + "/"; module.exports = () => required.ab + __filename;';
  expect(await run(compiled)).toBe("///");
});

test("Buffer is there where the project's tools give it", async () => {
  const source = 'export default () => Buffer.from("aGk=", "base64").toString("latin1");';
  expect(await run(source, true)).toBe("hi");
  expect(withNodeGlobals(source, false)).toBe(source);
});

test("what Babel's older helpers made of generators and async functions runs", async () => {
  // As they write: function* list(a) { try { const b = yield a; yield* [b, 9]; return b } finally { log.push("end") } }
  const list = `var log = [];
var marked = regeneratorRuntime.mark(list);
function list(a) { var b; return regeneratorRuntime.wrap(function list$(_context) { while (1) switch (_context.prev = _context.next) {
  case 0: _context.prev = 0; _context.next = 3; return a;
  case 3: b = _context.sent; return _context.delegateYield([b, 9], "t0", 5);
  case 5: return _context.abrupt("return", b);
  case 6: _context.prev = 6; log.push("end"); return _context.finish(6);
  case 9: case "end": return _context.stop(); } }, marked, null, [[0,, 6, 9]]); }`;
  // As they write: async function wait(x) { try { await fail(x) } catch (error) { return "caught " + error } }
  const wait = `function wait(x) { return regeneratorRuntime.async(function wait$(_context) { while (1) switch (_context.prev = _context.next) {
  case 0: _context.prev = 0; _context.next = 3; return regeneratorRuntime.awrap(Promise.reject(x));
  case 3: _context.next = 8; break;
  case 5: _context.prev = 5; _context.t0 = _context["catch"](0); return _context.abrupt("return", "caught " + _context.t0);
  case 8: case "end": return _context.stop(); } }, null, null, [[0, 5]]); }`;
  const source = `${list}\n${wait}\nexport default async () => { const g = list(1); const said = [g.next().value, g.next(2).value, g.next().value, g.next()]; const other = list(1); other.next(); const left = other.return(7); try { const bad = list(1); bad.next(); bad.throw("no"); } catch (error) { said.push(error); } return [...said, left, log.join(), await wait("it")]; };`;
  expect(await run(source)).toEqual([
    ...[1, 2, 9, { value: 2, done: true }, "no", { value: 7, done: true }],
    ...["end,end,end", "caught it"],
  ]);
});
