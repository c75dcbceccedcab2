import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parseEnv, readSecret } from "./env.server";

test("with nothing set, everything has a working default", () => {
  const env = parseEnv({});
  expect(env.APP_URL).toBe("http://localhost:3000");
  expect(env.SITES_HOST).toBe("sites.localhost:3000");
  expect(env.DATABASE_URL).toMatch(/^file:.*data\/sayso\.db$/);
  expect(env.AI_PROVIDER).toBe("starter");
});

test("an empty value counts as absent", () => {
  expect(parseEnv({ PORT: "", APP_URL: "" }).PORT).toBe(3000);
});

test("a domain without a declared wildcard host uses the path fallback for sites", () => {
  expect(parseEnv({ APP_URL: "https://sayso.example" }).SITES_HOST).toBe("path");
});

test.each([
  [{ PORT: "http" }, "PORT"],
  [{ APP_URL: "sayso.example" }, "APP_URL"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ AI_PROVIDER: "skynet" }, "AI_PROVIDER"],
  [{ AI_PROVIDER: "anthropic", AI_MODEL: "x" }, "AI_API_KEY"],
  [{ AI_PROVIDER: "ollama" }, "AI_MODEL"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET"],
  [{ ADMIN_EMAILS: "ann@example.com, bob" }, "ADMIN_EMAILS is not usable: must be email"],
  [{ ADMIN_WALLETS: "0x52908400098527886E0F7030069857D2E4169EE7" }, "ADMIN_WALLETS is not usable"],
  [{ DEV_LOGIN: "true", APP_URL: "https://sayso.example" }, "DEV_LOGIN"],
  [{ DEV_LOGIN: "true", APP_URL: "http://localhost.evil.example" }, "DEV_LOGIN"],
])("%j stops the start with a sentence that names %s", (source, name) => {
  expect(() => parseEnv(source)).toThrow(name);
});

test("development login is for loopback hosts, whatever their spelling", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]", "app.localhost"]) {
    expect(parseEnv({ DEV_LOGIN: "true", APP_URL: `http://${host}:3000` }).DEV_LOGIN).toBe(true);
  }
});

test("the secret is made once, for the server's user alone, and one that was cut short is refused", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-secret-"));
  try {
    const env = parseEnv({ DATA_DIR: path.join(folder, "data") });
    const file = path.join(env.DATA_DIR, "session-secret");
    const secret = readSecret(env);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret(env)).toBe(secret);
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual([secret, 0o600]);
    writeFileSync(file, "");
    expect(() => readSecret(env)).toThrow(/holds no secret\. Delete it/);
    const given = "a secret of thirty-two characters";
    expect(readSecret(parseEnv({ DATA_DIR: folder, SESSION_SECRET: given }))).toBe(given);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
