import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestStore } from "../../../../tests/support/package-store";
import { RegistryServer } from "../../../../tests/support/registry-server";
import { type TarEntry, tar, tarball } from "../../../../tests/support/tarball";

let registry: RegistryServer;
let store: TestStore;

beforeAll(async () => {
  registry = await RegistryServer.start();
});
afterAll(() => registry.close());
beforeEach(() => {
  store = new TestStore(registry);
});
afterEach(() => {
  // Whatever was tried: nothing lies beside the store, and no draft was left in it.
  expect(store.contents().filter((name) => name.startsWith("tmp/"))).toEqual([]);
  store.remove();
});

/** Installs a package whose archive has these entries. */
function installArchive(name: string, archive: Buffer) {
  registry.publish({ name, tarball: archive });
  return store.install({ "package.json": { dependencies: { [name]: "1.0.0" } } });
}

const honest: TarEntry = { path: "package/index.js", content: "export {};" };

describe("an archive", () => {
  test("with two files of one name has the second, as npm takes it", async () => {
    const entry = (content: string) => ({ path: "package/index.js", content });
    const twice = tarball([entry("x".repeat(500_000)), entry("second"), honest, entry("last")]);
    const { graph } = await installArchive("twice", twice);
    const { folder = "" } = graph?.nodes["node_modules/twice"] ?? {};
    expect(readFileSync(path.join(store.folder, folder, "index.js"), "utf8")).toBe("last");
  });

  test.each([
    ["../outside.txt"],
    ["package/../../outside.txt"],
    ["package/a/../../../../../outside.txt"],
    ["/etc/cron.d/evil"],
    ["//etc/passwd"],
    ["package\\..\\..\\outside.txt"],
    ["C:/Windows/evil.dll"],
    ["package/a\u0000b.js"],
    ["package/line\nbreak.js"],
    [`package/${"deep/".repeat(60)}a.js`],
    [`package/${"x".repeat(300)}`],
  ])("with the path %j is refused whole", async (path) => {
    const entries = [honest, { path, content: "evil" }];
    const { problems } = await installArchive("leads-out", tarball(entries));
    // A tar header ends a name at its first zero.
    if (path.includes("\u0000")) expect(problems).toEqual([]);
    else {
      expect(problems).toEqual([
        expect.stringMatching(
          /^leads-out 1.0.0 cannot be had: it cannot be unpacked. It holds the path/,
        ),
      ]);
    }
  });

  test.each([
    ["a symbolic link", "2", "../../../../outside.txt"],
    ["a hard link", "1", "/etc/passwd"],
    ["a device", "3", ""],
    ["a block device", "4", ""],
    ["a pipe", "6", ""],
  ])("loses %s, and what it leads to is safe", async (_what, type, link) => {
    const { graph } = await installArchive(
      `linked-${type}`,
      tarball([
        honest,
        { path: "package/evil.js", type, link },
        { path: "package/z.js", content: "1" },
      ]),
    );
    expect(store.filesOf(graph, `node_modules/linked-${type}`)).toEqual(["index.js", "z.js"]);
  });

  test("cannot write through a link that it has brought along", async () => {
    const { graph } = await installArchive(
      "through",
      tarball([
        { path: "package/out", type: "2", link: "../../.." },
        { path: "package/out/outside.txt", content: "evil" },
      ]),
    );
    expect(store.filesOf(graph, "node_modules/through")).toEqual(["out/outside.txt"]);
  });

  test("with a file and a folder of one name is refused", async () => {
    const entries = [
      { path: "package/a", content: "file" },
      { path: "package/a/b.js", content: "1" },
    ];
    const { problems } = await installArchive("both", tarball(entries));
    expect(problems).toEqual(["both 1.0.0 cannot be had: it has a file and a folder of one name."]);
  });

  test.each([
    ["of a whole archive", "g"],
    ["of one file", "x"],
  ])("whose extended header %s renames what follows cannot lead it out", async (_what, type) => {
    const said = "path=package/../../../outside.txt";
    // A record says its own length first, with the digits of that.
    const record = `${said.length + 4} ${said}\n`;
    const { problems, graph } = await installArchive(
      `renamed-${type}`,
      tarball([
        { path: "PaxHeader/index.js", type, content: record },
        { path: "package/a.js", content: "evil" },
        honest,
      ]),
    );
    if (problems.length > 0) expect(problems).toEqual([expect.stringMatching(/cannot be had/)]);
    else
      expect(store.filesOf(graph, `node_modules/renamed-${type}`).join()).not.toContain("outside");
  });

  test("whose header says that a file has more than there is, or less than nothing, is told as broken", async () => {
    for (const size of ["77777777777", "-0000000001"]) {
      const archive = tar([{ path: "package/a.js", content: "short" }, honest]);
      archive.write(size, 124);
      const sum = archive
        .subarray(0, 512)
        .reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
      archive.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
      const { problems } = await installArchive(`size${size.at(-1)}`, gzipSync(archive));
      expect(problems).toEqual([
        expect.stringMatching(/cannot be had: it is (?:no archive that can be read|larger than)/),
      ]);
    }
  });

  /** A record says its own length first, with the digits of that. */
  const record = (said: string) => {
    const length = [2, 3, 4, 5, 6].find(
      (digits) => String(said.length + digits + 2).length === digits,
    );
    return `${said.length + (length ?? 2) + 2} ${said}\n`;
  };

  test.each([
    ["a size of its own", record("size=99999999999")],
    ["a size below nothing", record("size=-5")],
    ["a path with a zero in it", record("path=package/a\u0000/../../../outside.js")],
    ["a link's place", record("linkpath=/etc/passwd")],
    ["a length that leads out of it", "999999 path=package/b.js\n"],
    ["no record at all", "\n\n\n="],
  ])("whose extended header says %s writes nothing but files of its package", async (what, said) => {
    const { problems, graph } = await installArchive(
      `said-${what.replaceAll(/\W/g, "-")}`,
      tarball([
        { path: "PaxHeader/a.js", type: "x", content: said },
        { path: "package/a.js", content: "1" },
        honest,
      ]),
    );
    if (problems.length > 0) expect(problems).toEqual([expect.stringMatching(/cannot be had: it/)]);
    else {
      const [location = ""] = Object.keys(graph?.nodes ?? {});
      for (const file of store.filesOf(graph, location)) expect(file).toMatch(/^[\w.]+$/);
    }
  });

  test("with thousands of extended headers before a file ends soon", async () => {
    const headers = Array.from({ length: 3_000 }, () => ({
      ...{ path: "PaxHeader/a.js", type: "x" },
      content: record(`comment=${"x".repeat(200)}`),
    }));
    const { problems } = await installArchive("headers", tarball([...headers, honest]));
    expect(problems).toEqual([expect.stringMatching(/^headers 1.0.0 cannot be had: it/)]);
  });

  test("whose size is written in another way, and below nothing, is told as broken", async () => {
    for (const sign of [0x80, 0xff]) {
      const archive = tar([{ path: "package/a.js", content: "short" }, honest]);
      archive.fill(0xff, 125, 136).writeUInt8(sign, 124);
      const sum = archive
        .subarray(0, 512)
        .reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
      archive.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
      const { problems } = await installArchive(`binary-${sign}`, gzipSync(archive));
      expect(problems).toEqual([expect.stringMatching(/cannot be had: it/)]);
    }
  });

  test("with names that differ in capitals alone has both, and a sparse file is none", async () => {
    const { graph } = await installArchive(
      "capitals",
      tarball([
        honest,
        { path: "package/Index.js", content: "2" },
        { path: "package/sparse.js", type: "S", content: "3" },
      ]),
    );
    expect(store.filesOf(graph, "node_modules/capitals")).toEqual(["Index.js", "index.js"]);
  });

  test("behind another's end is nothing, whatever it holds", async () => {
    const second = tarball([{ path: "package/../../outside.txt", content: "evil" }]);
    const { problems, graph } = await installArchive(
      "behind",
      Buffer.concat([tarball([honest]), second]),
    );
    if (problems.length === 0)
      expect(store.filesOf(graph, "node_modules/behind")).toEqual(["index.js"]);
    else expect(problems).toEqual([expect.stringMatching(/^behind 1.0.0 cannot be had/)]);
  });

  test("that is a bomb is given up long before it is unpacked", async () => {
    const zeros = Buffer.alloc(64_000_000);
    const archive = tarball([honest, { path: "package/bomb.bin", content: zeros }]);
    expect(archive.length).toBeLessThan(500_000);
    const { problems } = await installArchive("bomb", archive);
    expect(problems).toEqual(["bomb 1.0.0 cannot be had: it is larger than 1 MB."]);
    registry.publish({ name: "wide-bomb", tarball: archive });
    const wide = await store.install(
      { "package.json": { dependencies: { "wide-bomb": "*" } } },
      { limits: { packageBytes: 100_000_000, totalBytes: 100_000_000 } },
    );
    expect(wide.problems).toEqual([
      "wide-bomb 1.0.0 cannot be had: it unpacks to far more than was sent, as a bomb does.",
    ]);
  });

  test("of too many files is given up", async () => {
    const many = Array.from({ length: 2_000 }, (_, n) => ({
      path: `package/${n}.js`,
      content: "",
    }));
    const { problems } = await installArchive("many-files", tarball(many));
    expect(problems).toEqual(["many-files 1.0.0 cannot be had: it has more than 500 files."]);
  });

  test("within an archive is not unpacked by the way", async () => {
    const inner = gzipSync(tar([{ path: "package/bomb", content: Buffer.alloc(5_000_000) }]));
    const { problems } = await installArchive("nested", gzipSync(inner));
    expect(problems).toEqual(["nested 1.0.0 cannot be had: it is packed twice."]);
  });

  test.each([
    ["no archive", Buffer.from("<html>not here</html>")],
    [
      "cut short",
      tarball([honest, { path: "package/a.js", content: "x".repeat(50_000) }]).subarray(0, 150),
    ],
    ["garbage that is packed", gzipSync(Buffer.alloc(2_048, 7))],
  ])("that is %s is told as such", async (_what, archive) => {
    const { problems } = await installArchive("broken-archive", archive);
    expect(problems).toEqual([
      "broken-archive 1.0.0 cannot be had: it is no archive that can be read.",
    ]);
  });
});
