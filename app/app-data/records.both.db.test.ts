import { beforeAll, describe, expect, test } from "vitest";
import { dropProjects } from "~/accounts/gone-projects.server";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { readHeldBytes } from "~/projects/held-bytes.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { type CollectionKind, DATA_LIMITS } from "./collection-kinds";
import { type CollectionRow, findCollection, openCollection } from "./collections.server";
import {
  dropCollection,
  dropRecordOf,
  listCollections,
  readPage,
  setClosed,
} from "./owner-data.server";
import { recordsAsCsv, recordsAsJson } from "./record-files.server";
import { addRecord, changeRecord, listRecords, removeRecord } from "./records.server";

/** What an app keeps on the server: what counts, what is full, and who may change what. */

let ann: Viewer;
beforeAll(async () => {
  const [name, email] = ["ann", "data-ann@example.com"];
  const { id } = await db.user.create({ data: { name, email } });
  ann = { user: { id, name, email, imageUrl: null, isAdmin: false }, trialKey: null };
});

const ALL = ["inbox/orders", "posts/guests", "shared/board"];

async function makeApp(addresses: readonly string[] = ALL): Promise<string> {
  const { id } = await createProject(ann, { name: "Kept" });
  const content = addresses.map((address) => `fetch("@sayso/data/${address}");`).join("\n");
  await changeTree(id, [{ path: "script.js", content }]);
  return id;
}

const open = (projectId: string, kind: CollectionKind, name: string) =>
  openCollection(projectId, { space: "app", kind, name });

async function bodies({ id }: CollectionRow): Promise<string[]> {
  const rows = await listRecords(id, { beyond: null, isNewestFirst: false, count: 100 });
  return rows.map(({ body }) => body);
}

async function csvOf(collection: CollectionRow): Promise<string> {
  let csv = "";
  for await (const part of recordsAsCsv(collection)) csv += part;
  return csv;
}

const anyone = { key: "", version: null };

describe("a collection", () => {
  test("is there when the code names it, of that kind, and not otherwise", async () => {
    const id = await makeApp(["posts/guests"]);
    expect(await open(id, "posts", "guests")).toMatchObject({ count: 0, version: 0 });
    await expect(open(id, "shared", "guests")).rejects.toMatchObject({ status: 404 });
    await expect(open(id, "posts", "others")).rejects.toThrow("names no collection");
  });

  test("of a published version is there for its visitors, whatever its owner makes of the code meanwhile", async () => {
    const id = await makeApp(["inbox/orders"]);
    const { id: checkpointId, treeHash } = await createCheckpoint(id, {
      kind: "publish",
      label: "Published",
    });
    const release = { projectId: id, checkpointId, treeHash, kind: "static", manifest: "{}" };
    const { id: releaseId } = await db.release.create({ data: release });
    await db.project.update({ where: { id }, data: { releaseId } });
    await changeTree(id, [{ path: "script.js", content: 'fetch("@sayso/data/inbox/bookings")' }]);
    expect(await open(id, "inbox", "orders")).toMatchObject({ count: 0 });
    const tried = { space: "preview", kind: "inbox", name: "orders" } as const;
    await expect(openCollection(id, tried)).rejects.toMatchObject({ status: 404 });
  });

  test("is one, whoever sends the first records at the same moment", async () => {
    const id = await makeApp();
    const all = await Promise.all(Array.from({ length: 5 }, () => open(id, "posts", "guests")));
    expect(new Set(all.map((row) => row.id)).size).toBe(1);
  });

  test("is not made beyond what an app may have", async () => {
    const names = Array.from({ length: DATA_LIMITS.collections + 1 }, (_, n) => `list-${n}`);
    const id = await makeApp(names.map((name) => `shared/${name}`));
    const last = names.pop() ?? "";
    for (const name of names) await open(id, "shared", name);
    await expect(open(id, "shared", last)).rejects.toMatchObject({ status: 507 });
  });

  test("is not made beyond that by many first records at once", async () => {
    const names = Array.from({ length: DATA_LIMITS.collections + 10 }, (_, n) => `list-${n}`);
    const id = await makeApp(names.map((name) => `shared/${name}`));
    const asked = await Promise.allSettled(names.map((name) => open(id, "shared", name)));
    expect(asked.filter(({ status }) => status === "rejected")).toHaveLength(10);
    expect(await db.collection.count({ where: { projectId: id } })).toBe(DATA_LIMITS.collections);
  });

  test("counts its records and their bytes through every change, and so does what its owner holds", async () => {
    const id = await makeApp();
    const board = await open(id, "shared", "board");
    const holder = { ownerId: ann.user?.id ?? "", heldBy: "" };
    const before = await readHeldBytes(holder);
    const { record } = await addRecord(board, '{"a":1}');
    await addRecord(board, '{"b":"ü"}');
    const longer = { body: '{"a":12345}', proof: anyone };
    await changeRecord(board, record.id, longer);
    const now = await findCollection(id, board);
    expect(now).toMatchObject({ count: 2, bytes: 11 + 10, version: 3 });
    expect((await readHeldBytes(holder)) - before).toBe(21);
    await removeRecord(board, record.id, anyone);
    expect(await bodies(board)).toEqual(['{"b":"ü"}']);
    expect(await findCollection(id, board)).toMatchObject({ count: 1, bytes: 10, version: 4 });
    await dropCollection(board);
    expect(await readHeldBytes(holder)).toBe(before);
  });

  test("keeps every record of many who send at once, each at a place of its own", async () => {
    const guests = await open(await makeApp(), "posts", "guests");
    await Promise.all(Array.from({ length: 20 }, (_, n) => addRecord(guests, `{"n":${n}}`)));
    const rows = await listRecords(guests.id, { beyond: null, isNewestFirst: true, count: 100 });
    expect(rows.map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, n) => 20 - n),
    );
    expect(new Set(rows.map(({ body }) => body)).size).toBe(20);
  });

  test("takes no more than it may, and stores nothing of what is too much", async () => {
    const guests = await open(await makeApp(), "posts", "guests");
    const full = { count: DATA_LIMITS.recordsPerCollection };
    await db.collection.update({ where: { id: guests.id }, data: full });
    await expect(addRecord(guests, "{}")).rejects.toMatchObject({ status: 507 });
    expect(await bodies(guests)).toEqual([]);
    expect(await findCollection(guests.projectId, guests)).toMatchObject({ ...full, version: 0 });
  });

  test("is full when the app is, whichever collection took the room", async () => {
    const id = await makeApp();
    const guests = await open(id, "posts", "guests");
    const board = await open(id, "shared", "board");
    await addRecord(board, '{"a":1}');
    const data = { bytes: DATA_LIMITS.bytesInAll.app - 10 };
    await db.collection.update({ where: { id: guests.id }, data });
    await expect(addRecord(board, '{"a":12345}')).rejects.toThrow("This app is full");
    expect(await bodies(board)).toEqual(['{"a":1}']);
  });

  test("of the app has its own room, however full its preview is", async () => {
    const id = await makeApp();
    const tried = { space: "preview", kind: "inbox", name: "orders" } as const;
    const preview = await openCollection(id, tried);
    const data = { bytes: DATA_LIMITS.bytesInAll.preview };
    await db.collection.update({ where: { id: preview.id }, data });
    await expect(addRecord(preview, '{"a":1}')).rejects.toMatchObject({ status: 507 });
    const more = { bytes: DATA_LIMITS.bytesInAll.app };
    await db.collection.update({ where: { id: preview.id }, data: more });
    const orders = await open(id, "inbox", "orders");
    await addRecord(orders, '{"a":1}');
    expect(await bodies(orders)).toEqual(['{"a":1}']);
  });

  test("that its owner has closed stays as it is until it is open again", async () => {
    const board = await open(await makeApp(), "shared", "board");
    const { record } = await addRecord(board, '{"a":1}');
    await setClosed(board, true);
    await expect(addRecord(board, "{}")).rejects.toMatchObject({ status: 403 });
    await expect(removeRecord(board, record.id, anyone)).rejects.toThrow("has closed it");
    expect(await bodies(board)).toEqual(['{"a":1}']);
    await setClosed(board, false);
    await removeRecord(board, record.id, anyone);
    expect(await bodies(board)).toEqual([]);
  });
});

describe("a record", () => {
  test("of posts is changed with its key, and with no other's", async () => {
    const guests = await open(await makeApp(), "posts", "guests");
    const mine = await addRecord(guests, '{"by":"ann"}');
    const other = await addRecord(guests, '{"by":"bob"}');
    const body = '{"by":"eve"}';
    for (const key of ["", "wrong", other.key]) {
      const change = { body, proof: { key, version: null } };
      await expect(changeRecord(guests, mine.record.id, change)).rejects.toMatchObject({
        status: 403,
      });
      await expect(removeRecord(guests, mine.record.id, change.proof)).rejects.toMatchObject({
        status: 403,
      });
    }
    expect(await bodies(guests)).toEqual(['{"by":"ann"}', '{"by":"bob"}']);
    await removeRecord(guests, mine.record.id, { key: mine.key, version: null });
    expect(await bodies(guests)).toEqual(['{"by":"bob"}']);
  });

  test("of an inbox is changed by nobody who sends to it, key or not", async () => {
    const orders = await open(await makeApp(), "inbox", "orders");
    const { record, key } = await addRecord(orders, '{"tea":2}');
    const proof = { key, version: null };
    await expect(removeRecord(orders, record.id, proof)).rejects.toMatchObject({ status: 403 });
  });

  test("that changed meanwhile is not written over by who says what they read", async () => {
    const board = await open(await makeApp(), "shared", "board");
    const { record } = await addRecord(board, '{"at":"todo"}');
    const { version } = await changeRecord(board, record.id, {
      body: '{"at":"doing"}',
      proof: anyone,
    });
    const late = { body: '{"at":"done"}', proof: { key: "", version: record.version } };
    await expect(changeRecord(board, record.id, late)).rejects.toMatchObject({ status: 412 });
    expect(await bodies(board)).toEqual(['{"at":"doing"}']);
    await changeRecord(board, record.id, { ...late, proof: { key: "", version } });
    expect(await bodies(board)).toEqual(['{"at":"done"}']);
  });

  test("of another collection, or of another app, is not there", async () => {
    const [here, there] = [await makeApp(), await makeApp()];
    const { record } = await addRecord(await open(here, "shared", "board"), "{}");
    const others = await open(there, "shared", "board");
    await expect(removeRecord(others, record.id, anyone)).rejects.toMatchObject({ status: 404 });
    await dropRecordOf(others, record.id);
    expect(await bodies(await open(here, "shared", "board"))).toEqual(["{}"]);
  });
});

describe("their owner", () => {
  test("reads them page by page, the newest first, and deletes one", async () => {
    const orders = await open(await makeApp(), "inbox", "orders");
    for (const n of [1, 2, 3]) await addRecord(orders, `{"n":${n}}`);
    const first = await readPage(orders, null, 2);
    expect(first.records.map(({ body }) => body)).toEqual(['{"n":3}', '{"n":2}']);
    const rest = await readPage(orders, first.next, 2);
    expect([rest.records.map(({ body }) => body), rest.next]).toEqual([['{"n":1}'], null]);
    await dropRecordOf(orders, rest.records[0]?.id ?? "");
    expect(await listCollections(ann, orders.projectId)).toMatchObject([{ count: 2, bytes: 14 }]);
  });

  test("deletes records while others change them: none waits for the other, and what is counted is what is there", async () => {
    const board = await open(await makeApp(), "shared", "board");
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) => addRecord(board, `{"n":${n}}`)),
    );
    await Promise.all(
      made.flatMap(({ record: { id } }) => [
        changeRecord(board, id, { body: '{"text":"much longer"}', proof: anyone }).catch(
          (error: unknown) => expect(error).toMatchObject({ status: 404 }),
        ),
        dropRecordOf(board, id),
      ]),
    );
    expect(await findCollection(board.projectId, board)).toMatchObject({ count: 0, bytes: 0 });
  });

  test("has all of them as a table that no spreadsheet computes with, and as JSON", async () => {
    const orders = await open(await makeApp(), "inbox", "orders");
    await addRecord(orders, '{"name":"Ann, \\"the\\" first","note":"=1+1","count":-2}');
    await addRecord(orders, '{"name":"Bob\\nSmith","more":{"a":[1]}}');
    const lines = (await csvOf(orders)).split("\r\n");
    expect(lines[0]).toBe("\uFEFFid,createdAt,name,note,count,more");
    expect(lines[1]).toMatch(/,"Ann, ""the"" first",'=1\+1,-2,$/);
    expect(lines[2]).toMatch(/,"Bob\nSmith",,,"\{""a"":\[1\]\}"$/);
    let json = "";
    for await (const part of recordsAsJson(orders)) json += part;
    expect(JSON.parse(json)).toMatchObject([
      { data: { count: -2 } },
      { data: { more: { a: [1] } } },
    ]);
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["\n @SUM(A1)", '"\n\' @SUM(A1)"'],
    ["＝1+1", "'＝1+1"],
    ["a;=HYPERLINK(1);b", '"a;\'=HYPERLINK(1);b"'],
    ["-12.5", "-12.5"],
    ["a-b=c", "a-b=c"],
  ])("opens %j in no spreadsheet as a formula", async (text, shown) => {
    const orders = await open(await makeApp(), "inbox", "orders");
    await addRecord(orders, JSON.stringify({ text }));
    const lines = (await csvOf(orders)).split("\r\n");
    expect(lines[1]?.split("Z,")[1]).toBe(shown);
  });

  test("finds what most records have in columns, whatever one of a thousand names has before them", async () => {
    const orders = await open(await makeApp(), "inbox", "orders");
    const junk = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`j${n}`, n]));
    await addRecord(orders, JSON.stringify(junk));
    for (const name of ["Ann", "Bob"]) await addRecord(orders, JSON.stringify({ name, tea: 2 }));
    const [head = "", first = "", second = ""] = (await csvOf(orders)).split("\r\n");
    expect(head.split(",")).toEqual(expect.arrayContaining(["name", "tea", "j0", "(more)"]));
    expect(head.split(",")).toHaveLength(2 + 200 + 1);
    expect(first).toContain('""j999"":999}"');
    expect(second).toContain("Ann,2");
  });

  test("deletes the project, and nothing of them is left", async () => {
    const orders = await open(await makeApp(), "inbox", "orders");
    await addRecord(orders, "{}");
    await dropProjects({ id: orders.projectId });
    expect(await db.collectionRecord.count({ where: { collectionId: orders.id } })).toBe(0);
    expect(await db.collection.count({ where: { id: orders.id } })).toBe(0);
  });
});
