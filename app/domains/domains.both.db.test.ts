import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { dropProject } from "~/projects/deleted-projects.server";
import { createProject } from "~/projects/projects.server";
import { startDnsServer } from "../../tests/support/dns-server";
import { checkDueDomains } from "./check-due.server";
import { DOMAINS_PER_PROJECT } from "./domain";
import { addDomain, checkNow, listDomains, removeDomain } from "./domains.server";
import { findDomain, forgetFound } from "./find-domain.server";
import { proofLookup } from "./proof-lookup.server";

/** Domains of people, proved against a real DNS server. */

const DAY_MS = 24 * 60 * 60_000;
const NAME = "shop.example.com";
const after = (days: number) => new Date(Date.now() + days * DAY_MS);
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  dns = await startDnsServer();
});
afterAll(() => dns.stop());
beforeEach(async () => {
  dns.records.clear();
  dns.state.isBroken = false;
  await db.domain.deleteMany();
});

const by = () => ({
  product: { hosts: ["sayso.example"] },
  appName: "Sayso",
  lookUp: proofLookup([dns.address]),
});

/** Somebody with a project that is published, and the domain added to it. */
async function owner() {
  const { id: userId } = await db.user.create({ data: { name: "Ann" } });
  const user = { id: userId, name: "Ann", email: null, imageUrl: null, isAdmin: false };
  const viewer = { user, trialKey: null };
  const { id } = await createProject(viewer, { name: "Shop" });
  await db.project.update({ where: { id }, data: { slug: `s-${id}`, releaseId: `r-${id}` } });
  await addDomain(viewer, id, { text: NAME, by: by() });
  const shown = async () => {
    const [domain] = await listDomains(viewer, id);
    if (!domain) throw new Error("The domain is gone.");
    return domain;
  };
  const { id: domainId, record } = await shown();
  return {
    ...{ viewer, id, domainId, record, shown, slug: `s-${id}` },
    check: () => checkNow(viewer, id, { id: domainId, by: by() }),
  };
}

/** To what the host leads now. */
async function served(host = NAME) {
  forgetFound();
  return (await findDomain(host))?.slug;
}

test("a domain is its project's once its record is there, under any port and case", async () => {
  const ann = await owner();
  expect(ann.record.name).toBe(`_sayso.${NAME}`);
  expect(await ann.check()).toMatchObject({
    state: "waiting",
    problem: expect.stringMatching(/not there yet/),
  });
  expect(await served()).toBeUndefined();
  dns.records.set(ann.record.name, ["v=spf1 -all", ann.record.value]);
  expect(await ann.check()).toMatchObject({ state: "verified", problem: null });
  expect(await served(`${NAME.toUpperCase()}.:8080`)).toBe(ann.slug);
  expect(await served(`x.${NAME}`)).toBeUndefined();
  await removeDomain(ann.viewer, ann.id, ann.domainId);
  expect(await served()).toBeUndefined();
});

test("of two who claim a domain the record decides, and who has it keeps it while it is there", async () => {
  const [ann, bob] = [await owner(), await owner()];
  dns.records.set(ann.record.name, [bob.record.value]);
  expect(await bob.check()).toMatchObject({ state: "verified" });
  dns.records.set(ann.record.name, [bob.record.value, ann.record.value]);
  expect(await ann.check()).toMatchObject({ problem: expect.stringMatching(/Another project/) });
  expect(await served()).toBe(bob.slug);
  dns.records.set(ann.record.name, [ann.record.value]);
  expect(await ann.check()).toMatchObject({ state: "verified" });
  expect(await served()).toBe(ann.slug);
  expect(await bob.shown()).toMatchObject({ state: "failing" });
});

test("of two whose records are there at one instant one has the domain, and a project that goes leaves it free", async () => {
  const [ann, bob] = [await owner(), await owner()];
  dns.records.set(ann.record.name, [ann.record.value, bob.record.value]);
  const checked = await Promise.all([ann.check(), bob.check(), ann.check(), bob.check()]);
  const verified = checked.filter(({ state }) => state === "verified");
  expect(new Set(verified.map(({ id }) => id)).size).toBe(1);
  const [holder, other] = (await served()) === ann.slug ? [ann, bob] : [bob, ann];
  await dropProject(holder.viewer, holder.id);
  expect(await served()).toBeUndefined();
  dns.records.set(ann.record.name, [other.record.value]);
  expect(await other.check()).toMatchObject({ state: "verified" });
  await db.project.delete({ where: { id: other.id } });
  expect(await served()).toBeUndefined();
});

test("a record that vanishes costs the domain after days, an answer that fails to come nothing", async () => {
  const ann = await owner();
  dns.records.set(ann.record.name, [ann.record.value]);
  await ann.check();
  dns.state.isBroken = true;
  await checkDueDomains(by().lookUp, after(1));
  expect(await ann.shown()).toMatchObject({
    state: "verified",
    problem: expect.stringMatching(/did not answer/),
  });
  dns.state.isBroken = false;
  dns.records.clear();
  await checkDueDomains(by().lookUp, after(2));
  expect(await ann.shown()).toMatchObject({ state: "failing" });
  expect(await served()).toBe(ann.slug);
  await checkDueDomains(by().lookUp, after(4));
  expect(await served()).toBe(ann.slug);
  await checkDueDomains(by().lookUp, after(6));
  expect(await served()).toBeUndefined();
  dns.records.set(ann.record.name, [ann.record.value]);
  await checkDueDomains(by().lookUp, after(7));
  expect(await ann.shown()).toMatchObject({ state: "verified", problem: null });
  expect(await served()).toBe(ann.slug);
});

test("looks in vain become rarer, and what nobody proves in a month is forgotten", async () => {
  const ann = await owner();
  const asked: Date[] = [];
  const lookUp = async () => {
    asked.push(new Date());
    return { texts: [] };
  };
  for (let minute = 0; minute < 60; minute += 1) {
    await checkDueDomains(lookUp, new Date(Date.now() + minute * 60_000));
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(9);
  await checkDueDomains(lookUp, after(31));
  expect(await listDomains(ann.viewer, ann.id)).toEqual([]);
});

test("nobody sees, checks or removes the domains of others, and a project has five at most", async () => {
  const [ann, bob] = [await owner(), await owner()];
  await expect(listDomains(bob.viewer, ann.id)).rejects.toMatchObject({ status: 404 });
  await expect(removeDomain(bob.viewer, bob.id, ann.domainId)).rejects.toMatchObject({
    status: 404,
  });
  const check = { id: ann.domainId, by: by() };
  await expect(checkNow(bob.viewer, ann.id, check)).rejects.toMatchObject({ status: 404 });
  const add = (text: string) => addDomain(ann.viewer, ann.id, { text, by: by() });
  await expect(add(NAME)).rejects.toMatchObject({ status: 409 });
  // All at once: none of them may take the others for not added yet.
  const asked = Array.from({ length: 6 }, (_, n) => add(`shop${n}.example.com`));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason.status] : []));
  expect(refused).toEqual([400, 400]);
  expect(await listDomains(ann.viewer, ann.id)).toHaveLength(DOMAINS_PER_PROJECT);
});
