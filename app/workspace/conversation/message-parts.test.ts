import { expect, test } from "vitest";
import { partsOfMessages } from "./message-parts";

const said = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `m${from + index}` }));

test("a message stays in its part when earlier ones and new ones come", () => {
  const before = partsOfMessages(said(137, 187), "m137");
  const after = partsOfMessages(said(64, 195), "m137");
  const partOf = (parts: typeof before, id: string) =>
    parts.find(({ messages }) => messages.some((one) => one.id === id))?.key;
  for (const { id } of said(137, 187)) expect(partOf(after, id)).toBe(partOf(before, id));
  expect(after.flatMap(({ messages }) => messages)).toEqual(said(64, 195));
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
});

test("a thousand messages are a hundred elements, of which the last are always laid out", () => {
  const parts = partsOfMessages(said(0, 1_000), "m0");
  expect(parts).toHaveLength(100);
  expect(parts.map(({ isFar }) => isFar).lastIndexOf(true)).toBe(97);
});

test("a conversation without the message that parts were counted from is in parts all the same", () => {
  expect(partsOfMessages(said(0, 25), "gone").flatMap(({ messages }) => messages)).toEqual(
    said(0, 25),
  );
  expect(partsOfMessages([], undefined)).toEqual([]);
});
