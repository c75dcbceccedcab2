// A plugin of the server's bundle (bundle-server.mjs): React writes pages as text.
import { readFile } from "node:fs/promises";

/** Text is passed on in pieces of this length: one for most pages. */
const PIECE = 16_384;

/**
 * React encodes each of a page's thousand pieces by itself (`<`, `div`, ` class="`), into a part of a buffer of 2 kB that it
 * makes for it. That took a tenth of the time and of the memory of a page: here pieces are put together as text,
 * which Node encodes at once. Where a letter of several bytes did not fit into such a buffer any more, React also left a
 * NUL in the page.
 *
 * @param {string} text the source of `react-dom/server` for Node, in production
 * @returns the same with pages written as text
 * @throws {Error} when another version writes them in another way
 */
export function quickPages(text) {
  let quick = text;
  for (const [place, times, put] of STEPS) {
    if (text.split(place).length !== times + 1)
      throw new Error("Pages are written in another way now.");
    quick = quick.replaceAll(place, put);
  }
  return quick;
}

/** What is replaced, how often it is there, and by what: `r` writes a piece, `t` passes on, `ca` passes on what is left. */
const STEPS = [
  [
    /function r\(a,b\)\{if\("string"===typeof b\)[\s\S]*?\}(?=function t\(a,b\)\{a=a\.write\(b\);)/g,
    1,
    `function r(a,b){k+=b;k.length>=${PIECE}&&(t(a,k),k="")}`,
  ],
  [
    "function ca(a){k&&0<l&&a.write(k.subarray(0,l));k=null;",
    1,
    'function ca(a){k&&a.write(k);k="";',
  ],
  [/(?<=function dd\(a,b\)\{)k=new Uint8Array\(2048\);l=0;q=!0;/g, 1, 'k="";q=!0;'],
  [/(?<=ca\(b\);)k=new Uint8Array\(2048\);l=0;q=!0;/g, 1, 'k="";q=!0;'],
  ["function x(a){return u.encode(a)}", 1, "function x(a){return a}"],
];

export const writtenAsText = {
  name: "written-as-text",
  setup(bundler) {
    const filter = /react-dom\/cjs\/react-dom-server\.node\.production\.min\.js$/;
    bundler.onLoad({ filter }, async ({ path }) => ({
      contents: quickPages(await readFile(path, "utf8")),
    }));
  },
};
