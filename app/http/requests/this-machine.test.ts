import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isFromThisMachine } from "./this-machine.server";

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isFromThisMachine({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

test("a connection tells where it begins, and nothing that a request says does", () => {
  expect(from("127.0.0.1")).toBe(true);
  expect(from("::1")).toBe(true);
  expect(from("::ffff:127.0.0.1")).toBe(true);
  for (const address of ["192.168.1.4", "172.17.0.1", "::ffff:10.0.0.1", "fe80::1", undefined]) {
    expect([address, from(address, { host: "localhost" })]).toEqual([address, false]);
  }
});

test("behind a proxy on the same machine sits anybody", () => {
  expect(from("127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(false);
  expect(from("127.0.0.1", { forwarded: "for=203.0.113.7" })).toBe(false);
});
