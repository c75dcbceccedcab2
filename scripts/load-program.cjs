// Runs a program that was bundled as a function (bundle-program.mjs), with what V8 compiled of it when it was built.
// Another version of Node, or other options, has none of that, and compiles the program itself.
const { isAscii } = require("node:buffer");
const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { pathToFileURL } = require("node:url");
const { Script } = require("node:vm");

/** Where what V8 compiled of a program is, beside its text. */
const compiledOf = (source) => source.replace(/\.js$/, ".compiled");

/**
 * @param {string} source the program's path
 * @returns what it exports, and its script, from which V8's work can be kept
 */
function loadProgram(source) {
  const bytes = readFileSync(source);
  const compiled = compiledOf(source);
  // Text of ASCII alone takes one byte a character in memory, any other one two.
  const script = new Script(bytes.toString(isAscii(bytes) ? "latin1" : "utf8"), {
    filename: source,
    ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
  });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(source), module, pathToFileURL(source).href);
  return { script, exports: module.exports };
}

module.exports = { compiledOf, loadProgram };
