import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startLocalServer } from "../../../tests/support/local-server";
import { type ForgeAccess, fetchArchive } from "./fetch-archive.server";
import { ARCHIVE_BYTES } from "./import-limits";
import { readRepositoryAddress } from "./repository-address";

/** Fetching archives, from a server in the place of the hosts. */

let answer: (path: string, response: ServerResponse) => void;
let host: Awaited<ReturnType<typeof startLocalServer>>;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "archive-"));
  host = await startLocalServer((request, response) => answer(request.path, response));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

async function fetchRepository(
  address = "https://github.com/ann/shop/tree/v1",
  how: Pick<ForgeAccess, "fetchMs"> = {},
): Promise<string> {
  const target = path.join(folder, "archive.zip");
  const repository = readRepositoryAddress(address);
  await fetchArchive(repository, target, { origins: { [repository.forge]: host.origin }, ...how });
  return target;
}

test("an archive is fetched from where its host hands it on to, without saying who asks", async () => {
  answer = (at, response) => {
    if (at === "/elsewhere.zip") response.end("the archive");
    else response.writeHead(302, { Location: "/elsewhere.zip" }).end("moved");
  };
  expect(readFileSync(await fetchRepository(), "utf8")).toBe("the archive");
  expect(host.lines()).toEqual(["GET /ann/shop/archive/v1.zip", "GET /elsewhere.zip"]);
  for (const { headers } of host.seen) {
    expect(headers.authorization ?? headers.cookie).toBeUndefined();
  }
});

test.each([
  ["https://github.com/ann/shop", ["/ann/shop/archive/HEAD.zip", "/ann/shop/zip/HEAD"]],
  ["https://gitlab.com/a/b/shop", ["/a/b/shop/-/archive/HEAD/shop-HEAD.zip"]],
  ["https://codeberg.org/ann/shop", ["/ann/shop/archive/HEAD.zip"]],
])("%s is fetched as its host hands it out", async (address, asked) => {
  const [, elsewhere] = asked;
  answer = (at, response) => {
    if (at !== elsewhere && elsewhere) response.writeHead(302, { Location: elsewhere }).end();
    else response.writeHead(200, { "Content-Type": "application/zip" }).end("the archive");
  };
  expect(readFileSync(await fetchRepository(address), "utf8")).toBe("the archive");
  expect(host.seen.map((request) => request.path)).toEqual(asked);
});

test.each([
  ["https://github.com/ann/shop", { status: 404, headers: {} }],
  ["https://codeberg.org/ann/shop", { status: 404, headers: {} }],
  // GitLab asks for an account where there may be something.
  ["https://gitlab.com/ann/shop", { status: 302, headers: { Location: "/users/sign_in" } }],
])("%s, which is not there or not public, can be brought as a ZIP", async (address, refusal) => {
  answer = (at, response) => {
    if (at === "/users/sign_in") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end("<p>Sign in</p>");
    } else response.writeHead(refusal.status, refusal.headers).end();
  };
  await expect(fetchRepository(address)).rejects.toThrow(/no public repository at this address/);
});

test("a host that sends too slowly is told by name, and that trying again may help", async () => {
  answer = (_at, response) => {
    response.writeHead(200, { "Content-Type": "application/zip" }).write("PK");
  };
  const asked = fetchRepository("https://codeberg.org/ann/shop", { fetchMs: 100 });
  await expect(asked).rejects.toThrow("Codeberg took longer than 0.1 seconds. Try again.");
});

test("a refusal that never ends is told as soon as it is known", async () => {
  answer = (_at, response) => {
    response.writeHead(401).write("wait");
  };
  const started = performance.now();
  await expect(fetchRepository()).rejects.toThrow(/no public repository at this address/);
  expect(performance.now() - started).toBeLessThan(4_000);
});

test("a host that asks for fewer requests is left alone for a while", async () => {
  answer = (_at, response) => response.writeHead(429).end();
  await expect(fetchRepository()).rejects.toThrow("too many requests. Try again later");
});

test("hosts that hand on without end, fail or break off are told by name", async () => {
  answer = (at, response) => response.writeHead(302, { Location: at }).end();
  await expect(fetchRepository()).rejects.toThrow("GitHub could not be reached");
  expect(host.seen).toHaveLength(4);
  answer = (_at, response) => response.writeHead(500).end();
  await expect(fetchRepository()).rejects.toThrow("GitHub could not be reached");
  answer = (_at, response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write("half of it", () => response.destroy());
  };
  await expect(fetchRepository()).rejects.toThrow("GitHub could not be reached");
});

test("of an archive that is too large no more is read than may be", async () => {
  answer = (_at, response) => {
    const part = Buffer.alloc(1_000_000);
    const send = () => {
      while (!response.destroyed && response.write(part));
      response.once("drain", send);
    };
    send();
  };
  await expect(fetchRepository()).rejects.toThrow(/up to 80 MB/);
  const { size } = statSync(path.join(folder, "archive.zip"));
  expect(size).toBeLessThanOrEqual(ARCHIVE_BYTES);
});

test("without a mirror nothing in the private network is asked", async () => {
  const repository = readRepositoryAddress("ann/shop");
  const target = path.join(folder, "archive.zip");
  const { origin } = host;
  const asked = fetchArchive(repository, target, {
    origins: { "github.com": origin },
    isGuarded: true,
  });
  await expect(asked).rejects.toThrow("GitHub could not be reached");
  expect(host.seen).toEqual([]);
});

test("a public host that hands on to a private one leads nowhere", async () => {
  let reached = 0;
  const inner = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inner.listen(0, "127.0.0.1", resolve));
  const { port } = inner.address() as AddressInfo;
  answer = (_at, response) => {
    response.writeHead(302, { Location: `https://127.0.0.1:${port}/a.zip` }).end();
  };
  try {
    const asked = fetchArchive(readRepositoryAddress("ann/shop"), path.join(folder, "a.zip"), {
      origins: { "github.com": `http://public.example:${new URL(host.origin).port}` },
      isGuarded: true,
      // This machine takes the place of a server on the internet, by that name alone.
      lookup: (_name, options, callback) => {
        const found = { address: "127.0.0.1", family: 4 };
        if (options.all) callback(null, [found]);
        else callback(null, found.address, found.family);
      },
    });
    await expect(asked).rejects.toThrow("GitHub could not be reached");
    expect([host.seen.length, reached]).toEqual([1, 0]);
  } finally {
    await new Promise((resolve) => inner.close(resolve));
  }
});
