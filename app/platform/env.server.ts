import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isLoopback } from "./loopback";
import { endRefusedStart, refuseValue, StartRefusal } from "./start-refusal";
import {
  addressesByHost,
  amount,
  appAddress,
  databaseUrl,
  dnsServers,
  email,
  emails,
  flag,
  hosts,
  mailServer,
  oneOf,
  optional,
  packageNames,
  sender,
  sitesHost,
  snowflake,
  sol,
  tokens,
  walletAddress,
  walletAddresses,
  webAddress,
  wholeNumber,
} from "./variable-kinds";

const NAME = "must have 1 to 40 characters";

/** What the environment may set, and how each is read. */
export const variables = z.object({
  NODE_ENV: oneOf("development", "production", "test").default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  APP_NAME: z.string().trim().min(1, NAME).max(40, NAME).default("Sayso"),
  APP_URL: appAddress,
  APP_HOSTS: hosts,
  SITES_HOST: sitesHost,
  // Who is asked for the proofs of domains; the servers of this machine when absent.
  DNS_SERVERS: dnsServers,
  DATABASE_URL: databaseUrl,
  DATA_DIR: z.string().default("data"),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  AI_PROVIDER: oneOf("starter", "openai", "anthropic", "ollama").default("starter"),
  AI_BASE_URL: webAddress,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_CONTEXT_TOKENS: wholeNumber(4_096, 10_000_000).optional(),
  AI_PROFILE: oneOf("form", "small", "strong").optional(),
  // Whether people may connect models in the private network, which this server would reach for them.
  AI_ALLOW_PRIVATE_ADDRESSES: oneOf("on", "off")
    .default("off")
    .transform((value) => value === "on"),
  // Where its sign-in is; another address only for one under test.
  OPENROUTER_URL: webAddress,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GITHUB_CLIENT_ID: optional,
  GITHUB_CLIENT_SECRET: optional,
  // Where the providers are; another address only for one under test.
  OAUTH_GOOGLE_URL: webAddress,
  OAUTH_GITHUB_URL: webAddress,
  // Off on a small machine: the process that builds begins with the first preview that is asked for.
  BUILD_WARM_UP: oneOf("on", "off").default("on"),
  // How long a thread without work is kept. Whoever reads an answer of the starter before asking for more would wait for
  // another one after ten seconds as well.
  WORKER_IDLE_SECONDS: wholeNumber(1, 3_600).default(2),
  // Whether projects may import packages that do not ship with the product, and from where.
  PACKAGES: oneOf("on", "off").default("on"),
  NPM_REGISTRY: webAddress,
  PACKAGES_ALLOW: packageNames,
  PACKAGES_DENY: packageNames,
  PROJECT_PACKAGES: wholeNumber(1, 20_000).default(1_500),
  PROJECT_PACKAGES_MB: wholeNumber(1, 100_000).default(600),
  PROJECT_PACKAGE_FILES: wholeNumber(1, 10_000_000).default(80_000),
  PACKAGE_MB: wholeNumber(1, 100_000).default(200),
  PACKAGE_SECONDS: wholeNumber(5, 3_600).default(120),
  PACKAGE_STORE_MB: wholeNumber(100, 10_000_000).default(10_000),
  // Whether people may import public repositories, and where their hosts are, e.g. a mirror of one.
  IMPORT_REPOSITORIES: oneOf("on", "off").default("on"),
  REPOSITORY_ORIGINS: addressesByHost,
  // Whether people may push their projects to repositories: on the internet, or in the private network too.
  PUSH_REPOSITORIES: oneOf("on", "off", "private").default("on"),
  // Takes the pictures of published apps: its path, or "off"; one of the usual names on PATH when absent.
  CHROMIUM_PATH: optional,
  // Off where the system lets Chromium have no sandbox, as in most containers.
  CHROMIUM_SANDBOX: oneOf("on", "off").default("on"),
  DEV_LOGIN: flag,
  // Who may make an account: anybody, whoever has an invitation, or nobody.
  REGISTRATION: oneOf("open", "invitation", "closed").default("open"),
  RATE_LIMIT_SCALE: amount.default(1),
  HUMAN_SECONDS: wholeNumber(0, 60).default(2),
  TRIAL_TOKENS_PER_DAY: wholeNumber(0, 1_000_000_000).default(2_000_000),
  MEMBER_TOKENS_PER_DAY: wholeNumber(0, 1_000_000_000).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  ADMIN_EMAILS: emails,
  ADMIN_WALLETS: walletAddresses,
  // Lets pushes go to a service on this machine; only for one under test.
  PUSH_TO_LOOPBACK: flag,
  SMTP_URL: mailServer,
  MAIL_FROM: sender,
  // Off is also the way back: it takes the worker out of every browser that comes by.
  SERVICE_WORKER: oneOf("on", "off").optional(),
  TOKEN_MINT: walletAddress,
  CONTACT_EMAIL: email,
  CAREERS_EMAIL: email,
  SOURCE_URL: webAddress,
  CHAT_URL: webAddress,
  // Plans that are paid on chain: off unless there is a treasury as well.
  PLANS: oneOf("on", "off")
    .default("off")
    .transform((value) => value === "on"),
  TREASURY_WALLET: walletAddress,
  SOLANA_RPC_URL: webAddress,
  // Another node, which must see a payment as well before it counts.
  SOLANA_SECOND_RPC_URL: webAddress,
  // Which network payments are made in: mainnet's when absent.
  SOLANA_GENESIS_HASH: walletAddress.default("5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"),
  PRICE_BASIC_SOL: sol,
  PRICE_UNLIMITED_SOL: sol,
  UNLIMITED_HOLDING: tokens,
  // The account on X whose mentions are read, and by whose tokens; where its API is, e.g. a gateway.
  X_ACCOUNT_ID: snowflake,
  X_BEARER_TOKEN: optional,
  X_WRITE_TOKEN: optional,
  X_API_URL: webAddress,
  LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "silent").default("info"),
});

export type Env = ReturnType<typeof parseEnv>;

/**
 * Parses and checks the whole configuration once. Empty strings count as absent.
 *
 * @throws {StartRefusal} with one sentence that names the variable and says what it may hold
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw refuseValue(String(issue?.path[0]), issue);
  }
  const values = parsed.data;
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`);
  const isLocal = isLoopback(appUrl.hostname);
  if (values.DEV_LOGIN && !isLocal) {
    throw new StartRefusal(
      `DEV_LOGIN lets anyone sign in as anyone, so it needs an APP_URL on localhost; it is ${appUrl.origin}.`,
    );
  }
  if (values.PUSH_TO_LOOPBACK && !isLocal) {
    throw new StartRefusal("PUSH_TO_LOOPBACK is for tests, so it needs an APP_URL on localhost.");
  }
  if (values.AI_PROVIDER !== "starter" && !values.AI_MODEL) {
    throw new StartRefusal(`AI_MODEL must name a model when AI_PROVIDER is ${values.AI_PROVIDER}.`);
  }
  if (values.AI_PROVIDER === "anthropic" && !values.AI_API_KEY) {
    throw new StartRefusal("AI_API_KEY must be set when AI_PROVIDER is anthropic.");
  }
  if (values.AI_PROVIDER === "openai" && !values.AI_API_KEY && !values.AI_BASE_URL) {
    throw new StartRefusal(
      "AI_API_KEY must be set when AI_PROVIDER is openai, or AI_BASE_URL for a local server.",
    );
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new StartRefusal("MAIL_FROM must say whom mails are from when SMTP_URL is set.");
  }
  if (values.PLANS && values.TREASURY_WALLET && !values.SOLANA_RPC_URL) {
    throw new StartRefusal(
      "SOLANA_RPC_URL must be set when PLANS is on and TREASURY_WALLET says whom they are paid to: without a node no payment can be seen.",
    );
  }
  if (Boolean(values.X_BEARER_TOKEN) !== Boolean(values.X_ACCOUNT_ID)) {
    throw new StartRefusal(
      "X_BEARER_TOKEN and X_ACCOUNT_ID need each other: set both, or neither.",
    );
  }
  if (values.X_WRITE_TOKEN && !values.X_BEARER_TOKEN) {
    throw new StartRefusal("X_WRITE_TOKEN answers what X_BEARER_TOKEN reads, so it needs that.");
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
    // While the source changes, what a worker keeps is in the way.
    SERVICE_WORKER: values.SERVICE_WORKER ?? (values.NODE_ENV === "development" ? "off" : "on"),
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

/** Makes the folder of all that is stored, where there is none. @throws {StartRefusal} */
export function openDataDir(env: Env): void {
  try {
    mkdirSync(env.DATA_DIR, { recursive: true });
    accessSync(env.DATA_DIR, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw refuseValue("DATA_DIR", error);
  }
}

function readOrStop(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    return endRefusedStart(error);
  }
}

/** The configuration of this process. */
export const env: Env = readOrStop();
