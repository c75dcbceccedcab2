import fc from "fast-check";
import { expect, test } from "vitest";
import type { ConversationMessage } from "~/conversation/message-schema";
import { mergeItems } from "./merge-items";

const mergeMessages = (
  stored: readonly ConversationMessage[],
  before: readonly ConversationMessage[],
  after: readonly ConversationMessage[],
) => mergeItems(stored, before, after, ({ id }) => id);

type Text = readonly [id: string, content: string];

const message = ([id, content]: Text): ConversationMessage => ({
  id,
  role: "user",
  content,
  mode: "develop",
  status: "finished",
  createdAt: "2026-01-01T00:00:00.000Z",
  changes: [],
});

/** A conversation as two tabs knew it, and what each of them made of it. */
const tabs = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.string()), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  .chain((before) => {
    const change = fc.record({
      removed: fc.subarray(before.map(([id]) => id)),
      rewritten: fc.subarray(before.map(([id]) => id)),
      text: fc.string(),
      added: fc.integer({ min: 0, max: 3 }),
    });
    return fc.record({ before: fc.constant(before), mine: change, theirs: change });
  })
  .map(({ before, mine, theirs }) => {
    const made = (name: string, { removed, rewritten, text, added }: typeof mine): Text[] => [
      ...before
        .filter(([id]) => !removed.includes(id))
        .map(([id, old]): Text => [id, rewritten.includes(id) ? `${name} ${text}` : old]),
      ...Array.from({ length: added }, (_, n): Text => [`${name} adds ${n}`, text]),
    ];
    return {
      before: before.map(message),
      after: made("mine", mine).map(message),
      stored: made("theirs", theirs).map(message),
    };
  });

const contentOf = (messages: readonly ConversationMessage[], id: string) =>
  messages.find((one) => one.id === id)?.content;

test("what only one of two tabs changed is as that tab made it", () => {
  fc.assert(
    fc.property(tabs, ({ before, after, stored }) => {
      const merged = mergeMessages(stored, before, after);
      for (const { id } of [...before, ...after, ...stored]) {
        const [was, mine, theirs] = [before, after, stored].map((all) => contentOf(all, id));
        if (mine === was) expect(contentOf(merged, id)).toBe(theirs);
        if (theirs === was) expect(contentOf(merged, id)).toBe(mine);
      }
    }),
  );
});

test("where nobody else changed anything, it is the tab's own", () => {
  fc.assert(
    fc.property(tabs, ({ before, after }) => {
      expect(mergeMessages(before, before, after)).toEqual(after);
    }),
  );
});

test("no message is there twice, and making the change again changes nothing", () => {
  fc.assert(
    fc.property(tabs, ({ before, after, stored }) => {
      const merged = mergeMessages(stored, before, after);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      expect(mergeMessages(merged, before, after)).toEqual(merged);
    }),
  );
});
