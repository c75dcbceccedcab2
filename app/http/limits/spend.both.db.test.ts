import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { SESSION_COOKIE, startSession } from "~/accounts/sessions.server";
import { askAfterBody } from "~/platform/after-body.server";
import type { Rate } from "~/platform/budget.server";
import { cookiePair, readCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { readForm } from "~/platform/form.server";
import { countDone, countUse, type Doer } from "./spend.server";
import { requireSameViewer, viewerOf } from "./visitor.server";

const rate: Rate = {
  ...{ kind: "rate", per: "minute", max: 4, network: 6, isTogether: true },
  exceeded: "Too many things",
};
const doer = (name: string, network: string): Doer => ({
  ...{ visitor: `account:${name}`, network: `network:${network}` },
});

test("members of one network count together", async () => {
  for (const name of ["ann", "ben"])
    for (let n = 0; n < 3; n += 1) await countDone("things", rate, doer(name, "one"));
  await expect(countDone("things", rate, doer("ann", "one"))).rejects.toThrow("for a network is 6");
  await countDone("things", rate, doer("cleo", "other"));
});

test("whoever tries without an account uses up nothing of the members on their network", async () => {
  for (let n = 0; n < 6; n += 1) await countUse("tries", rate, "network:shared");
  await expect(countUse("tries", rate, "network:shared")).rejects.toThrow("for a network is 6");
  expect(await countDone("tries", rate, doer("ann", "shared"))).toMatchObject({ count: 1 });
});

test.each([
  ["signs out", () => db.session.deleteMany()],
  ["is banned", () => db.user.updateMany({ data: { bannedAt: new Date() } })],
  ["is an administrator no more", () => db.user.updateMany({ data: { isAdmin: false } })],
])("who %s while a body of theirs is on its way has no part of it done", async (_how, change) => {
  const url = "http://localhost/";
  const { id } = await db.user.create({ data: { name: "Ann", isAdmin: true } });
  const answer = await startSession(new Request(url), id, "google");
  const cookie = cookiePair(SESSION_COOKIE, readCookie(answer, SESSION_COOKIE) ?? "");
  const send = async (seconds: number) => {
    const began = performance.now();
    const incoming = { headers: { cookie } } as IncomingMessage;
    await viewerOf(incoming);
    const form = new Request(url, { method: "POST", body: new URLSearchParams({ name: "new" }) });
    askAfterBody(form, () => requireSameViewer(incoming));
    const clock = vi.spyOn(performance, "now").mockReturnValue(began + seconds * 1_000);
    return { read: () => readForm(form).finally(() => clock.mockRestore()) };
  };
  expect((await (await send(60)).read()).get("name")).toBe("new");
  const sent = await send(60);
  await change();
  const refusal = await sent.read().catch((error: Response) => error);
  expect(refusal).toMatchObject({ status: 401 });
  expect(await (refusal as Response).json()).toMatchObject({
    sentence: expect.stringContaining("Nothing was changed"),
  });
});
