import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openDataDir, parseEnv } from "./env.server";
import { readSecret } from "./session-secret.server";

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

/** What no variable may hold; the others take any text. */
const WRONG: Record<string, string[]> = {
  PORT: ["http", "70000", "3000.5"],
  APP_URL: ["sayso.example", "localhost:3000", "https://sayso.example/app"],
  APP_HOSTS: ["https://sayso.example", "sayso.example, *.example"],
  APP_NAME: ["  ", "x".repeat(41)],
  SITES_HOST: ["https://sites.example", "*.sites.example", "sites.example/x", "a b"],
  TRUST_PROXY: ["true", "11"],
  SERVICE_WORKER: ["sometimes"],
  LOG_LEVEL: ["verbose"],
  RATE_LIMIT_SCALE: ["0", "many"],
  HUMAN_SECONDS: ["-1", "61", "few"],
  TRIAL_TOKENS_PER_DAY: ["-1", "many"],
  MEMBER_TOKENS_PER_DAY: ["-1", "many"],
  DATABASE_URL: ["mysql://x", "file:", "file::memory:"],
  SESSION_SECRET: ["short"],
  AI_PROVIDER: ["skynet"],
  AI_BASE_URL: ["localhost:1234/v1"],
  AI_CONTEXT_TOKENS: ["100", "8k"],
  AI_PROFILE: ["huge"],
  AI_ALLOW_PRIVATE_ADDRESSES: ["yes"],
  BUILD_WARM_UP: ["later"],
  WORKER_IDLE_SECONDS: ["0", "3601", "long"],
  PACKAGES: ["yes"],
  NPM_REGISTRY: ["registry.example"],
  PACKAGES_ALLOW: ["react; rm", "a b"],
  PACKAGES_DENY: ["$(x)"],
  PROJECT_PACKAGES: ["0", "all"],
  PROJECT_PACKAGES_MB: ["0", "1 GB"],
  PROJECT_PACKAGE_FILES: ["0", "many"],
  PACKAGE_MB: ["0", "1 GB"],
  PACKAGE_SECONDS: ["1", "long"],
  PACKAGE_STORE_MB: ["10", "large"],
  IMPORT_REPOSITORIES: ["yes"],
  PUSH_REPOSITORIES: ["yes"],
  REPOSITORY_ORIGINS: ["github.com", '{"github.com": "mirror"}', "[]1"],
  CHROMIUM_SANDBOX: ["no"],
  DEV_LOGIN: ["yes"],
  REGISTRATION: ["yes", "invite"],
  ADMIN_EMAILS: ["ann@example.com, bob"],
  ADMIN_WALLETS: ["0x52908400098527886E0F7030069857D2E4169EE7"],
  SMTP_URL: ["mail.example:25", "https://mail.example", "smtp://"],
  MAIL_FROM: [
    "Sayso",
    "Sayso <hello>",
    "a@b.example, c@d.example",
    "A\nBcc: b@c.example <a@b.example>",
  ],
  TOKEN_MINT: ["SAYSO"],
  DNS_SERVERS: ["dns.example", "9.9.9.9; 1.1.1.1"],
  X_ACCOUNT_ID: ["@sayso", "12345678901234567890"],
  X_API_URL: ["api.x.com"],
  PLANS: ["yes"],
  TREASURY_WALLET: ["treasury.sol"],
  SOLANA_RPC_URL: ["rpc.example"],
  SOLANA_SECOND_RPC_URL: ["ws://rpc.example"],
  SOLANA_GENESIS_HASH: ["mainnet"],
  PRICE_BASIC_SOL: ["0", "1,5", "-1", "0.0000000001", "1e3"],
  PRICE_UNLIMITED_SOL: ["0.0", "free"],
  UNLIMITED_HOLDING: ["0", "10M", "1.5"],
  CONTACT_EMAIL: ["hello"],
  CAREERS_EMAIL: ["https://sayso.example"],
  SOURCE_URL: ["git.example/sayso"],
  CHAT_URL: ["javascript:alert(1)"],
};
const ANY_TEXT = [
  ...["HOST", "DATA_DIR", "AI_MODEL", "AI_API_KEY", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ...["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET", "X_BEARER_TOKEN", "X_WRITE_TOKEN"],
  // Whether there is such a program is asked when pictures are to be taken (publishing/pictures).
  "CHROMIUM_PATH",
];

test.each(
  Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)("%s=%s stops the start with a sentence that says what it takes", (name, value) => {
  const sentence = new RegExp(`^${name} is not usable: must (?:be|have) [^\n]+\\.$`);
  expect(() => parseEnv({ [name]: value })).toThrow(sentence);
});

test("no variable that can be set is left out of these", () => {
  const names = readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm);
  expect([...names].map(([, name]) => name).sort()).toEqual(
    [...Object.keys(WRONG), ...ANY_TEXT].sort(),
  );
});

test.each([
  [{ AI_PROVIDER: "anthropic", AI_MODEL: "x" }, "AI_API_KEY must be set"],
  [{ AI_PROVIDER: "openai", AI_API_KEY: "k" }, "AI_MODEL must name a model"],
  [{ AI_PROVIDER: "ollama" }, "AI_MODEL must name a model"],
  [{ SMTP_URL: "smtp://localhost:1025" }, "MAIL_FROM"],
  [{ PLANS: "on", TREASURY_WALLET: "11111111111111111111111111111112" }, "SOLANA_RPC_URL"],
  [{ X_BEARER_TOKEN: "token" }, "X_ACCOUNT_ID"],
  [{ X_ACCOUNT_ID: "1" }, "X_BEARER_TOKEN"],
  [{ X_WRITE_TOKEN: "token" }, "X_BEARER_TOKEN"],
  [{ DEV_LOGIN: "true", APP_URL: "https://sayso.example" }, "DEV_LOGIN"],
  [{ DEV_LOGIN: "true", APP_URL: "http://192.168.1.4:3000" }, "DEV_LOGIN"],
  [{ DEV_LOGIN: "true", APP_URL: "http://localhost.evil.example" }, "DEV_LOGIN"],
  [{ PUSH_TO_LOOPBACK: "true", APP_URL: "https://sayso.example" }, "PUSH_TO_LOOPBACK"],
])("%j, which do not go together, stop it with a sentence that says %s", (source, name) => {
  expect(() => parseEnv(source)).toThrow(name);
});

test("a secret that is too short is told how long it has to be", () => {
  const short = { SESSION_SECRET: "short" };
  expect(() => parseEnv(short)).toThrow("SESSION_SECRET is not usable: must have at least 32");
});

test("development login says at which names it works", () => {
  const elsewhere = { DEV_LOGIN: "true", APP_URL: "http://192.168.1.4:3000" };
  expect(() => parseEnv(elsewhere)).toThrow(/DEV_LOGIN .* localhost/);
});

test("mails are from an address, with a name or without", () => {
  const from = (MAIL_FROM: string) => parseEnv({ MAIL_FROM }).MAIL_FROM;
  expect(from("hello@sayso.example")).toEqual({ address: "hello@sayso.example" });
  expect(from("Sayso & Söhne <hello@sayso.example>")).toEqual({
    name: "Sayso & Söhne",
    address: "hello@sayso.example",
  });
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
    openDataDir(env);
    const file = path.join(env.DATA_DIR, "session-secret");
    const secret = readSecret(env);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret(env)).toBe(secret);
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual([secret, 0o600]);
    writeFileSync(file, "");
    expect(() => readSecret(env)).toThrow(/^SESSION_SECRET .* holds no secret\. Delete it/);
    const given = "a secret of thirty-two characters";
    expect(readSecret(parseEnv({ DATA_DIR: folder, SESSION_SECRET: given }))).toBe(given);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
