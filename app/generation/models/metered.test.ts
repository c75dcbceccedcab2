import { expect, test } from "vitest";
import { ScriptedModel } from "../../../tests/support/scripted-model";
import { meterModel } from "./metered";
import type { Model, ModelChunk } from "./model";
import { countMessageTokens, countTokens } from "./tokens";

const request = {
  messages: [{ role: "user" as const, content: "A page about tea" }],
  mode: "develop" as const,
  signal: new AbortController().signal,
};
const asked = countMessageTokens(request.messages);

function modelThatSays(chunks: ModelChunk[]): Model {
  return {
    ...new ScriptedModel([]),
    async *stream() {
      yield* chunks;
    },
  } as Model;
}

async function tokensOf(chunks: ModelChunk[]): Promise<number> {
  let spent = 0;
  const model = meterModel(modelThatSays(chunks), (tokens) => {
    spent += tokens;
  });
  for await (const _ of model.stream(request));
  return spent;
}

test("a call costs what its provider says", async () => {
  const usage = { type: "usage", inputTokens: 900, outputTokens: 100 } as const;
  expect(await tokensOf([{ type: "text", text: "Here." }, usage])).toBe(1_000);
});

test("without the provider's figures it costs what its texts come to", async () => {
  const text = "A page about tea, with three kinds of it. ".repeat(10);
  expect(await tokensOf([{ type: "text", text }])).toBe(asked + countTokens(text));
});

test("a call that is broken off costs what was asked and said so far", async () => {
  let spent = 0;
  const model = meterModel(
    modelThatSays([
      { type: "text", text: "Here" },
      { type: "text", text: "!" },
    ]),
    (tokens) => {
      spent += tokens;
    },
  );
  for await (const _ of model.stream(request)) break;
  expect(spent).toBe(asked + countTokens("Here"));
});
