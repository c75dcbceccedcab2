// Makes of the server that Remix built one file with all its packages: a start reads one in place of 900
// (decision 094). What V8 compiles of it is kept by compile-server.mjs.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { asProgram, HOW, putLoader, writeProgram } from "./bundle-program.mjs";
import { LATE, lateEvaluation, lateFile, lighten, shareExports } from "./lighten-bundle.mjs";
import { putTextsApart } from "./model-texts.mjs";
import { quicken } from "./quicken-bundle.mjs";
import { writtenAsText } from "./quicken-react.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "build");

/** What stays in node_modules: native code, programs of threads, and what few servers ever load. */
const OUTSIDE = [
  "@prisma/adapter-pg",
  "better-sqlite3",
  "nodemailer",
  "pg",
  "piscina",
  "undici",
  "web-push",
  "@prisma/client/runtime/*.wasm-base64.js",
];

await bundleServer();
await bundleLatePackages();
putLoader("load-server.mjs", "index.js");

async function bundleServer() {
  const { outputFiles } = await build({
    ...asProgram,
    entryPoints: ["build/index.js"],
    external: OUTSIDE,
    plugins: [lateEvaluation(OUTSIDE), ...lighten, ...quicken, writtenAsText],
  });
  const { bundle, texts } = putTextsApart(shareExports(outputFiles[0].text));
  for (const [name, text] of texts) writeFileSync(path.join(folder, name), text);
  writeProgram("server.js", inAscii(bundle));
}

/** Each in a file that the server reads when it first needs it. */
async function bundleLatePackages() {
  for (const name of LATE.filter((one) => !OUTSIDE.includes(one))) {
    const outfile = path.join(folder, lateFile(name));
    await build({
      ...HOW,
      external: OUTSIDE,
      stdin: { contents: `module.exports = require("${name}")`, resolveDir: root },
      write: true,
      outfile,
      plugins: lighten,
    });
  }
}

/**
 * Escapes what esbuild leaves as it is: characters in regular expressions and in templates with a tag. A text of
 * ASCII alone takes one byte for each character in memory, any other one two.
 *
 * @throws {Error} where an escape would mean something else
 */
function inAscii(text) {
  const [place] = /(?:\\|raw`[^`]*)[^\x00-\x7f].{0,40}/.exec(text) ?? [];
  if (place) throw new Error(`This cannot be written in ASCII: ${place}`);
  return text.replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
