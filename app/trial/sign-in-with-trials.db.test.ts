import { describe, expect, test } from "vitest";
import { ownerDigest } from "~/accounts/owner-digest.server";
import { SESSION_COOKIE } from "~/accounts/sessions.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import type { Viewer } from "~/accounts/user";
import { identify, TRIAL_COOKIE } from "~/accounts/viewer.server";
import { cookiePair } from "~/platform/cookies.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { findProject } from "~/projects/projects.server";
import { signUp } from "../../tests/support/generation-runs";
import { moveTrialIn } from "./move-in.server";
import { accepted, readMoveIn } from "./read-sent";
import { openServerCopy } from "./server-copy.server";

const TRIAL = "trial_1700000000002";
const input = accepted(
  readMoveIn(
    Buffer.from(
      JSON.stringify({
        name: "Mine",
        files: [{ path: "index.html", content: "<h1>mine</h1>" }],
        messages: [],
      }),
    ),
  ),
);

/** The cookies of a browser, as it sends them. */
const trialCookie = (secret: string) => cookiePair(TRIAL_COOKIE, secret);

/** Signs in a browser with these cookies. @returns the cookies that it has then */
async function signIn(cookies: string, { user }: Viewer): Promise<string> {
  const request = new Request("http://localhost/login", { headers: { Cookie: cookies } });
  const headers = await signInBrowser(request, user?.id ?? "", "dev");
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return [...pairs, ...(pairs.length < 2 ? [cookies] : [])].join("; ");
}

const moveIn = async (cookies: string) =>
  moveTrialIn(await identify(cookies), TRIAL, input, async () => false);

describe("signing in with a trial cookie that somebody else knows", () => {
  test("leaves them without the trials, their previews and whatever follows", async () => {
    const ann = await signUp("ann");
    const planted = trialCookie("planted on ann");
    const attacker = await identify(planted);
    const projectId = await openServerCopy(attacker, "network:192.0.2.1", TRIAL);
    await db.preview.create({
      data: { projectId, label: "known", holder: "x", usedAt: new Date() },
    });
    const told: string[] = [];
    const leave = topics.subscribe("preview-changed", (event) => void told.push(event.projectId));
    const after = await signIn(planted, ann);
    leave();
    expect(await findProject(attacker, TRIAL)).toBeNull();
    // Ann's own tabs find the preview at its new address.
    const preview = await db.preview.findUniqueOrThrow({ where: { projectId } });
    expect(preview.label).toMatch(/^preview-[a-z2-7]{26}$/);
    expect(told).toEqual([projectId]);
    expect(await findProject(await identify(after), TRIAL)).toMatchObject({
      name: "Trial project",
    });
    // Neither does signing in with it elsewhere lead there.
    const elsewhere = await identify(await signIn(planted, await signUp("eve")));
    expect(await findProject(elsewhere, TRIAL)).toBeNull();
    expect(after).toContain(SESSION_COOKIE);
  });

  test("keeps the address of a trial for who has it", async () => {
    const bea = await signUp("bea");
    const before = await identify(trialCookie("bea's"));
    const holder = ownerDigest({ ownerId: null, trialKey: before.trialKey });
    await db.address.create({ data: { slug: "beas-app", holder } });
    const { trialKey } = await identify(await signIn(trialCookie("bea's"), bea));
    const row = await db.address.findUniqueOrThrow({ where: { slug: "beas-app" } });
    expect(row.holder).toBe(ownerDigest({ ownerId: null, trialKey }));
  });
});

describe("a trial moves in once", () => {
  test("from two tabs that sign in at once", async () => {
    const cat = await signUp("cat");
    const cookies = trialCookie("cat's");
    await openServerCopy(await identify(cookies), "network:192.0.2.1", TRIAL);
    const [one, two] = await Promise.all([signIn(cookies, cat), signIn(cookies, cat)]);
    const moved = await Promise.all([moveIn(one), moveIn(two), moveIn(one)]);
    expect(new Set(moved.map(({ id }) => id)).size).toBe(1);
    expect(await db.project.count({ where: { ownerId: cat.user?.id ?? "" } })).toBe(1);
  });

  test("where a late request with the old cookie made its copy anew before the second one", async () => {
    const gus = await signUp("gus");
    const cookies = trialCookie("gus's");
    const open = async (pairs: string) =>
      openServerCopy(await identify(pairs), "network:192.0.2.1", TRIAL);
    const first = await open(cookies);
    const one = await signIn(cookies, gus);
    expect(await open(cookies)).not.toBe(first);
    const two = await signIn(cookies, gus);
    expect(await open(two)).toBe(first);
    expect((await moveIn(two)).id).toBe((await moveIn(one)).id);
  });

  test("when its answer was lost and the person signed in again since", async () => {
    const dan = await signUp("dan");
    const cookies = trialCookie("dan's");
    await openServerCopy(await identify(cookies), "network:192.0.2.1", TRIAL);
    const first = await signIn(cookies, dan);
    const { id } = await moveIn(first);
    const second = await signIn(first, dan);
    expect((await moveIn(second)).id).toBe(id);
  });
});

test("a browser without trials gets no cookie for them", async () => {
  const request = new Request("http://localhost/login");
  const headers = await signInBrowser(request, (await signUp("flo")).user?.id ?? "", "dev");
  expect(headers.getSetCookie()).toHaveLength(1);
});
