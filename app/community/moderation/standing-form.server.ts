import { z } from "zod";
import { allowWord, blockWord } from "../standing/blocked-words.server";
import { setSwitch } from "../standing/community-settings.server";

const word = z.string().max(1_000);

/** What the forms about words and new members ask for. */
export const standingFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("block-word"), word }),
  z.object({ intent: z.literal("allow-word"), word }),
  z.object({ intent: z.literal("switches"), "hold-first-links": z.literal("on").optional() }),
]);

/**
 * Does what one of these forms asks for.
 *
 * @returns what is told
 * @throws {AppError} 400 for a word that cannot be blocked, with `fields`
 */
export async function changeStanding(asked: z.output<typeof standingFormSchema>): Promise<string> {
  switch (asked.intent) {
    case "block-word":
      return `“${await blockWord(asked.word)}” is blocked`;
    case "allow-word":
      await allowWord(asked.word);
      return `“${asked.word}” can be written again`;
    case "switches": {
      const isOn = asked["hold-first-links"] === "on";
      await setSwitch("hold-first-links", isOn);
      return isOn ? "First posts with links wait for a look" : "No post waits for a look";
    }
  }
}
