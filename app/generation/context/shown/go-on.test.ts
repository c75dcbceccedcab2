import { expect, test } from "vitest";
import { sha256 } from "~/platform/hash.server";
import { buildMessages, type Context, type ContextInput } from "../context.server";
import type { HistoryTurn } from "../context-history";

/** A conversation request by request, as a project's row carries it from one to the next. */
class Conversation {
  readonly files = new Map<string, string>();
  readonly history: HistoryTurn[] = [];
  readonly #texts = new Map<string, string>();
  last: Context | undefined;

  constructor(files: Record<string, string>) {
    for (const [path, text] of Object.entries(files)) this.files.set(path, text);
  }

  ask(content: string, input: Partial<ContextInput> = {}): string {
    for (const text of this.files.values()) this.#texts.set(sha256(text), text);
    const state = this.last?.shown;
    this.last = buildMessages({
      mode: "develop",
      profile: "strong",
      contextTokens: 200_000,
      projectName: "Garden",
      files: this.files,
      history: this.history,
      content,
      attached: "",
      ...(state ? { shown: { state, earlier: this.#texts } } : {}),
      ...input,
    });
    return this.last.messages.map(({ role, content: said }) => `${role}: ${said}`).join("\n");
  }

  /** Asks, and has it answered. */
  say(content: string, outcome?: string): string {
    const asked = this.ask(content);
    this.history.push({ role: "user", content }, { role: "assistant", content: "Done.", outcome });
    return asked;
  }

  get request(): string {
    return this.last?.messages.at(-1)?.content ?? "";
  }
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index} of the file\n`).join("");

test("a request begins with what the last one was, whatever was changed in between", () => {
  const talk = new Conversation({ "a.js": lines(60), "b.js": lines(60) });
  const first = talk.say("make it green", "Saved of your last answer: a.js.");
  talk.files.set("a.js", lines(60).replace("line 30 of", "line thirty of"));
  const second = talk.say("and red");
  expect(second.startsWith(first)).toBe(true);
  talk.files.set("b.js", lines(59));
  expect(talk.ask("and blue").startsWith(second)).toBe(true);
});

test("of a changed file the places are told that now read otherwise, of a new one that it is there", () => {
  const talk = new Conversation({ "a.js": lines(60), "b.js": lines(9) });
  talk.say("make it green");
  talk.files.set("a.js", lines(60).replace("line 30 of", "line thirty of"));
  talk.files.set("lib/new.ts", "export const fresh = 1;\n");
  talk.files.delete("b.js");
  talk.ask("go on");
  expect(talk.request).toContain('path="a.js" lines="27-35"');
  expect(talk.request).toContain("line thirty of the file");
  expect(talk.request).not.toContain("line 50 of");
  expect(talk.request).toContain("b.js is not there any more.");
  expect(talk.request).toContain("New files:\nlib/new.ts 1: fresh");
  expect(talk.request.endsWith("go on")).toBe(true);
});

test("a file that became another one is shown whole", () => {
  const talk = new Conversation({ "a.js": lines(20) });
  talk.say("make it green");
  talk.files.set("a.js", "everything is new\n");
  talk.ask("go on");
  expect(talk.request).toContain('a.js now reads:\n``` path="a.js"\neverything is new\n```');
});

test("what became of an answer is told by the product, never in the model's words", () => {
  const talk = new Conversation({ "a.js": "1" });
  talk.say("make it green", "Saved of your last answer: a.js.");
  talk.ask("more");
  expect(talk.request).toBe(
    "<from-the-workspace>\nSaved of your last answer: a.js.\n</from-the-workspace>\n\nmore",
  );
  expect(talk.last?.messages.at(-2)).toMatchObject({ role: "assistant", content: "Done." });
});

test("a conversation that is another one, or was shortened, begins anew with the files as they are", () => {
  const talk = new Conversation({ "a.js": "ancient\n" });
  talk.say("make it green");
  talk.files.set("a.js", "modern\n");
  talk.history.splice(0, 2, { role: "user", content: "something else" });
  const asked = talk.ask("go on");
  expect(asked).toContain('path="a.js"\nmodern');
  expect(asked).not.toContain("ancient");
});

test("when too much has changed since, the view is made anew", () => {
  const talk = new Conversation({ "a.js": "tiny\n" });
  talk.say("make it green");
  talk.files.set("a.js", lines(3_000));
  talk.ask("look at @a.js");
  expect(talk.last?.shown?.basis).toContain("line 2999");
  expect(talk.request).not.toContain("line 2999");
});

test("a small model always sees the files as they are, and nothing of how they were", () => {
  const talk = new Conversation({ "a.js": "old\n" });
  talk.ask("make it green", { profile: "small" });
  expect(talk.last?.shown).toBeNull();
});
