import { createCookieSessionStorage, type SessionStorage } from "@remix-run/node";
import { z } from "zod";
import { cookieName, writeCookie } from "~/platform/cookies.server";
import { env } from "~/platform/env.server";
import { readSecret } from "~/platform/session-secret.server";
import { isProvider, type Provider } from "./provider";

const FLOW_COOKIE = "sayso_oauth";
/** How long a person may take at the provider: to find a password, or a phone. */
export const FLOW_SECONDS = 10 * 60;

/** What must be remembered, in this browser alone, while a person is at a provider. */
const flowSchema = z.object({
  provider: z.string().refine(isProvider),
  /** The PKCE verifier. */
  verifier: z.string(),
  /** A path of ours. */
  returnTo: z.string(),
  /** The signed-in person who asked to add this way of signing in. */
  linkTo: z.string().nullable(),
  /** Milliseconds; a browser that keeps cookies longer gains nothing. */
  expiresAt: z.number(),
});
export type Flow = Omit<z.infer<typeof flowSchema>, "expiresAt">;

let storage: SessionStorage | undefined;

/** A signed cookie that the browser drops after ten minutes. Made with its first use. */
export function flowStorage(): SessionStorage {
  storage ??= createCookieSessionStorage({
    cookie: {
      name: cookieName(FLOW_COOKIE),
      secrets: [readSecret(env)],
      path: "/",
      httpOnly: true,
      // The provider sends the person back by a link, and Lax cookies come along with that.
      sameSite: "lax",
      secure: env.isSecure,
      maxAge: FLOW_SECONDS,
    },
  });
  return storage;
}

/** The storage for a sign-in that begins: what is in the cookie of an earlier one is forgotten. */
export function newFlowStorage(flow: Flow): SessionStorage {
  const kept = flowStorage();
  return {
    ...kept,
    getSession: () => kept.getSession(null),
    commitSession(session, options) {
      session.set("flow", { ...flow, expiresAt: Date.now() + FLOW_SECONDS * 1000 });
      return kept.commitSession(session, options);
    },
  };
}

/** The sign-in that this browser has begun with this provider, if it has and there is time left. */
export async function readFlow(request: Request, provider: Provider): Promise<Flow | null> {
  const session = await flowStorage().getSession(request.headers.get("Cookie"));
  const parsed = flowSchema.safeParse(session.get("flow"));
  if (!parsed.success) return null;
  const { expiresAt, ...flow } = parsed.data;
  return flow.provider === provider && expiresAt > Date.now() ? (flow as Flow) : null;
}

/** The `Set-Cookie` value that forgets the sign-in. */
export function forgetFlow(): string {
  return writeCookie(FLOW_COOKIE, "", 0);
}
