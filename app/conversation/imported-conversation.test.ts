import { expect, test, vi } from "vitest";
import { replaceConversation } from "./imported-conversation.server";

test("a long conversation is written in pieces, in its order", async () => {
  const createMany = vi.fn(async (_: { data: { number: number }[] }) => {});
  const tx = {
    conversationMessage: { findMany: async () => [], deleteMany: async () => {}, createMany },
  };
  const long = "x".repeat(200_000);
  const messages = Array.from({ length: 203 }, (_, index) => ({
    ...{ role: "user", content: index > 200 ? long : "Hello", parts: {}, changes: [] },
  }));
  await replaceConversation(tx as never, "p", messages as never);
  const pieces = createMany.mock.calls.map(([{ data }]) => data.map(({ number }) => number));
  expect(pieces.map(({ length }) => length)).toEqual([100, 100, 2, 1]);
  expect(pieces.flat()).toEqual(messages.map((_, index) => index + 1));
});
