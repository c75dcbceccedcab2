import { expect, test } from "vitest";
import { parseEnv } from "./env.server";

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
