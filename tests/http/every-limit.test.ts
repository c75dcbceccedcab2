import { expect, test } from "vitest";
import { claimRefusals, exampleActs } from "../support/act-limits";
import { AppClient } from "../support/app-client";

const server = claimRefusals(exampleActs);

test("many accounts of one network do not save more than it may, and others are not refused", async () => {
  /** Each begins on a network of their own: only one may sign in on each here. */
  const begin = async (n: number) => {
    const client = new AppClient(server().port, new Map(), `127.0.1.${n}`);
    await client.json("POST", "/api/auth/dev-login", { name: `saver ${n}` });
    const { body } = await client.json("POST", "/api/projects", { name: "Saved" });
    return { cookies: client.cookies, path: `/api/projects/${body.id}/files` };
  };
  const file = { path: "a.txt", content: "x".repeat(14_000) };
  const saved = [];
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { cookies, path } = await begin(n);
    const client = new AppClient(server().port, cookies, n === 8 ? "127.0.2.2" : "127.0.2.1");
    saved.push(await client.json("POST", path, file));
  }
  expect(saved.map(({ status }) => status)).toEqual([...Array(6).fill(201), 429, 201]);
  expect(saved[6]?.body.error).toContain("Too much data saved in an hour: the limit for a network");
});
