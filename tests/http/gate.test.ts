import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SIGN_INS_PER_MINUTE } from "~/http/limits/acts";
import { AppServer } from "../support/app-server";
import { type Answer, ask } from "../support/request";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** What stands before everything: which addresses have one reading, and which hosts are ours. */

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

const here = () => `localhost:${app.port}`;

/** What comes back for these very bytes, until the connection ends. */
async function sendRaw(port: number, head: string): Promise<string> {
  const line = connect(port, "127.0.0.1");
  await once(line, "connect");
  line.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(line);
}

const MANY_READINGS = [
  "/x/../api/auth/phantom/nonce",
  "/api/./auth/phantom/nonce",
  "/api\\auth\\phantom\\nonce",
  "/x/%2e%2e/api/auth/phantom/nonce",
  "/x/.%2E/api/auth/phantom/nonce",
  "/x/..%2fapi/auth/phantom/nonce",
  "/x%5c..%5capi/auth/phantom/nonce",
  "//api/auth/phantom/nonce",
  "/%2fapi/auth/phantom/nonce",
  "/api/auth/phantom/nonce/.",
  "/api/auth/phantom/nonce/..",
  "/..",
  "/docs%",
  "/docs%zz",
  "/docs/%ff",
  "/docs/%c0%ae%c0%ae/login",
  "/docs%0d%0aX-Planted:%20yes",
  "/docs%7f",
  "/docs%00",
  "/docs?q=%00",
  "/docs#x",
  "http://localhost/docs",
  "http://localhost:3000/docs",
  "*",
  "/build/../server.ts",
  "/healthz/../docs",
];

describe("an address with two readings", () => {
  test.each(MANY_READINGS)("%s is refused before anything reads it", async (path) => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const answer = await ask(app.port, here(), path, { method });
      expect([method, answer.status]).toEqual([method, 400]);
      expect(JSON.parse(answer.body).error).toMatch(/^This address cannot be understood\./);
    }
  });

  test("is refused on a site's host as well, and where it asks for a socket", async () => {
    for (const path of MANY_READINGS.filter((path) => /^\/[^?]*$/.test(path))) {
      const onSite = await ask(app.port, `nobody.sites.localhost:${app.port}`, path);
      expect([path, onSite.status]).toEqual([path, 400]);
      const upgrade = await sendRaw(
        app.port,
        `GET ${path} HTTP/1.1\r\nHost: ${here()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==`,
      );
      expect([path, upgrade.split("\r\n")[0]]).toEqual([path, "HTTP/1.1 400 Bad Request"]);
    }
  });

  test("is answered with a page where a person opened it, which runs and loads nothing", async () => {
    const headers = { accept: "text/html" };
    const answer = await ask(app.port, here(), "/x/../docs", { headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain("<h1>This address cannot be understood.</h1>");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("does not get a large body past the limit of where it leads", async () => {
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: ${here()}\r\nContent-Length: 11000000`;
    expect(await sendRaw(app.port, head("/projects/..\\login"))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(app.port, head("/login"))).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("is not what people write: names, questions and apps' own routes stay", async () => {
    for (const path of [
      "/docs?q=a\\b&x=../y//z%5c%0a%zz",
      "/docs/",
      "/docs?a=..",
      "/?prompt=A%20list%0Awith%20two%20lines",
    ]) {
      expect([path, (await ask(app.port, here(), path)).status]).toEqual([path, 200]);
    }
    for (const path of ["/.well-known/x", "/a..b/...", "/~x/%20%C3%A4", "/a%2Fb", "/a//b"]) {
      const answer = await ask(app.port, `nobody.sites.localhost:${app.port}`, path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test("a coded slash is none of the product's", async () => {
    for (const path of ["/api%2fauth%2fme", "/generate/a%2Fb", "/sites%2Fx/"]) {
      expect([path, (await ask(app.port, here(), path)).status]).toEqual([path, 400]);
    }
  });
});

test("pages take forms by POST only: limits know no other way to send one", async () => {
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    for (const path of ["/login", "/projects/new", "/LOGIN/", "/login.data", "/x"]) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const answer = await ask(app.port, here(), path, { method, body: "name=mallory", headers });
      expect([method, path, answer.status]).toEqual([method, path, 405]);
      expect(answer.headers.allow).toBe("GET, HEAD, OPTIONS, POST");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  }
});

test("no header makes one method another, and no method is one in small letters", async () => {
  const headers = {
    "x-http-method-override": "DELETE",
    "x-http-method": "DELETE",
    "x-method-override": "DELETE",
  };
  expect((await ask(app.port, here(), "/api/auth/logout", { headers })).status).toBe(405);
  for (const method of ["get", "Get", "GETT", "TRACE", "CONNECT"]) {
    const answer = await sendRaw(app.port, `${method} /docs HTTP/1.1\r\nHost: ${here()}`);
    expect([method, answer]).toEqual([method, expect.not.stringMatching(/^HTTP\/1\.1 [235]/)]);
  }
});

describe("a limit counts every spelling that reaches its route", () => {
  let limited: AppServer;
  beforeAll(async () => {
    limited = await AppServer.start({ RATE_LIMIT_SCALE: "1" });
  });
  afterAll(() => limited.stop());

  test("of a sign-in", async () => {
    const spellings = ["/login", "/login/.data", "/LOGIN/", "/%6cogin", "/login.data", "/login//"];
    const statuses: number[] = [];
    for (let count = 0; count <= SIGN_INS_PER_MINUTE; count += 1) {
      const path = spellings[count % spellings.length] ?? "";
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const host = `localhost:${limited.port}`;
      const body = "name=<b>";
      statuses.push(
        (await ask(limited.port, host, path, { method: "POST", body, headers })).status,
      );
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });
});

/** A page under a name of somebody else's, which was led here. */
function askAs(host: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(app.port, host, "/docs?gate", { headers });
}

describe("a host", () => {
  test("that is this machine, by name or address, opens the product on a first start", async () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]", "192.168.1.4", "my.localhost"]) {
      expect([host, (await askAs(`${host}:${app.port}`)).status]).toEqual([host, 200]);
      expect([host, (await askAs(host)).status]).toEqual([host, 200]);
    }
  });

  test("of somebody else is told so, and what to set; nothing else is answered under it", async () => {
    for (const host of ["evil.example", `my-laptop.local:${app.port}`, "localhost.evil.example"]) {
      for (const path of ["/", "/api/auth/me", "/favicon.ico", "/sites/x/", "/nope"]) {
        const answer = await ask(app.port, host, path, { headers: { accept: "text/html" } });
        expect([host, path, answer.status]).toEqual([host, path, 421]);
        expect(answer.body).toContain(`<code>APP_URL</code> to <code>http://${host}</code>`);
        expect(answer.body).toContain(`href="http://localhost:${app.port}"`);
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
    }
  });

  test("is the one of the request itself, whatever it says was forwarded", async () => {
    const forwarded = { "x-forwarded-host": here(), forwarded: `host=${here()}` };
    expect((await askAs("evil.example", forwarded)).status).toBe(421);
    expect((await askAs(here(), { "x-forwarded-host": "evil.example" })).status).toBe(200);
  });

  test("that was given twice, or not at all, opens nothing", async () => {
    const twice = `GET /docs HTTP/1.1\r\nHost: ${here()}\r\nHost: evil.example`;
    expect(await sendRaw(app.port, twice)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(app.port, "GET /docs HTTP/1.0")).toMatch(/^HTTP\/1\.1 421 /);
    expect(await sendRaw(app.port, "GET /docs HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("that is none is no defect of ours, and nothing of it is shown", async () => {
    for (const host of ["<b>x</b>", "a b", "[::1", "x/login#", `${"x".repeat(300)}.example`, "ä"]) {
      const answer = await askAs(host, { accept: "text/html" });
      expect([host, answer.status]).toEqual([host, 421]);
      expect(answer.body).not.toContain("<b>");
    }
    expect(app.output).not.toMatch(/"level":[456]0/);
  });

  test("may be any for whoever looks after the process", async () => {
    for (const host of ["evil.example", "10.0.0.7:3000", "localhost"]) {
      const answer = await ask(app.port, host, "/healthz");
      expect([host, answer.status, answer.body]).toEqual([host, 200, '{"status":"ok"}']);
    }
    expect(await sendRaw(app.port, "GET /healthz HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("with an address of its own", () => {
  let named: AppServer;
  beforeAll(async () => {
    named = await AppServer.start({
      APP_URL: "https://sayso.example",
      APP_HOSTS: "sayso.fly.dev",
      DEV_LOGIN: "",
    });
  });
  afterAll(() => named.stop());

  test("the product answers there and where it is told to, and nowhere else", async () => {
    for (const host of ["sayso.example", "sayso.example:443", "SAYSO.example", "sayso.fly.dev"]) {
      expect([host, (await ask(named.port, host, "/docs")).status]).toEqual([host, 200]);
    }
    const elsewhere = ["localhost", `127.0.0.1:${named.port}`, "evil.example", "sayso.example:80"];
    for (const host of elsewhere) {
      const answer = await ask(named.port, host, "/docs", { headers: { accept: "text/html" } });
      expect([host, answer.status]).toEqual([host, 421]);
      expect(answer.body).toContain(`<code>APP_HOSTS</code> to <code>${host}</code>`);
    }
    expect((await ask(named.port, "localhost", "/healthz")).status).toBe(200);
  });

  test("an origin is ours by scheme, host and port", async () => {
    const logOut = (origin: string, host = "sayso.example") =>
      ask(named.port, host, "/api/auth/logout", { method: "POST", headers: { origin } });
    expect((await logOut("https://sayso.example")).status).toBe(204);
    for (const origin of [
      "http://sayso.example",
      "https://sayso.example:8443",
      "https://sayso.example.",
      "https://sayso.fly.dev",
      "https://evil.example",
      "sayso.example",
      "null",
    ]) {
      expect([origin, (await logOut(origin)).status]).toEqual([origin, 403]);
    }
  });
});

test("a page whose origin is hidden by its browser is believed by that browser's own word", async () => {
  const headers = {
    origin: "null",
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
  };
  for (const path of ["/login", "/login.data"]) {
    const sent = { method: "POST", body: "name=<b>", headers };
    expect([path, (await ask(app.port, here(), path, sent)).status]).toEqual([path, 400]);
  }
  for (const origin of ["null", "x", "https://evil.example"]) {
    const head = { method: "HEAD", headers: { origin } };
    expect([origin, (await ask(app.port, here(), "/docs.data", head)).status]).toEqual([
      origin,
      200,
    ]);
  }
});

test("development sign-in is for a browser on the same machine, whatever name it uses", async () => {
  for (const header of ["x-forwarded-for", "forwarded"]) {
    const headers = { [header]: "127.0.0.1", "content-type": "application/json" };
    const options = { method: "POST", body: "{}", headers };
    const answer = await ask(app.port, here(), "/api/auth/dev-login", options);
    expect([header, answer.status]).toEqual([header, 403]);
  }
});
