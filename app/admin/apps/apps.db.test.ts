import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../../tests/support/generation-runs";
import { plansOf, readsWhole } from "../../../tests/support/query-plans";
import { freeBlockedAddress, listBlockedAddresses } from "./blocked-addresses.server";
import { mayRead, openToRead, READING_MS, readForAdmin } from "./read-project.server";
import { listProjects, PROJECTS_PAGE, searchProjects } from "./search-projects.server";

const start = Date.UTC(2026, 0, 1);
const at = (n: number) => new Date(start + Math.floor(n / 2) * 1000);
await db.project.createMany({
  data: Array.from({ length: PROJECTS_PAGE + 9 }, (_, n) => ({
    ...{ id: `app-${n}`, name: `App ${n}`, slug: `app-${n}`, createdAt: at(n) },
    ...(n % 10 ? { publishedAt: at(n) } : { withheldAt: at(n) }),
  })),
});

test.each([
  ["all", PROJECTS_PAGE + 9],
  ["published", 53],
  ["taken-down", 6],
] as const)("the list %s has each project once, page by page, by an index", async (list, count) => {
  if (process.env.DATABASE_URL?.startsWith("postgres")) await db.$executeRawUnsafe("ANALYZE");
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await listProjects(list, after);
    seen.push(...page.projects.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  for (const from of [null, `${start + 5_000}_zz`]) {
    expect((await plansOf(() => listProjects(list, from))).filter(readsWhole)).toEqual([]);
  }
});

test("a project is found by its id, its address however it is pasted, and its owner", async () => {
  const ann = await signUp("owner-of-found");
  const { id } = await createProject(ann, { name: "Found" });
  await db.user.update({
    where: { id: ann.user?.id ?? "" },
    data: { email: "owner@found.example" },
  });
  await db.project.update({ where: { id }, data: { slug: "found-app" } });
  const typed = [id, "found-app", "https://sayso.example/generate/found-app", ann.user?.id ?? ""];
  for (const text of [...typed, "https://found-app.sites.example/", "owner@found.example"]) {
    expect([text, (await searchProjects(text)).map((one) => one.id)]).toEqual([text, [id]]);
  }
  for (const text of ["", "%", "' OR 1=1 --", "http://", "x".repeat(9_999)]) {
    expect([text, await searchProjects(text)]).toEqual([text, []]);
  }
});

test("a project is read for an hour by who said why, and by nobody else", async () => {
  const { id } = await createProject(await signUp("is-read"), { name: "Private" });
  await changeTree(id, [{ path: "a.txt", content: "x".repeat(250_000) }]);
  expect(await mayRead("mod", id)).toBe(false);
  await openToRead("mod", id, "A report says that it steals passwords");
  expect(await mayRead("mod", id)).toBe(true);
  expect(await mayRead("other", id)).toBe(false);
  expect(await mayRead("mod", id, new Date(Date.now() + READING_MS + 1_000))).toBe(false);
  const { shown, isCut, files } = await readForAdmin(id, "a.txt");
  expect([shown?.length, isCut, files.length]).toEqual([200_000, true, 1]);
  expect((await readForAdmin(id, "none.txt")).shown).toBeNull();
});

test("an address stays blocked without its app until an administrator frees it, which is written down", async () => {
  const withheld = { withheldAt: at(4), withheldReason: "spam", holder: "h" };
  await db.address.createMany({
    data: [
      { slug: "gone-shop", ...withheld },
      { slug: "app-0", ...withheld },
      { slug: "free-shop", holder: "h" },
    ],
  });
  const listed = [{ slug: "gone-shop", reason: "spam", since: at(4).toISOString() }];
  expect(await listBlockedAddresses()).toEqual(listed);
  expect((await plansOf(listBlockedAddresses)).filter(readsWhole)).toEqual([]);

  const act = { slug: "gone-shop", reason: "Its new owner asked" };
  await freeBlockedAddress("mod", act);
  expect(await listBlockedAddresses()).toEqual([]);
  // A second press, an address that was never blocked, and one whose app is still there.
  for (const slug of ["gone-shop", "free-shop", "app-0"]) {
    await expect(freeBlockedAddress("mod", { ...act, slug })).rejects.toMatchObject({
      status: 409,
    });
  }
  const entries = await db.auditEntry.findMany({ where: { action: "address.free" } });
  expect(entries.map(({ subject, reason }) => [subject, reason])).toEqual([
    ["address:gone-shop", "Its new owner asked"],
  ]);
});
