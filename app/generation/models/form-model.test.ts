import { expect, test } from "vitest";
import { listen } from "../../../tests/support/model-listener";
import { familyOf } from "./families";
import { requestsOf } from "./form";
import { formModel } from "./form-model";
import { type Model, ModelError, type ModelRequest } from "./model";
import { withoutUnsaid } from "./own-words";

const KINDS = ["landing page", "quiz"];

/** A model that says one text after the other, or fails, and keeps what it was asked. */
function says(texts: (string | ModelError)[], asked: ModelRequest[], label = "tiny"): Model {
  return {
    id: label,
    label,
    kind: "model",
    profile: "small",
    contextTokens: 8_192,
    async *stream(request) {
      asked.push(request);
      const next = texts.shift() ?? "";
      if (next instanceof ModelError) throw next;
      yield { type: "text", text: next };
      yield { type: "usage", inputTokens: 1, outputTokens: 2 };
      yield { type: "end", reason: "stop" };
    },
  };
}

async function ask(
  texts: (string | ModelError)[],
  content: string,
  options: Partial<ModelRequest> = {},
) {
  const [asked, made]: [ModelRequest[], ModelRequest[]] = [[], []];
  const model = formModel(says(texts, asked), says(["Made."], made, "starter"), async () => KINDS);
  const request = { mode: "develop" as const, signal: new AbortController().signal, ...options };
  const heard = await listen(model.stream({ messages: [{ role: "user", content }], ...request }));
  return { heard, asked, words: made[0]?.messages.at(-1)?.content };
}

const form = (values: object) => JSON.stringify({ kind: "landing page", ...values });

test("a small model fills in a form, and the starter makes the project from it and the words", async () => {
  const filled = form({ title: "Blue Door", about: "coffee", sections: ["team"], colour: "red" });
  const { heard, asked, words } = await ask([filled], "something for my shop Blue Door, tea 2.50");
  expect(asked[0]?.json).toMatchObject({ type: "object" });
  expect(words).toBe(
    'make a landing page called "Blue Door" about coffee.\nAdd a team section.\nsomething for my shop Blue Door, tea 2.50',
  );
  expect(heard.text).toContain("tiny filled in a form");
  expect(heard.text).toContain("Made.");
});

test("a name that nobody said is not taken from the model", async () => {
  const { words } = await ask([form({ title: "The Golden Bean" })], "a page for my café");
  expect(words).not.toContain("Golden");
});

test.each([
  ["a fence around it", `Sure!\n\`\`\`json\n${form({})}\n\`\`\``],
  ["a comma before its end", '{"kind": "quiz", "fields": ["a", "b",],}'],
  ["members missing", '{"kind": "quiz"}'],
  ["other quotes and none", "{'kind': 'quiz', title: 'x'}"],
  ["a comma missing", '{"kind": "quiz" "title": "x"}'],
  ["remarks", '{"kind": "quiz", // a quiz\n "title": "x"}'],
  ["its kind in capitals", '{"kind": "Landing-Page"}'],
  ["its kind in a list", '{"kind": ["quiz"], "title": null}'],
  ["itself in a list", '[{"kind": "quiz"}]'],
  ["itself below a name", '{"form": {"kind": "quiz"}}'],
  ["numbers and nothing for texts", '{"kind": "quiz", "title": 7, "fields": null, "tone": {}}'],
  ["its members in German", '{"Art": "quiz", "Titel": "x", "Felder": ["a"]}'],
  ["its members in French", '{"type": "quiz", "titre": "x", "thème": "y"}'],
  ["its members in Chinese", '{"类型": "quiz", "标题": "x"}'],
  ["no end", 'Here it is: {"kind": "quiz", "fields": ["a", "b"'],
])("a form with %s is read", async (_, said) => {
  const { asked, words } = await ask([said], "x");
  expect(asked).toHaveLength(1);
  expect(words).toMatch(/^make a (?:landing page|quiz)/);
});

test.each([
  ["no JSON", "I would love to!"],
  ["a kind that there is not, and nothing else", '{"kind": "rocket"}'],
])("%s is asked for once more, and then the words alone are used", async (_, said) => {
  const { heard, asked, words } = await ask([said, said], "a quiz");
  expect(asked).toHaveLength(2);
  expect(words).toBe("a quiz");
  expect(heard.text).toContain("from your words alone");
});

test("a kind of the model's own says nothing, and what else it filled in counts", async () => {
  const { asked, words } = await ask(['{"kind": "list", "fields": ["author", "pages"]}'], "books");
  expect(asked).toHaveLength(1);
  expect(words).toBe("with fields author, pages.\nbooks");
});

test.each([
  ["a text with commas", '"author, pages"'],
  ["objects", '[{"name": "author"}, {"label": "pages", "type": "number"}]'],
  ["an object", '{"author": "text", "pages": "number"}'],
  ["one twice, and nothing", '["author", "author", null, "", "pages"]'],
])("fields as %s are read", async (_, fields) => {
  const { words } = await ask([`{"kind": "quiz", "fields": ${fields}}`], "books");
  expect(words).toBe("make a quiz , with fields author, pages.\nbooks");
});

test("half a name is none, and fields without a kind are of a list", async () => {
  const { words } = await ask(['{"kind": "quiz", "title": "Voca'], "for our choir Vocalis");
  expect(words).toBe("make a quiz.\nfor our choir Vocalis");
  const fields = { kind: "", title: "", about: "3", sections: [], tone: "", colour: "" };
  expect(requestsOf({ ...fields, fields: ["a", "b"] }, "my plants")).toEqual([
    "with fields a, b.\nmy plants",
    "make a collection , with fields a, b.\nmy plants",
  ]);
});

test("a kind with examples behind it is asked for by its name alone", () => {
  const kind = "collection (contacts, books and other lists)";
  const empty = { title: "", about: "", sections: [], tone: "", colour: "" };
  expect(requestsOf({ ...empty, kind, fields: ["Artikel", "Menge"] }, "Einkauf")).toEqual([
    "make a collection , with fields Artikel, Menge.\nEinkauf",
  ]);
});

test("fields without a kind become a list where the words name nothing that is made", async () => {
  const made: ModelRequest[] = [];
  const filled = '{"kind": "", "fields": ["word", "meaning"]}';
  const open = async (texts: string[]) => {
    made.length = 0;
    const model = formModel(says([filled], []), says(texts, made), async () => KINDS);
    const request = { mode: "develop" as const, signal: new AbortController().signal };
    const messages = [{ role: "user" as const, content: "Vokabeltrainer" }];
    const { text } = await listen(model.stream({ messages, ...request }));
    return [text.includes("Cards"), made.length];
  };
  expect(await open(['Cards.\n```html path="index.html"\n<p>\n```\n'])).toEqual([true, 1]);
  expect(await open(["I do not know that.", "A list."])).toEqual([false, 2]);
});

test("words of the form are not quoted as the person's", async () => {
  const chunks = async function* () {
    for (const text of ["Made.\nNot used: “fields author”", ", “a fox”.\n", "Not used: “fields”."])
      yield { type: "text", text } as const;
  };
  const heard: string[] = [];
  for await (const chunk of withoutUnsaid(chunks(), "A fox, please"))
    if (chunk.type === "text") heard.push(chunk.text);
  expect(heard.join("")).toBe("Made.\nNot used: “a fox”.\n");
});

test("a provider that does not know the mode is asked without it", async () => {
  const refused = new ModelError("malformed", "response_format is not supported");
  const { asked, words } = await ask([refused, form({})], "a page");
  expect(asked.map(({ json }) => json !== undefined)).toEqual([true, false]);
  expect(words).toContain("make a landing page");
});

test("any other failure is told as it is", async () => {
  const { heard } = await ask([new ModelError("auth", "No key.")], "a page");
  expect(heard.error?.code).toBe("auth");
});

test("what is there already is changed by the starter, and discussed by the model", async () => {
  const project = { name: "x", files: new Map([["index.html", "<h1>a</h1>"]]) };
  expect((await ask([], "make it blue", { project })).words).toBe("make it blue");
  expect((await ask(["Hm."], "why?", { mode: "discuss" })).heard.text).toBe("Hm.");
});

test.each([
  ["llama3.2:1b", true],
  ["qwen2.5:3b", true],
  ["qwen2.5-coder-0.5b", true],
  ["llama3.1:8b", false],
  ["gpt-4.1-nano", false],
])("%s fills in forms: %s", (name, isTiny) => {
  expect(familyOf(name).fillsForms).toBe(isTiny);
});
