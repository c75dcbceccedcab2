import { expect, test } from "vitest";
import { AppError } from "~/platform/errors";
import { TaskGivenUp } from "~/platform/workers/worker-task";
import { writeInTurn } from "./starter-in-turn.server";

const asked = { messages: [], mode: "develop", files: new Map(), isOperator: false } as const;
const write = (failure: unknown, signal = new AbortController().signal) =>
  writeInTurn({ run: () => Promise.reject(failure) })(
    { ...asked, messages: [] },
    { signal, project: { visitor: "account:ann", name: "P", files: new Map() } },
  );

test("a project that is too much for the starter is told as that, and a busy server as one to ask again", async () => {
  const tooMuch = write(new TaskGivenUp("writeStarterAnswer", "time"));
  await expect(tooMuch).rejects.toMatchObject({ code: "overloaded", retryable: false });
  await expect(tooMuch).rejects.toThrow("nothing was changed");
  const busy = write(new AppError(503, "Many large requests wait. Try again in a minute."));
  await expect(busy).rejects.toMatchObject({ code: "overloaded", retryable: true });
  await expect(busy).rejects.toThrow("Try again in a minute");
});

test("an answer that is stopped while it waits for its turn was stopped", async () => {
  const stopped = write(new AppError(499, "Gone"), AbortSignal.abort());
  await expect(stopped).rejects.toMatchObject({ code: "aborted" });
});
