import { describe, expect, test } from "vitest";
import { growthProblem } from "../../tests/support/near-linear";
import { appIdProblem, proposeAppId } from "./app-id";
import { drawTile } from "./icon/draw-tile";
import { glyphOf } from "./icon/glyphs";
import { readHead } from "./icon/read-head";
import { tileColors } from "./icon/tile-color";
import { writeConfig, writePackageJson, writeReadme } from "./package-texts";
import { packagedPage } from "./packaged-page";

describe("an app id", () => {
  test.each([
    ["com.yourname.bakery", null],
    ["de.anna.Kaffee2go", null],
    ["bakery", /two or more words/],
    ["com..bakery", /two or more words/],
    ["com.2go.bakery", /begins with a letter/],
    ["com.my-name.bakery", /letters from A to Z/],
    ["com.my_name.bakery", /letters from A to Z/],
    ["com.bäckerei.app", /letters from A to Z/],
    ["com.example.bakery", /com\.example/],
    ["Com.Google.bakery", /com\.google/],
    ["com.new.bakery", /“new”/],
    [`com.${"a".repeat(100)}`, /up to 100/],
  ])("%s is one of both stores, or it is said why not", (id, problem) => {
    if (problem === null) expect(appIdProblem(id)).toBeNull();
    else expect(appIdProblem(id)).toMatch(problem);
  });

  test("is proposed from the place where the app is, if others know that", () => {
    expect(proposeAppId("my-bakery.apps.example.org")).toBe("org.example.apps.mybakery");
    expect(proposeAppId("my-bakery.sites.localhost:3000")).toBe("");
    expect(proposeAppId("192.168.1.4:3000")).toBe("");
    expect(proposeAppId("new.example.com")).toBe("");
  });
});

describe("a page in a package", () => {
  const page = `<!doctype html><html><head><title>A</title></head><body>B</body></html>`;
  const none = { recordsAt: null, folders: [], isOnePage: false };

  test("stays as it is where nothing of the server is missed", () => {
    expect(packagedPage(page, "/index.html", none)).toBe(page);
  });

  test("asks for its records where the app is published, and for nothing else there", async () => {
    const asked: unknown[] = [];
    const html = packagedPage(page, "/about/index.html", {
      ...none,
      recordsAt: "https://bakery.example.org/",
    });
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const location = { host: "localhost", protocol: "capacitor:" };
    const window = {
      fetch: (...what: unknown[]) => {
        asked.push(what);
        return Promise.resolve();
      },
    };
    class Sent {
      open(...what: unknown[]) {
        asked.push(what);
      }
    }
    const document = { baseURI: "capacitor://localhost/about/" };
    new Function("window", "document", "location", "XMLHttpRequest", script)(
      ...[window, document, location, Sent],
    );
    const options = { method: "POST", body: "{}" };
    await window.fetch("@sayso/data/posts/guests?limit=2", options);
    await window.fetch("/menu.json");
    await window.fetch("https://elsewhere.example/@sayso/data/posts/guests");
    new Sent().open("GET", "/@sayso/data/shared/board", true);
    const record = { method: "PUT", body: "{}", headers: { Authorization: "Bearer k" } };
    await window.fetch(new Request("https://elsewhere.example/x", record));
    expect(asked).toEqual([
      ["https://bakery.example.org/@sayso/data/posts/guests?limit=2", options],
      ["/menu.json", undefined],
      ["https://elsewhere.example/@sayso/data/posts/guests", undefined],
      ["GET", "https://bakery.example.org/@sayso/data/shared/board", true],
      [expect.any(Request), undefined],
    ]);
  });

  test("leads to a folder's own page, for which there is no server", () => {
    const html = packagedPage(page, "/index.html", { ...none, folders: ["/about/"] });
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const led: string[] = [];
    const at = (pathname: string) =>
      new Function("location", script)({
        ...{ pathname, search: "", hash: "#us" },
        replace: (to: string) => led.push(to),
      });
    at("/about");
    at("/about/");
    at("/");
    at("/menu");
    expect(led).toEqual(["/about/index.html#us", "/about/index.html#us"]);
  });

  test("of an app of one page finds its files from each of its addresses", () => {
    const one = { ...none, isOnePage: true };
    expect(packagedPage(page, "/index.html", one)).toContain('<head><base href="/">');
    const own = page.replace("<title>", '<base href="/x/"><title>');
    expect(packagedPage(own, "/index.html", one)).toBe(own);
    expect(packagedPage(page, "/404.html", one)).toBe(page);
  });
});

describe("an icon", () => {
  test("shows the first letter of a name, without its accent, or a plain shape", () => {
    expect(glyphOf("Émile's")).toBe(glyphOf("E"));
    expect(glyphOf("  “zoo”")).toBe(glyphOf("Z"));
    expect(glyphOf("7 minutes")).toBe(glyphOf("7"));
    expect(glyphOf("面包店")).toBe(glyphOf("☕"));
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"].map(glyphOf);
    expect(new Set(letters).size).toBe(36);
  });

  test("has the colour that the app calls its own, and lines that are seen on it", () => {
    const themed = `<meta content='#ABC' name="theme-color">`;
    expect(tileColors([themed], "A")).toEqual({ ground: "#aabbcc", lines: "#16201c" });
    const styled = ":root{--color-accent: light-dark(#0a6a4fff, #fff);--other:#fff}";
    expect(tileColors(["<p>", styled], "A")).toEqual({ ground: "#0a6a4f", lines: "#ffffff" });
    // White would be no icon on a white screen.
    const white = tileColors([`<meta name="theme-color" content="#fff">`], "A");
    expect(white).toEqual(tileColors([], "A"));
  });

  test("is an app's own picture as a whole, and a letter with room around it", () => {
    const mark = { ground: "#0a6a4f", lines: "#ffffff", name: "Bakery" };
    const whole = { size: 100, share: "whole", shape: "square" } as const;
    expect(drawTile({ ...mark, icon: new Uint8Array([1]) }, whole)).toContain(
      'width="100" height="100" href="data:image/png;base64,AQ=="',
    );
    expect(drawTile({ ...mark, icon: null }, whole)).toContain('x="19" y="19" width="62"');
    expect(drawTile({ ...mark, icon: null }, { ...whole, share: 0, shape: "none" })).not.toMatch(
      /rect|path/,
    );
  });

  test("is looked for in the head of a page, however its attributes are written", () => {
    const html = `<LINK REL=icon href=a.png><link href='b.png' rel="shortcut icon" sizes="32x32"><meta rel="icon">`;
    expect(readHead(html, "link").map((link) => link.get("href"))).toEqual(["a.png", "b.png"]);
  });

  test.each([
    ["<meta ", ""],
    ["a", ""],
    ["a", ">"],
    ["a-", ">"],
    ["a=", ">"],
    ["a= ", ">"],
    ["a='", ">"],
    [" ", ">"],
  ])("is looked for in a time that grows with the page, of whatever it is full: %j and then %j", (unit, end) => {
    const pageOf = (size: number) => `<meta ${unit.repeat(size / unit.length)}${end}`;
    expect(growthProblem((page) => tileColors([page], "A"), pageOf)).toBeNull();
  });
});

describe("the texts of a package", () => {
  const of = {
    ...{ appId: "com.anna.cafe", name: "Anna's “Café” & <Bar>", records: null },
    ...{ address: "https://cafe.example.org/", productName: "Sayso" },
  };

  test("are JSON that holds the name and id as they were given, and exact versions", () => {
    expect(JSON.parse(writeConfig(of))).toMatchObject({
      ...{ appId: "com.anna.cafe", appName: "Anna's “Café” & <Bar>", webDir: "www" },
      // Where the server takes records from.
      server: { androidScheme: "https", hostname: "localhost" },
    });
    const { dependencies } = JSON.parse(writePackageJson(of)) as {
      dependencies: Record<string, string>;
    };
    expect(Object.values(dependencies).every((one) => /^\d+\.\d+\.\d+$/.test(one))).toBe(true);
  });

  test("say every command that there is, and where the app's records are", () => {
    const readme = writeReadme(of);
    for (const command of ["npm install", "npx cap add android", "npm run icons", "npm run update"])
      expect(readme).toContain(command);
    expect(readme).toContain("asks nothing of the server");
    expect(readme).toContain("what they load from other addresses");
    expect(readme).toContain("made by Sayso");
    expect(writeReadme({ ...of, records: "It sends them there." })).toContain(
      "It sends them there.",
    );
  });
});
