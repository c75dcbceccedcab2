import { expect, test } from "vitest";
import { listen } from "../../tests/support/model-listener";
import {
  modelError,
  NO_ANSWER_IN_TIME,
  NOTHING_SAID,
  REJECTED,
} from "../generation/models/failures";
import type { Model, ModelError, ModelErrorCode } from "../generation/models/model";
import { adminWords, GUEST_WORDS, inWords, ownWords } from "./failure-words";

const CODES: ModelErrorCode[] = [
  "auth",
  "quota",
  "rate_limit",
  "context_overflow",
  "model_missing",
  "overloaded",
  "refused",
  "network",
  "idle_timeout",
  "truncated",
  "malformed",
];
const request = { messages: [], mode: "develop" as const, signal: new AbortController().signal };
const failures: [string, ModelError][] = [
  ...CODES.map((code): [string, ModelError] => [code, modelError(code)]),
  ["no answer in time", modelError("idle_timeout", { said: NO_ANSWER_IN_TIME })],
  ["nothing said", modelError("malformed", { said: NOTHING_SAID })],
  ["rejected", modelError("malformed", { said: REJECTED })],
];

test.each(
  failures,
)("%s names no variable of the server to whoever cannot set it", async (_, failure) => {
  const failing = {
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    async *stream() {
      throw failure;
    },
  } as unknown as Model;
  for (const words of [GUEST_WORDS, ownWords("Mine"), adminWords(false)]) {
    const { error } = await listen(inWords(failing, words).stream(request));
    expect(error?.message).toMatch(/\w/);
    expect(error?.message).not.toMatch(/\bAI_[A-Z]/);
  }
});

test("administrators are told the variable and the page, of a page's model the page alone, and what is special as it is", async () => {
  const failing = (failure: ModelError) =>
    ({
      // biome-ignore lint/correctness/useYield: it fails before it says anything
      async *stream() {
        throw failure;
      },
    }) as unknown as Model;
  const told = async (failure: ModelError, isEnvironments: boolean) =>
    (await listen(inWords(failing(failure), adminWords(isEnvironments)).stream(request))).error
      ?.message;
  expect(await told(modelError("network"), true)).toMatch(
    /AI_BASE_URL, or offer another model under Administration, Models\.$/,
  );
  expect(await told(modelError("network"), false)).toMatch(
    /Look at its address under Administration, Models\.$/,
  );
  const said = "Ollama does not have this model. Run: ollama pull tiny";
  expect(await told(modelError("model_missing", { said }), true)).toBe(said);
});
