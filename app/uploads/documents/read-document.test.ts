import { afterEach, expect, test, vi } from "vitest";
import { TaskGivenUp, tooBusy } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import { readDocumentInTurn } from "./read-document.server";

afterEach(() => void vi.restoreAllMocks());

const read = (failure: unknown) => {
  vi.spyOn(workers, "run").mockRejectedValueOnce(failure);
  const pdf = { type: "application/pdf", bytes: new Uint8Array() };
  return readDocumentInTurn("menu", pdf, { visitor: "ann" });
};

test("a document is unreadable for what it is, and never for a server that is busy", async () => {
  expect(await read(new TaskGivenUp("readDocument", "time"))).toBeNull();
  await expect(read(tooBusy())).rejects.toMatchObject({ status: 503, code: "busy" });
});
