import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { toAppError } from "./error-response.server";

test("a zero byte in what somebody sends is their mistake, and no defect of ours", async () => {
  const id = "thread\0";
  const refusals = await Promise.allSettled([
    db.forumThread.findUnique({ where: { id } }),
    db.forumThread.create({ data: { id, title: "T", content: "C", categoryId: "general" } }),
  ]);
  const statuses = refusals.map((one) =>
    one.status === "rejected" ? toAppError(one.reason).status : "taken",
  );
  const expected = env.DATABASE_URL.startsWith("postgres") ? 400 : "taken";
  expect(statuses).toEqual([expected, expected]);
});
