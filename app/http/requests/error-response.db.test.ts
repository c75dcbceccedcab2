import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
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

test("a sender who leaves in the middle of a body is no defect of ours, and no database that is away", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const failed = once(server, "request").then(async ([body]) => {
    for await (const _ of body) sender.destroy();
    return null;
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sender = request({ port, method: "PUT", headers: { "content-length": "9" } });
  sender.on("error", () => {});
  sender.write("1234");
  expect(toAppError(await failed.catch((error: unknown) => error))).toMatchObject({ status: 400 });
  server.close();
});
