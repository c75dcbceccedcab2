import { expect, test } from "vitest";
import { AttemptCounter } from "./sign-in-attempts.server";

test("one account is tried so often a minute, from wherever, and others are not held up", () => {
  const attempts = new AttemptCounter(3);
  const now = 1_000;
  for (let n = 0; n < 3; n += 1) attempts.count("wallet:a", now);
  const refused = expect.objectContaining({
    status: 429,
    retryAfterSeconds: 60,
    message: expect.stringMatching(/try again in 60 seconds/),
  });
  expect(() => attempts.count("wallet:a", now)).toThrow(refused);
  expect(() => attempts.count("wallet:a", now + 59_999)).toThrow();
  attempts.count("wallet:b", now);
  attempts.count("wallet:a", now + 60_000);
});
