import { expect, onTestFinished, test, vi } from "vitest";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import type { Viewer } from "~/accounts/user";
import { identify, TRIAL_COOKIE } from "~/accounts/viewer.server";
import { cookiePair } from "~/platform/cookies.server";
import { openServerCopy } from "~/trial/server-copy.server";
import { signUp } from "../../../tests/support/generation-runs";
import { endWithAccess } from "./access.server";
import type { EventStream } from "./sse.server";

const TRIAL = "trial_garden";

/** A stream that a reader of the trial has open. */
function open(viewer: Viewer, storedId: string) {
  const gone = new AbortController();
  const end = vi.fn(() => gone.abort());
  const stream: EventStream = {
    signal: gone.signal,
    end,
    send: () => undefined,
    sendShared: () => undefined,
  };
  endWithAccess(stream, viewer, { id: TRIAL, storedId }, 0);
  onTestFinished(() => gone.abort());
  return end;
}

const cookieOf = (secret: string) => cookiePair(TRIAL_COOKIE, secret);
const signIn = async (cookie: string, name: string) =>
  signInBrowser(
    new Request("http://localhost/login", { headers: { Cookie: cookie } }),
    (await signUp(name)).user?.id ?? "",
    "dev",
  );

test("who follows a trial under its old secret is let go at the sign-in, and nobody else is", async () => {
  const [planted, others] = [cookieOf("planted"), cookieOf("others")];
  const attacker = await identify(planted);
  const bob = await identify(others);
  const ended = open(attacker, await openServerCopy(attacker, "network:192.0.2.41", TRIAL));
  const kept = open(bob, await openServerCopy(bob, "network:192.0.2.41", TRIAL));
  await signIn(planted, "ann");
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(kept).not.toHaveBeenCalled();
});
