import { expect, test } from "vitest";
import type { GenerationEvent } from "../events/event-schema";
import { foldEvents } from "../events/fold";
import { KeptReasoning, REASONING_KEPT } from "./kept-reasoning";

function keep(thoughts: readonly string[]) {
  const events: GenerationEvent[] = [];
  const reasoning = new KeptReasoning((event) => events.push(event));
  for (const thought of thoughts) reasoning.add(thought);
  reasoning.flush();
  return { events, text: foldEvents(events).reasoning };
}

test("thoughts that come word by word are kept whole, in a few rows", () => {
  const words = Array.from({ length: 300 }, (_, n) => `word${n} `);
  const { events, text } = keep(words);
  expect(text).toBe(words.join(""));
  expect(events.length).toBeLessThan(20);
});

test("thoughts without an end are kept up to a bound, which is said", () => {
  const { text } = keep(Array(5_000).fill("and then again "));
  expect(text.length).toBeLessThan(REASONING_KEPT + 100);
  expect(text).toMatch(/not kept\.$/);
});
