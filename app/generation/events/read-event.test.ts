import { expect, test } from "vitest";
import { type GenerationEvent, generationEventSchema } from "./event-schema";
import { readEvent } from "./read-event";

/** Every kind of event, with each member that may be left out. */
const EVENTS: GenerationEvent[] = [
  { content: "Grüße 👋" },
  { content: "" },
  { error: "Slow down." },
  { error: "Slow down.", code: "rate_limit", retryable: true },
  {
    type: "generation",
    generation: {
      id: "g",
      status: "running",
      mode: "discuss",
      engine: "starter",
      engineLabel: "Built-in starter",
      userMessageId: "u",
      assistantMessageId: "a",
    },
  },
  { type: "file_started", file: { path: "a.css", action: "edit" } },
  { type: "file_delta", file: { path: "a.css" }, text: "a{" },
  { type: "file_created", file: { path: "a", content: "x", language: "css" }, action: "updated" },
  { type: "file_deleted", file: { path: "a.css" } },
  { type: "file_error", file: { path: "a.css" }, error: "No." },
  { type: "notice", text: "Continuing." },
  { type: "step", step: { id: "b", kind: "build", state: "running", text: "Building" } },
  {
    type: "step",
    step: { id: "b", kind: "fix", state: "ended", text: "Fixed", details: ["a.tsx", "b.tsx"] },
  },
  { type: "outcome", outcome: { state: "good", text: "Built without problems", problems: [] } },
  {
    type: "outcome",
    outcome: { state: "problems", text: "1 is left", problems: ["a"], before: "c" },
  },
  { type: "choices", choices: [{ text: "Make it blue", send: "make it blue" }] },
  { type: "choices", choices: [{ text: "Build this", send: "Build it.", mode: "develop" }] },
  { type: "checkpoint", checkpoint: { id: "c", label: "A page", createdAt: "2026-01-01" } },
  { type: "done", status: "finished", changes: [] },
  {
    type: "done",
    status: "failed",
    changes: [
      { path: "a", action: "created" },
      { path: "b", action: "error", error: "No." },
    ],
    usage: { inputTokens: 1, outputTokens: 2 },
  },
];

/** What may stand where something else was expected. */
const STRANGERS: unknown[] = [
  undefined,
  null,
  "",
  "x",
  "done",
  "__proto__",
  7,
  Number.NaN,
  true,
  [],
  [null],
  {},
];

/** A value, and everything that it becomes when one member at any depth is something else. */
function* variants(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== "object" || value === null) return;
  const again = (changed: object) =>
    Array.isArray(value) ? Object.values(changed) : (changed as unknown);
  for (const [key, member] of Object.entries(value)) {
    const { [key]: _, ...without } = value as Record<string, unknown>;
    yield again(without);
    for (const stranger of STRANGERS) yield again({ ...value, [key]: stranger });
    for (const changed of variants(member)) yield again({ ...value, [key]: changed });
  }
  if (!Array.isArray(value)) {
    yield { ...value, more: "of a newer server" };
    for (const word of ["type", "content", "error", "file", "status"]) {
      for (const stranger of STRANGERS) yield { ...value, [word]: stranger };
    }
  }
}

test("the browser's reader takes exactly what the schema takes, as the schema takes it", () => {
  let taken = 0;
  let refused = 0;
  for (const sample of [...STRANGERS, ...EVENTS.flatMap((event) => [...variants(event)])]) {
    const { success, data } = generationEventSchema.safeParse(sample);
    expect.soft(readEvent(sample), JSON.stringify(sample)).toEqual(success ? data : null);
    if (success) taken += 1;
    else refused += 1;
  }
  expect(taken).toBeGreaterThan(300);
  expect(refused).toBeGreaterThan(900);
});

test("every event of ours is read whole", () => {
  for (const event of EVENTS) {
    expect(readEvent(JSON.parse(JSON.stringify(event)))).toStrictEqual(event);
  }
});
