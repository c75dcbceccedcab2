// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of projects hold templates
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../tests/support/project-builds";

const { build, built, check } = openBuilds();

/** A project of one module, and what it was built into, with what that takes from a bundle. */
async function scriptOf(main: string, files: Record<string, string> = {}, rest = {}) {
  const all = { "index.html": pageWith("/src/main.ts"), "src/main.ts": main, ...files };
  const site = await built(all, "preview", rest);
  const script = site.text("/assets/src/main.js") + site.text("/assets/src/main.parts.js");
  return { site, script };
}

/** Binary files by name, with the contents of those up to a size. */
function binaries(files: Record<string, Uint8Array>, most = 8_000) {
  const all = Object.entries(files).map(([name, bytes]) => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const content = bytes.length <= most ? { content: bytes } : {};
    return [name, { hash, size: bytes.length, ...content }] as const;
  });
  return { binaries: new Map(all) };
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" class="icon" stroke-width="2"><path d="M0 0"/></svg>';
const LARGE = new Uint8Array(20_000).fill(7);
const SMALL = new Uint8Array(300).fill(8);

describe("an import asks behind ? for", { timeout: PATIENT_MS }, () => {
  test("the text of a file, which never runs", async () => {
    const { script } = await scriptOf('import code from "./a.ts?raw"; console.log(code)', {
      "src/a.ts": 'throw new Error("it ran"); export const a: number = 1;',
    });
    expect(script).toContain(`'throw new Error("it ran"); export const a: number = 1;'`);
  });

  test("the text of a file that is too long to be edited, and without a ? its value", async () => {
    const rows = new TextEncoder().encode("a,b\n".repeat(300_000));
    const values = new TextEncoder().encode(JSON.stringify({ large: "y".repeat(1_100_000) }));
    const { script } = await scriptOf(
      'import rows from "./rows.csv?raw"; import { large } from "./values.json"; console.log(rows, large)',
      {},
      binaries({ "src/rows.csv": rows, "src/values.json": values }, 2_000_000),
    );
    expect(script).toContain("a,b\\na,b");
    expect(script).toContain("yyyyyyyyyy");
  });

  test("its address", async () => {
    const { site, script } = await scriptOf('import url from "./a.ts?url"; console.log(url)', {
      "src/a.ts": "export const a = 1;",
    });
    const [name = ""] = site.names(/^\/assets\/a-\w{8}\.ts$/);
    expect(site.text(name)).toBe("export const a = 1;");
    expect(script).toContain(`new URL(a_default, import.meta.url).href`);
  });

  test("a style as a text, or as a file, and not as a style of the page", async () => {
    const { site, script } = await scriptOf(
      'import text from "./a.css?inline"; import url from "./b.css?url"; console.log(text, url)',
      {
        "src/a.css": '@import "./c.css"; a { color: red }',
        "src/b.css": "b { top: 0 }",
        "src/c.css": "i { left: 0 }",
      },
    );
    expect(script).toMatch(/i \{\\n {2}left: 0;\\n\}.*color: red/);
    expect(site.text(site.names(/^\/assets\/b\.css-\w{8}\.css$/)[0] ?? "")).toContain("top: 0");
    expect(site.names(/^\/assets\/src\/main\.css/)).toEqual([]);
  });

  test("a picture as a component", async () => {
    const { script } = await scriptOf('import Icon from "./i.svg?react"; console.log(Icon)', {
      "src/i.svg": SVG,
      "src/x.tsx": "",
    });
    expect(script).toContain('"strokeWidth": "2"');
    expect(script).toContain('"className": "icon"');
    expect(script).toContain("M0 0");
  });

  test("a worker, bundled for itself", async () => {
    const { site, script } = await scriptOf(
      'import Work from "./w.ts?worker"; import Inline from "./w.ts?worker&inline"; new Work(); new Inline()',
      {
        "src/w.ts":
          'import { n } from "./n"; import clsx from "clsx"; postMessage(clsx(n as string));',
        "src/n.ts": 'export const n: string = "of the worker";',
      },
    );
    const [name = ""] = site.names(/^\/assets\/w\.ts-\w{8}\.js$/);
    expect(site.text(name)).toContain("of the worker");
    // No import map counts in a worker.
    expect(site.text(name)).not.toMatch(/\b(?:import|from) ?"clsx"/);
    expect(script).toMatch(/new Worker\(new URL\([\w.]+, \$meta\.url\)\.href, \{ type: "module"/);
    expect(script).toContain("new Blob([");
  });

  test("a WebAssembly module, ready to be started", async () => {
    const { site, script } = await scriptOf(
      'import init from "./m.wasm?init"; init()',
      {},
      binaries({ "src/m.wasm": LARGE }),
    );
    expect(script).toContain("WebAssembly.instantiate");
    expect(script).toContain('"=../../src/m.wasm?v=');
    expect(site.build.binaries.get("/src/m.wasm")).toMatchObject({
      size: LARGE.length,
      type: "application/wasm",
    });
  });
});

describe("a file that is no script", { timeout: PATIENT_MS }, () => {
  test("is an address where it is imported, and small ones are in the script", async () => {
    const files = binaries({ "src/photo.png": LARGE, "src/dot.png": SMALL });
    const { site, script } = await scriptOf(
      'import photo from "./photo.png"; import dot from "./dot.png"; import far from "./dot.png?no-inline"; console.log(photo, dot, far)',
      {},
      files,
    );
    const hash = files.binaries.get("src/photo.png")?.hash;
    expect(site.build.binaries.get("/src/photo.png")).toEqual({
      hash,
      size: 20_000,
      type: "image/png",
    });
    expect(script).toContain(`"=../../src/photo.png?v=${hash?.slice(0, 8)}"`);
    expect(script).toContain(`data:image/png;base64,${Buffer.from(SMALL).toString("base64")}`);
    expect(script).toContain('"=../../src/dot.png?v=');
  });

  test("has another address once it is another file", async () => {
    const main = 'import photo from "./photo.png"; console.log(photo)';
    const one = await scriptOf(main, {}, binaries({ "src/photo.png": LARGE }));
    const other = await scriptOf(main, {}, binaries({ "src/photo.png": LARGE.map(() => 1) }));
    const addressOf = ({ script }: typeof one) => /photo\.png\?v=\w{8}/.exec(script)?.[0];
    expect(addressOf(one)).toBeDefined();
    expect(addressOf(one)).not.toBe(addressOf(other));
    expect(one.site.build.version).not.toBe(other.site.build.version);
  });

  test("is shown by styles and pages, also of public/", async () => {
    const files = binaries({ "src/bg.jpg": LARGE, "src/f.woff2": LARGE, "public/logo.png": LARGE });
    const { site } = await scriptOf(
      'import "./a.css"',
      {
        "src/a.css":
          '@font-face { font-family: F; src: url("./f.woff2?#iefix") } a { background: url(bg.jpg) } b { background: url(/logo.png) } i { background: url(dot.svg) }',
        "src/dot.svg": SVG,
        "index.html": pageWith("/src/main.ts").replace(
          "<body>",
          '<body><img src="/logo.png"><img src="/src/bg.jpg">',
        ),
      },
      files,
    );
    const style = site.text("/assets/src/main.css");
    for (const file of ["bg", "f", "logo"]) {
      const [name = ""] = site.names(new RegExp(`^/assets/${file}-\\w{8}\\.`));
      expect(style).toContain(`../${name.slice("/assets/".length)}`);
      expect(site.build.binaries.get(name)).toMatchObject({ size: LARGE.length });
    }
    expect(style).toContain("?#iefix");
    expect(style).toContain("data:image/svg+xml,");
    expect(site.build.binaries.has("/logo.png")).toBe(true);
    expect(site.build.binaries.has("/src/bg.jpg")).toBe(true);
  });

  test("goes with the site where its address is written beside import.meta.url", async () => {
    const files = binaries({ "src/img/a.png": LARGE, "src/img/b.png": LARGE });
    const { script } = await scriptOf(
      'const n: string = location.hash; console.log(new URL("./img/a.png", import.meta.url).href, new URL(`./img/${n}.png`, import.meta.url), new URL("./none.png", import.meta.url))',
      {},
      files,
    );
    expect(script.match(/"=\.\.\/\.\.\/src\/img\/[ab]\.png\?v=\w{8}"/g)).toHaveLength(2);
    expect(script).toContain('"./img/b.png":');
    expect(script).toContain('new URL("./none.png", $meta.url)');
  });

  test("is told with its line where it is not there, and so is a worker's", async () => {
    const lines = [
      'const here: URL = new URL(".", import.meta.url);',
      'console.log(here, new URL("../api", import.meta.url));',
      'console.log(new URL("./none.png?v=1", import.meta.url));',
      'new Worker(new URL("./work.ts", import.meta.url), { type: "module" });',
    ];
    for (const mode of ["preview", "release"] as const) {
      const all = { "index.html": pageWith("/src/main.ts"), "src/main.ts": lines.join("\n") };
      const { build } = await built(all, mode);
      expect(build.warnings).toMatchObject([
        { text: expect.stringContaining("./none.png?v=1"), file: "src/main.ts", line: 3 },
        { text: expect.stringContaining("./work.ts"), file: "src/main.ts", line: 4 },
      ]);
    }
  });

  test("is told for twenty addresses of a module, however many it has", async () => {
    const main = Array.from(
      { length: 3_000 },
      (_, n) => `console.log(new URL("./none-${n}.png", import.meta.url));`,
    ).join(" ");
    const { build } = await built({ "index.html": pageWith("/src/main.ts"), "src/main.ts": main });
    expect(build.warnings).toHaveLength(20);
  });

  test("stays one in a release, under a name of its content", async () => {
    const all = {
      "index.html": pageWith("/src/main.ts"),
      "src/main.ts": 'import a from "./a.png"; document.title = a',
    };
    const site = await built(all, "release", binaries({ "src/a.png": LARGE }));
    const [name = ""] = site.names(/^\/assets\/a-[A-Z0-9]{8}\.png$/);
    expect(site.text(site.names(/^\/assets\/main-/)[0] ?? "")).toContain(
      name.slice("/assets/".length),
    );
  });
});

describe("a worker that a script starts", { timeout: PATIENT_MS }, () => {
  const WORK = {
    "src/w.ts": 'import { n } from "./n"; console.log(n, import.meta.url);',
    "src/n.ts": "export const n: number = 4711;",
  };

  test("is bundled, as a module or as a classic script", async () => {
    const { site } = await scriptOf(
      'new Worker(new URL("./w.ts", import.meta.url), { type: "module" }); new SharedWorker(new URL("w.ts", import.meta.url))',
      WORK,
    );
    expect(site.text(site.names(/^\/assets\/w\.ts-\w{8}\.js$/)[0] ?? "")).toContain(
      "import.meta.url",
    );
    const classic = site.text(site.names(/^\/assets\/w\.ts\.classic-\w{8}\.js$/)[0] ?? "");
    expect(classic).toContain("self.location.href");
    expect(classic).toContain("4711");
  });

  test("tells its errors with their file and line", async () => {
    const files = {
      "index.html": pageWith("/src/main.ts"),
      "src/main.ts": 'import W from "./w.ts?worker"; new W()',
      "src/w.ts": "let a = 1;\nlet = ;\n",
    };
    expect(await build(files)).toMatchObject({
      ok: false,
      problems: [{ file: "src/w.ts", line: 2 }],
    });
  });

  test("and starts itself again is told, not followed", async () => {
    const own = 'new Worker(new URL("./w.ts", import.meta.url), { type: "module" })';
    const files = { "index.html": pageWith("/src/main.ts"), "src/main.ts": own, "src/w.ts": own };
    expect(await build(files)).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("from within itself") }],
    });
  });
});

describe("import.meta.glob", { timeout: PATIENT_MS }, () => {
  const PAGES = {
    "src/pages/a.ts": 'export default "page a"; export const meta = "meta a";',
    "src/pages/b.ts": 'export default "page b"; export const meta = "meta b";',
    "src/pages/b.test.ts": 'export default "a test"',
    "src/notes/one.md": "# one",
  };

  test.each([
    [
      "patterns",
      'import.meta.glob("./pages/*.ts")',
      ['"./pages/a.ts": () =>', '"./pages/b.test.ts"'],
      ["one.md"],
    ],
    [
      "some that are not meant",
      'import.meta.glob(["./pages/*.ts", "!**/*.test.ts"])',
      ['"./pages/a.ts"'],
      ["b.test"],
    ],
    ["names of the root", 'import.meta.glob("/src/pages/a.ts")', ['"/src/pages/a.ts"'], ["page b"]],
    ["an alias", 'import.meta.glob("@/pages/a.ts")', ['"/src/pages/a.ts"'], ["page b"]],
    ["a base", 'import.meta.glob("./*.ts", { base: "./pages" })', ['"./a.ts"'], ["one.md"]],
    [
      "texts",
      'import.meta.glob("./notes/*", { query: "?raw", import: "default", eager: true })',
      ["# one"],
      [],
    ],
    [
      "texts, as it was said before",
      'import.meta.glob("./pages/a.ts", { as: "raw", eager: true })',
      ['export default "page a"'],
      [],
    ],
  ])("takes %s", async (_what, call, has, hasNot) => {
    const { script } = await scriptOf(`console.log(${call} as unknown);`, PAGES);
    for (const text of has) expect(script).toContain(text);
    for (const text of hasNot) expect(script).not.toContain(text);
  });

  test("takes one export at once, and a release has no other", async () => {
    const call = 'import.meta.glob("./pages/a.ts", { eager: true, import: "meta" })';
    const main = `console.log(${call} as unknown);`;
    const all = { "index.html": pageWith("/src/main.ts"), "src/main.ts": main, ...PAGES };
    const site = await built(all, "release");
    const script = site
      .names(/\.js$/)
      .map((name) => site.text(name))
      .join("");
    expect(script).toContain("meta a");
    expect(script).not.toContain("page a");
  });

  test("says so where nobody can know what it names", async () => {
    const files = {
      "index.html": pageWith("/src/main.ts"),
      "src/main.ts": "const p = String(1); import.meta.glob(p)",
    };
    expect(await build(files)).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("not written out") }],
    });
  });
});

describe("values", { timeout: PATIENT_MS }, () => {
  const env = {
    VITE_TITLE: "My <app>",
    REACT_APP_KEY: "cra",
    NEXT_PUBLIC_KEY: "next",
    VITE_EMPTY: "",
  };

  test("are read by scripts and pages, by their prefix", async () => {
    const { site, script } = await scriptOf(
      "console.log(import.meta.env.VITE_TITLE, import.meta.env.REACT_APP_KEY, process.env.REACT_APP_KEY, process.env.NEXT_PUBLIC_KEY, import.meta.env.MODE, import.meta.env.SSR, import.meta.env.BASE_URL, global === globalThis)",
      {
        "index.html": pageWith("/src/main.ts").replace(
          "<title>x",
          '<link rel="icon" href="%PUBLIC_URL%/a.ico"><title>%VITE_TITLE% %NOTHING% 100%',
        ),
      },
      { env },
    );
    const said =
      /VITE_TITLE: "My <app>", VITE_EMPTY: "", BASE_URL: "\/", MODE: "development", DEV: true, PROD: false, SSR: false/;
    expect(script.replace(/\s+/g, " ")).toMatch(said);
    expect(script).toMatch(/REACT_APP_KEY: "cra"/);
    expect(script).toContain("globalThis === globalThis");
    expect(site.text("/index.html")).toContain('href="./a.ico"');
    expect(site.text("/index.html")).toContain("<title>My <app> %NOTHING% 100%");
  });

  test("that are not there are undefined, and nothing of the server's is", async () => {
    const { script } = await scriptOf(
      "console.log(import.meta.env.VITE_NONE, process.env.HOME, process.env.PATH, process.env.SESSION_SECRET)",
    );
    expect(script).not.toContain(process.env.HOME ?? "/root");
  });
});

describe("a module of Node", { timeout: PATIENT_MS }, () => {
  test.each([
    "fs",
    "node:fs",
    "fs/promises",
  ])("is empty in a browser, which is told once: %s", async (name) => {
    const main = `import { access } from "${name}"; import all from "${name}"; console.log(access, all);`;
    const { site } = await scriptOf(main);
    expect(site.build.warnings).toMatchObject([
      {
        text: `src/main.ts imports ${name}, which only Node.js has; it is empty in a browser.`,
        file: "src/main.ts",
        line: 1,
      },
    ]);
  });

  test("is nothing that a check complains of", async () => {
    const files = {
      "index.html": pageWith("/src/main.ts"),
      "src/main.ts": 'import { readFileSync } from "fs"; console.log(readFileSync);',
    };
    expect(await check(files, ["src/main.ts"])).toEqual([]);
  });
});
