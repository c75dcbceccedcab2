import { z } from "zod";
import { optionalReason as reason } from "~/admin/audit/reason";
import { audited } from "~/admin/audit/record-act.server";
import { allowWord, blockWord } from "../standing/blocked-words.server";
import { setSwitch } from "../standing/community-settings.server";

const word = z.string().max(1_000);

/** What the forms about words and new members ask for. */
export const standingFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("block-word"), word, reason }),
  z.object({ intent: z.literal("allow-word"), word, reason }),
  z.object({
    intent: z.literal("switches"),
    "hold-first-links": z.literal("on").optional(),
    reason,
  }),
]);

/**
 * Does what one of these forms asks for.
 *
 * @returns what is told
 * @throws {AppError} 400 for a word that cannot be blocked, with `fields`
 */
export async function changeStanding(
  adminId: string,
  asked: z.output<typeof standingFormSchema>,
): Promise<string> {
  switch (asked.intent) {
    case "block-word": {
      const blocked = await audited(
        (tx) => blockWord(tx, asked.word),
        (word) => ({
          adminId,
          action: "word.block",
          subject: `word:${word}`,
          reason: asked.reason,
        }),
      );
      return `“${blocked}” is blocked`;
    }
    case "allow-word": {
      await audited((tx) => allowWord(tx, asked.word), {
        ...{ adminId, action: "word.allow", subject: `word:${asked.word}`, reason: asked.reason },
      });
      return `“${asked.word}” can be written again`;
    }
    case "switches": {
      const isOn = asked["hold-first-links"] === "on";
      await audited((tx) => setSwitch(tx, "hold-first-links", isOn), {
        ...{
          adminId,
          action: "community.switch",
          subject: "switch:hold-first-links",
          reason: asked.reason,
        },
        details: { isOn },
      });
      return isOn ? "First posts with links wait for a look" : "No post waits for a look";
    }
  }
}
