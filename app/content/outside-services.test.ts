import { expect, test } from "vitest";
import { describeServices } from "./outside-services";

test.each([
  [{ AI_PROVIDER: "starter" }, /^the built-in starter, which sends nothing anywhere$/],
  [{ AI_PROVIDER: "openai", AI_MODEL: "gpt-4.1" }, /^gpt-4\.1, at api\.openai\.com$/],
  [
    { AI_PROVIDER: "openai", AI_MODEL: "qwen", AI_BASE_URL: "https://models.example/v1" },
    /^qwen, at models\.example$/,
  ],
  [{ AI_PROVIDER: "ollama", AI_MODEL: "qwen" }, /^qwen, running on this server$/],
] as const)("the model of %j is named", (config, sentence) => {
  expect(describeServices(config).modelService).toMatch(sentence);
});

test("the mail server is named by its host alone", () => {
  const config = { AI_PROVIDER: "starter" } as const;
  expect(describeServices(config).mailService).toMatch(/none is sent/);
  const SMTP_URL = "smtps://ann:secret@mail.example:465";
  expect(describeServices({ ...config, SMTP_URL }).mailService).toMatch(/at mail\.example$/);
});

test("only sign-ins that have keys are named", () => {
  const config = { AI_PROVIDER: "starter" } as const;
  expect(describeServices(config).signInServices).toBe("none on this installation");
  expect(describeServices({ ...config, GITHUB_CLIENT_ID: "a" }).signInServices).toBe("GitHub");
  const both = { ...config, GITHUB_CLIENT_ID: "a", GOOGLE_CLIENT_ID: "b" };
  expect(describeServices(both).signInServices).toBe("Google and GitHub");
});
