import { z } from "zod";
import { isMailAddress } from "./mail/mail-headers";

/** The kinds of values that environment variables have. Each says in words what it takes. */

/** An address in base58, checked by its form alone: platform code does not know wallets. */
const WALLET = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
/** A name and perhaps a port: what stands behind a site's label, and in a security header, too. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

export const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

export const flag = oneOf("true", "false", "1", "0")
  .optional()
  .transform((value) => value === "true" || value === "1");

export function oneOf<const Words extends [string, ...string[]]>(...words: Words) {
  return z.enum(words, { message: `must be one of ${words.join(", ")}` });
}

export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ message }).int(message).min(least, message).max(most, message);
}

const AMOUNT = "must be a number above 0";
export const amount = z.coerce.number({ message: AMOUNT }).positive(AMOUNT).finite(AMOUNT);

const HTTP = "must be an address that begins with http:// or https://";
const httpUrl = z
  .string()
  .refine((value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ""), HTTP);

export const webAddress = optional.pipe(httpUrl.optional());

/** The address of the product itself. */
export const appAddress = optional.pipe(
  httpUrl
    .refine((value) => parseUrl(value)?.pathname === "/", "must be an address without a path")
    .optional(),
);

/** The wildcard host of the sites, or `path`. */
export const sitesHost = optional.pipe(
  z
    .string()
    .regex(HOST, 'must be a host like sites.example, with its port if it has one, or "path"')
    .optional(),
);

/** A database in memory would be another one for each connection. */
export const databaseUrl = z
  .string()
  .regex(
    /^(?:file:(?!:memory:).|postgres(?:ql)?:\/\/)/,
    "must be file: and a path, or postgresql:// and a server",
  )
  .optional();

export const email = optional.pipe(z.string().email("must be an email address").optional());

/** The mail server. Its password is in it: whatever is wrong, the value is not repeated. */
export const mailServer = optional.pipe(
  z
    .string()
    .refine(
      (value) => /^smtps?:$/.test(parseUrl(value)?.protocol ?? "") && parseUrl(value)?.hostname,
      "must be a mail server like smtps://user:password@mail.example:465",
    )
    .optional(),
);

/** `ann@example.com` or `Ann <ann@example.com>`. */
const SENDER =
  /^(?:(?<name>[^<>"\p{C}\p{Zl}\p{Zp}]{1,80}?)\s*<(?<inner>[^<>]+)>|(?<bare>[^<>]+))$/u;

/** Whom mails are from: a name, if one is given, and an address. */
export const sender = optional.transform((value, context) => {
  if (value === undefined) return undefined;
  const { name, inner, bare } = SENDER.exec(value)?.groups ?? {};
  const address = inner ?? bare ?? "";
  if (isMailAddress(address)) return { address, ...(name ? { name: name.trim() } : {}) };
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: "must be an address, with a name or without: Sayso <hello@sayso.example>",
  });
  return z.NEVER;
});

const list = z
  .string()
  .optional()
  .transform((value) =>
    (value ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );

export const hosts = list.pipe(
  z.array(z.string().regex(HOST, "must be hosts like sayso.example:3000, parted by commas")),
);

const DNS_SERVER = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d{1,5})?$/i;
/** Addresses of DNS servers, each with its port if that is not 53. */
export const dnsServers = list.pipe(
  z.array(z.string().regex(DNS_SERVER, "must be addresses like 9.9.9.9, parted by commas")),
);

export const emails = list.pipe(
  z.array(z.string().email("must be email addresses, parted by commas")),
);

/** Names of packages, where `*` stands for any part: `lodash`, `@acme/*`. */
export const packageNames = list.pipe(
  z.array(
    z
      .string()
      .max(214)
      .regex(/^[@\w.~*/-]+$/, "must be names of packages like lodash or @acme/*, parted by commas"),
  ),
);

const BY_HOST = 'must be JSON like {"github.com": "https://mirror.example"}';
/** Addresses to use in the place of hosts. */
export const addressesByHost = optional.transform((value, context): Record<string, string> => {
  try {
    return value ? z.record(httpUrl).parse(JSON.parse(value)) : {};
  } catch {
    context.addIssue({ code: "custom", message: BY_HOST });
    return z.NEVER;
  }
});

/** An id as X gives it: digits, more than a number of JavaScript can hold. */
export const snowflake = optional.pipe(
  z
    .string()
    .regex(/^\d{1,19}$/, "must be an id of digits")
    .optional(),
);

export const walletAddress = optional.pipe(
  z.string().regex(WALLET, "must be a Solana address").optional(),
);

export const walletAddresses = list.pipe(
  z.array(z.string().regex(WALLET, "must be Solana addresses, parted by commas")),
);

/** An amount of SOL above nothing, to the lamport. */
export const sol = optional.pipe(
  z
    .string()
    .regex(
      /^(?=.*[1-9])\d{1,7}(?:\.\d{1,9})?$/,
      "must be an amount of SOL like 0.5, with at most nine decimals",
    )
    .optional(),
);

/** A number of whole tokens. */
export const tokens = optional.pipe(
  z
    .string()
    .regex(/^[1-9]\d{0,17}$/, "must be a whole number of tokens above 0")
    .optional(),
);

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
