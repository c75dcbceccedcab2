import { createHash, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { readBounded } from "~/platform/bounded-body";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { readSecret } from "~/platform/session-secret.server";
import { accountModelsPath } from "~/platform/urls";

/** How long somebody may take there, in milliseconds. */
const WAY_MS = 15 * 60_000;
const PATIENCE_MS = 15_000;
/** Longest answer that is read, in bytes; a key has some eighty. */
const ANSWER_BYTES = 10_000;

const answerSchema = z.object({ key: z.string().min(1) });

function site(): string {
  return (env.OPENROUTER_URL ?? "https://openrouter.ai").replace(/\/+$/, "");
}

/** Where OpenRouter's own API is: models are asked there with the key. */
export function openRouterApi(): string {
  return `${site()}/api/v1`;
}

/**
 * Where the sign-in begins (OpenRouter, "OAuth PKCE"). Nothing is remembered: the verifier is made of the
 * person, the time and the installation's secret, so that a code which somebody else obtained fits nobody.
 *
 * @param origin the address under which the person is here
 */
export function openRouterAddress(userId: string, origin: string): string {
  const state = `${Date.now()}.${randomBytes(12).toString("base64url")}`;
  const back = new URL(`${accountModelsPath}/openrouter/callback`, origin);
  back.searchParams.set("state", state);
  const challenge = createHash("sha256").update(verifierOf(userId, state)).digest("base64url");
  const address = new URL(`${site()}/auth`);
  address.searchParams.set("callback_url", back.href);
  address.searchParams.set("code_challenge", challenge);
  address.searchParams.set("code_challenge_method", "S256");
  return address.href;
}

/**
 * Exchanges what OpenRouter sent a person back with for a key of theirs.
 *
 * @throws {AppError} 400 with what to do
 */
export async function openRouterKey(userId: string, query: URLSearchParams): Promise<string> {
  const code = query.get("code");
  const state = query.get("state") ?? "";
  const age = Date.now() - Number(state.split(".")[0]);
  if (!code || !(age >= 0 && age < WAY_MS)) {
    throw failed("The sign-in with OpenRouter was not finished");
  }
  const body = {
    code: code.slice(0, 1_000),
    code_verifier: verifierOf(userId, state),
    code_challenge_method: "S256",
  };
  const answer = await fetch(`${openRouterApi()}/auth/keys`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!answer) throw failed("OpenRouter could not be reached");
  if (!answer.ok) throw failed("OpenRouter did not accept the sign-in");
  const bytes = await readBounded(answer.body, ANSWER_BYTES).catch(() => null);
  const parsed = answerSchema.safeParse(bytes && readJson(bytes.toString("utf8")));
  if (!parsed.success) throw failed("OpenRouter sent no key");
  return parsed.data.key;
}

/** RFC 7636 wants 43 to 128 characters. */
function verifierOf(userId: string, state: string): string {
  const secret = readSecret(env);
  return createHmac("sha256", secret).update(`openrouter ${userId} ${state}`).digest("base64url");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failed(what: string): AppError {
  return new AppError(400, `${what}. Nothing was connected; please try again.`);
}
