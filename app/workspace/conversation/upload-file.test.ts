import { expect, test, vi } from "vitest";
import { uploadFile } from "./upload-file";

/** Uploads a small file to a server that answers so. @returns what was sent, and what came of it */
async function upload(answer: Response) {
  const send = vi.fn<typeof fetch>(async () => answer);
  const outcome = await uploadFile(new File(["hello"], "notes.txt"), send).catch((error) => error);
  return { sent: send.mock.calls[0]?.[1], outcome };
}

test("a file is sent as a form with the session's cookie, and claims no content type of its own", async () => {
  const stored = { type: "document", url: "/api/files/1", name: "notes.txt", size: 5 };
  const { sent, outcome } = await upload(Response.json(stored));
  expect(outcome).toEqual(stored);
  expect(sent?.credentials).toBe("include");
  expect((sent?.body as FormData).get("file")).toMatchObject({ name: "notes.txt", size: 5 });
  // The browser writes it, with the word that parts the form.
  expect(new Headers(sent?.headers).has("content-type")).toBe(false);
});

test("why a file was refused is in the server's words, else in ours", async () => {
  const refused = await upload(Response.json({ error: "It is too large." }, { status: 413 }));
  expect(refused.outcome).toMatchObject({ status: 413, reason: "It is too large." });
  const broken = await upload(new Response("<html>", { status: 502 }));
  expect(broken.outcome.message).toBe("Could not upload file. Please try again.");
});
