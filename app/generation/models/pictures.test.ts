import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import { type ModelServer, startModelServer } from "../../../tests/support/model-server";
import { familyOf } from "./families";
import type { ModelRequest } from "./model";
import { leaveOutRefusedPictures } from "./without-pictures";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const PROVIDERS = ["openai", "anthropic", "ollama"] as const;

function withPicture(): ModelRequest {
  const request = requestFor("Like this");
  const pictures = [{ mediaType: "image/jpeg" as const, base64: "AAAA" }];
  return {
    ...request,
    messages: request.messages.map((m) => (m.role === "user" ? { ...m, pictures } : m)),
  };
}

describe("a picture reaches", () => {
  test.each([
    [
      "openai",
      {
        role: "user",
        content: [
          { type: "text", text: "Like this" },
          { type: "image_url", image_url: { url: "data:image/jpeg;base64,AAAA" } },
        ],
      },
    ],
    [
      "anthropic",
      {
        role: "user",
        content: [
          { type: "image", source: { type: "base64", media_type: "image/jpeg", data: "AAAA" } },
          { type: "text", text: "Like this" },
        ],
      },
    ],
    ["ollama", { role: "user", content: "Like this", images: ["AAAA"] }],
  ] as const)("%s in its own shape", async (provider, message) => {
    server.play([{ text: "Seen" }]);
    server.requests.length = 0;
    await listen(modelAt(server.url, provider).stream(withPicture()));
    expect(server.requests[0]?.body.messages.at(-1)).toMatchObject(message);
  });
});

describe("a provider that refuses pictures", () => {
  test.each(PROVIDERS)("is asked once more without them: %s", async (provider) => {
    server.play([{ refuse: { status: 400 } }, { text: "Unseen" }]);
    server.requests.length = 0;
    let told = 0;
    const model = leaveOutRefusedPictures(modelAt(server.url, provider), () => {
      told += 1;
    });
    expect((await listen(model.stream(withPicture()))).text).toBe("Unseen");
    // The rest of the answer is not refused first.
    await listen(model.stream(withPicture()));
    const sent = server.requests.map(({ body }) => JSON.stringify(body).includes("AAAA"));
    expect([sent, told]).toEqual([[true, false, false], 1]);
    expect(JSON.stringify(server.requests[1]?.body)).toContain("could not be shown to you");
  });

  test("and the rest too is not said to refuse pictures", async () => {
    server.play([{ refuse: { status: 400 } }]);
    server.requests.length = 0;
    let told = 0;
    const model = leaveOutRefusedPictures(modelAt(server.url, "openai"), () => {
      told += 1;
    });
    expect((await listen(model.stream(withPicture()))).error?.code).toBe("malformed");
    expect([server.requests.length, told]).toEqual([2, 0]);
  });

  test.each([
    [{ refuse: { status: 401 } }, "auth"],
    [{ text: "Half", ending: "none" as const }, "truncated"],
  ])("is told apart from one that fails otherwise", async (scenario, code) => {
    server.play([scenario]);
    server.requests.length = 0;
    const model = leaveOutRefusedPictures(modelAt(server.url, "openai"), () => {
      throw new Error("Pictures had no part in it.");
    });
    expect((await listen(model.stream(withPicture()))).error?.code).toBe(code);
    expect(server.requests).toHaveLength(1);
  });
});

test.each([
  "claude-sonnet-4-5",
  "anthropic/claude-3.5-haiku",
  "gpt-4o-mini",
  "gpt-4.1",
  "openai/gpt-5-nano",
  "o3",
  "google/gemini-2.5-flash",
  "llama3.2-vision:11b",
  "meta-llama/llama-4-scout",
  "gemma3:12b",
  "qwen2.5vl:7b",
  "qwen/qwen3-vl-30b",
  "llava:7b",
  "mistral-small-3.1-24b",
])("%s is taken to see", (name) => {
  expect(familyOf(name).sees).toBe(true);
});

test.each([
  "claude-2.1",
  "gpt-4",
  "gpt-3.5-turbo",
  "o1-mini",
  "o3-mini",
  "deepseek-chat",
  "qwen2.5-coder:7b",
  "llama3.1:8b",
  "gemma3:1b",
  "mistral-large",
  "codestral",
  "test",
])("%s is not", (name) => {
  expect(familyOf(name).sees).toBe(false);
});
