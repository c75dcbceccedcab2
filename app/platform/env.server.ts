import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isLoopback } from "./loopback";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .optional()
  .transform((value) => value === "true" || value === "1");
const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const optionalUrl = optional.pipe(z.string().url().optional());
const list = z
  .string()
  .optional()
  .transform((value) =>
    (value ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );
/** An address in base58. Platform code knows no wallets, so this is only its look. */
const WALLET = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  APP_NAME: z.string().trim().min(1).max(40).default("Sayso"),
  APP_URL: optionalUrl,
  SITES_HOST: optional,
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, "must start with file: or postgresql://")
    .optional(),
  DATA_DIR: z.string().default("data"),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  AI_PROVIDER: z.enum(["starter", "openai", "anthropic", "ollama"]).default("starter"),
  AI_BASE_URL: optionalUrl,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(4_096).max(10_000_000).optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GITHUB_CLIENT_ID: optional,
  GITHUB_CLIENT_SECRET: optional,
  // Where the providers are; another address only for one under test.
  OAUTH_GOOGLE_URL: optionalUrl,
  OAUTH_GITHUB_URL: optionalUrl,
  DEV_LOGIN: flag,
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  ADMIN_EMAILS: list.pipe(z.array(z.string().email("must be email addresses, parted by commas"))),
  ADMIN_WALLETS: list.pipe(
    z.array(z.string().regex(WALLET, "must be Solana addresses, parted by commas")),
  ),
  TOKEN_MINT: optional,
  CONTACT_EMAIL: optional.pipe(z.string().email("must be an email address").optional()),
  CAREERS_EMAIL: optional.pipe(z.string().email("must be an email address").optional()),
  SOURCE_URL: optionalUrl,
  CHAT_URL: optionalUrl,
  SOLANA_RPC_URL: optionalUrl,
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Env = ReturnType<typeof parseEnv>;

/**
 * Parses and checks the whole configuration once. Empty strings count as absent.
 *
 * @throws {Error} with one sentence that names the variable, what it holds and what it may hold
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path[0]} is not usable: ${issue?.message}.`);
  }
  const values = parsed.data;
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`);
  const isLocal = isLoopback(appUrl.hostname);
  if (values.DEV_LOGIN && !isLocal) {
    throw new Error(
      `DEV_LOGIN lets anyone sign in as anyone, so it needs an APP_URL on localhost; it is ${appUrl.origin}.`,
    );
  }
  if (values.AI_PROVIDER !== "starter" && !values.AI_MODEL) {
    throw new Error(`AI_MODEL must name a model when AI_PROVIDER is ${values.AI_PROVIDER}.`);
  }
  if (values.AI_PROVIDER === "anthropic" && !values.AI_API_KEY) {
    throw new Error("AI_API_KEY must be set when AI_PROVIDER is anthropic.");
  }
  if (values.AI_PROVIDER === "openai" && !values.AI_API_KEY && !values.AI_BASE_URL) {
    throw new Error(
      "AI_API_KEY must be set when AI_PROVIDER is openai, or AI_BASE_URL for a local server.",
    );
  }
  const dataDir = path.resolve(values.DATA_DIR);
  return {
    ...values,
    APP_URL: appUrl.origin,
    DATA_DIR: dataDir,
    DATABASE_URL: values.DATABASE_URL ?? `file:${path.join(dataDir, "sayso.db")}`,
    SITES_HOST: values.SITES_HOST ?? defaultSitesHost(appUrl),
    CONTACT_EMAIL: values.CONTACT_EMAIL ?? `hello@${appUrl.hostname}`,
    CAREERS_EMAIL: values.CAREERS_EMAIL ?? `careers@${appUrl.hostname}`,
    isLoopback: isLocal,
    isSecure: appUrl.protocol === "https:",
  };
}

/**
 * Sites live beside a localhost product without set-up. A bare address or a domain without a
 * declared wildcard gets the path fallback: a host that does not resolve would be a blank page.
 */
function defaultSitesHost(appUrl: URL): string {
  return appUrl.hostname === "localhost" ? `sites.${appUrl.host}` : "path";
}

/**
 * The secret that signs what the server hands out. Generated on first use and kept in `dataDir`
 * so that links and cookies survive a restart.
 */
export function readSecret(env: Env): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.DATA_DIR, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(env.DATA_DIR, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
    chmodSync(file, 0o600);
  }
  const secret = readFileSync(file, "utf8").trim();
  // Cut short, as by a full disk: what it signs, anybody could sign.
  if (secret.length < 32) {
    throw new Error(`${file} holds no secret. Delete it, and start again: a new one is made.`);
  }
  return secret;
}

function readOrStop(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    // Before any logger exists; a stack would only hide the sentence.
    process.stderr.write(`Sayso did not start. ${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** The configuration of this process. */
export const env: Env = readOrStop();
