import { expect, test } from "vitest";
import type { ModelMessage } from "../models/model";
import { countMessageTokens } from "../models/tokens";
import { pathlessMessages } from "./missing-path-request";

const MESSAGES: ModelMessage[] = [
  { role: "system", content: "Rules" },
  { role: "system", content: "Project" },
  { role: "user", content: "Earlier" },
  { role: "assistant", content: "Yes." },
  { role: "user", content: "Now" },
];

test("code without paths is shown to the model again, and asked for with them", () => {
  const messages = pathlessMessages(MESSAGES, "My code", 100_000);
  expect(messages.slice(0, 5)).toEqual(MESSAGES);
  expect(messages[5]).toEqual({ role: "assistant", content: "My code" });
  expect(messages[6]?.content).toContain('path="src/App.tsx"');
});

test("a long answer without paths is shown as far as the window allows", () => {
  const messages = pathlessMessages(MESSAGES, "line of code\n".repeat(20_000), 8_192);
  expect(countMessageTokens(messages)).toBeLessThan(8_192 * 0.75);
  expect(messages[0]).toEqual(MESSAGES[0]);
});
