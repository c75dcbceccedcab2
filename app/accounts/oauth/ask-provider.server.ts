import { Authenticator, AuthorizationError } from "remix-auth";
import { newSecret } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import { PATIENCE_MS } from "./ask-bounded.server";
import { type Flow, flowStorage, newFlowStorage } from "./flow.server";
import type { Provider, ProviderProfile } from "./provider";
import { readProviderKeys } from "./provider-keys.server";
import { SignInProblem, type SignInProblemCode } from "./sign-in-problem";
import { createStrategy } from "./strategies.server";

/** What remix-auth-oauth2 says of a callback that does not belong to this browser's sign-in. */
const STATE_FAILURES = new Set([
  "Missing state on URL.",
  "Missing state on session.",
  "State doesn't match.",
]);

/**
 * Sends a person to a provider, with state and PKCE.
 *
 * @returns the redirect, which carries the cookie that remembers the sign-in
 * @throws {SignInProblem} off
 */
export async function askProvider(
  request: Request,
  { provider, returnTo, linkTo }: Omit<Flow, "verifier">,
): Promise<Response> {
  const verifier = newSecret();
  const storage = newFlowStorage({ provider, verifier, returnTo, linkTo });
  try {
    await authenticate(request, provider, verifier, storage);
  } catch (response) {
    if (response instanceof Response) return response;
    throw response;
  }
  throw new Error("The strategy did not send the person to the provider.");
}

/**
 * Hears from a provider who the person is that it has sent back. Changes nothing.
 *
 * @throws {SignInProblem} denied, state, refused, unreachable
 */
export async function hearProvider(request: Request, flow: Flow): Promise<ProviderProfile> {
  const { provider, verifier } = flow;
  const failure = new URL(request.url).searchParams.get("error");
  if (failure !== null) {
    throw new SignInProblem(failure === "access_denied" ? "denied" : "refused", provider);
  }
  const asked = authenticate(request, provider, verifier, flowStorage());
  try {
    return await withPatience(asked);
  } catch (error) {
    if (error instanceof SignInProblem) throw error;
    const problem = classify(error);
    if (problem === "unreachable") log.warn({ err: error, provider }, "a provider failed");
    throw new SignInProblem(problem, provider, error);
  }
}

function authenticate(
  request: Request,
  provider: Provider,
  verifier: string,
  storage: ReturnType<typeof flowStorage>,
): Promise<ProviderProfile> {
  const keys = readProviderKeys(provider);
  if (!keys) throw new SignInProblem("off", provider);
  const authenticator = new Authenticator<ProviderProfile>(storage);
  authenticator.use(createStrategy(provider, keys, { verifier }), provider);
  return authenticator.authenticate(provider, request, { throwOnError: true });
}

/** An answer that comes later is dropped; it has no effects of its own. */
function withPatience<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer in ${PATIENCE_MS} ms.`)),
      PATIENCE_MS,
    );
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The package hands on the text of a refused token request as the error's message. */
function classify(error: unknown): SignInProblemCode {
  if (!(error instanceof AuthorizationError)) return "unreachable";
  if (STATE_FAILURES.has(error.message)) return "state";
  if (error.message === "Missing code." || error.message === "Missing access token.") {
    return "refused";
  }
  try {
    return typeof JSON.parse(error.message).error === "string" ? "refused" : "unreachable";
  } catch {
    return "unreachable";
  }
}
