import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { readCodes, renewCodes, signInWithCode } from "./recovery-codes.server";

const makePerson = async (name: string) => (await db.user.create({ data: { name } })).id;

test("a code opens its account once, of ten at the same time one", async () => {
  const userId = await makePerson("Ann");
  const [code = ""] = await renewCodes(userId);
  const uses = await Promise.allSettled(Array.from({ length: 10 }, () => signInWithCode(code)));
  const opened = uses.filter((use) => use.status === "fulfilled");
  expect(opened.map((use) => use.value)).toEqual([{ userId, left: 9 }]);
  await expect(signInWithCode(code)).rejects.toMatchObject({ status: 400, code: "code_unknown" });
});

test("codes are stored as digests, and new ones take the place of those before", async () => {
  const userId = await makePerson("Bea");
  const former = await renewCodes(userId);
  const latter = await renewCodes(userId);
  const rows = JSON.stringify(await db.recoveryCode.findMany({ where: { userId } }));
  for (const code of [...former, ...latter]) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll("-", ""));
  }
  expect((await readCodes(userId)).left).toBe(10);
  await expect(signInWithCode(former[0] ?? "")).rejects.toMatchObject({ code: "code_unknown" });
});

test("a code may be written as people write: in capitals, apart, with o for 0 and l for 1", async () => {
  const userId = await makePerson("Cid");
  const [code = ""] = await renewCodes(userId);
  const written = ` ${code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")}\n`;
  expect(await signInWithCode(written)).toEqual({ userId, left: 9 });
});
