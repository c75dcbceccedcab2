// Compresses the scripts and styles of a build once, as small as they get: a server would have to be
// quick about it, for every reader again. Beside each file stands its `.br`. The notices of licences that
// esbuild gathers at the end of a script go to build/licenses.txt, where they cost no reader anything.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const root = path.resolve(import.meta.dirname, "../public");
const compress = promisify(brotliCompress);

const files = ["build", "enhance"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => path.join(root, folder, name)),
);
/** The last percents of larger ones would take longer than the rest of a build, in bytes. */
const LARGE = 300_000;
const NOTICES = "/*! Bundled license information:";
const notices = new Set();
for (const file of files) {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(NOTICES);
  if (start < 0) continue;
  notices.add(text.slice(start));
  writeFileSync(file, text.slice(0, start));
}
writeFileSync(path.join(root, "build/licenses.txt"), [...notices].join("\n"));

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, await compress(content, { params }));
  }),
);
