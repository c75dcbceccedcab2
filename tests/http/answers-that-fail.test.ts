import { beforeAll, describe, expect, test } from "vitest";
import { fileBlock } from "../support/file-blocks";
import type { Scenario } from "../support/model-server";
import { makeProject, storedFile } from "../support/projects";
import { sharedAppWithModel } from "../support/shared-app";

/** A provider that refuses or falls silent in the middle of an answer, and who stops one in each of its steps. */

const PAGE =
  '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n';
const RIGHT = 'import { Fish } from "lucide-react";\nconsole.log(<Fish />);\n';
const WRONG = RIGHT.replaceAll("Fish", "Fisch");
const NOTE = "export const note = 1;\n";

let product: Awaited<ReturnType<typeof sharedAppWithModel>>;
beforeAll(async () => {
  product = await sharedAppWithModel();
});

const newPond = () =>
  makeProject(product.ann, "Pond", { "index.html": PAGE, "src/main.tsx": RIGHT });

async function answerOf(id: string) {
  const { body } = await product.ann.json("GET", `/api/projects/${id}/messages`);
  return body.at(-1);
}

/** Sends a message that is answered by a script, and reads the whole answer. */
async function ask(script: Scenario[]) {
  const { ann, models } = product;
  const id = await newPond();
  models.play(script);
  models.requests.length = 0;
  await (await ann.send(id, "Add a fish")).rest();
  return { id, answer: await answerOf(id), calls: models.requests.length };
}

describe.each([
  ["a key that is refused", { status: 401 }, "key for the model was refused"],
  [
    "a provider with too many requests",
    { status: 429, headers: { "retry-after": "3600" } },
    "takes no more requests right now",
  ],
  ["an overloaded provider", { status: 529 }, "overloaded"],
])("%s", (_what, refuse, said) => {
  test("where it goes on with a long answer, keeps what was complete, and says why", async () => {
    const { id, answer } = await ask([
      { text: `${fileBlock("src/note.ts", NOTE)}\nAnd`, ending: "length" },
      { refuse },
    ]);
    expect(answer).toMatchObject({ status: "failed" });
    expect(answer.problem).toContain(said);
    expect(await storedFile(product.ann, id, "src/note.ts")).toMatchObject({ content: NOTE });
  });

  test("where it fixes, leaves the answer with its problem, and says why it was not fixed", async () => {
    const edit = "<<<<<<< SEARCH\nnowhere\n=======\nhere\n>>>>>>> REPLACE\n";
    const unfit = `\`\`\`edit path="index.html"\n${edit}\`\`\`\n`;
    const wrong = fileBlock("src/main.tsx", WRONG) + unfit;
    const { answer, calls } = await ask([{ text: wrong }, { refuse }]);
    expect(answer).toMatchObject({
      status: "finished",
      outcome: { state: "problems", text: "2 problems are left" },
    });
    // What passes by itself is tried for a while within the one request.
    const isPassing = refuse.status === 529;
    expect(calls).toBe(isPassing ? 4 : 2);
    expect(answer.steps.filter(({ kind }: { kind: string }) => kind === "fix")).toHaveLength(1);
    const fix = answer.steps.find(({ kind }: { kind: string }) => kind === "fix");
    expect(fix.text).toContain("The model could not fix it");
    expect(fix.details.join(" ")).toContain(said);
  });
});

test("an error in the middle of a stream keeps what was complete", async () => {
  const { id, answer } = await ask([
    { text: `${fileBlock("src/note.ts", NOTE)}\nAnd then`, ending: "error" },
  ]);
  expect(answer).toMatchObject({ status: "failed" });
  expect(answer.problem).toBeTruthy();
  expect(await storedFile(product.ann, id, "src/note.ts")).toMatchObject({ content: NOTE });
});

test.each([
  ["writing", [{ text: `${fileBlock("src/note.ts", NOTE)}\nAnd`, ending: "silence" as const }]],
  [
    "going on with a long answer",
    [
      { text: `${fileBlock("src/note.ts", NOTE)}\nAnd`, ending: "length" as const },
      { text: "then", ending: "silence" as const },
    ],
  ],
  [
    "reading files",
    [
      { text: `${fileBlock("src/note.ts", NOTE)}\n\`\`\`read\nindex.html\n\`\`\`\n` },
      { text: "I see", ending: "silence" as const },
    ],
  ],
  [
    "fixing",
    [
      { text: `${fileBlock("src/note.ts", NOTE)}\n${fileBlock("src/main.tsx", WRONG)}` },
      { text: "Let me", ending: "silence" as const },
    ],
  ],
])("who stops it while %s keeps what was complete, and the provider is let go", async (_, script) => {
  const { ann, models } = product;
  const id = await newPond();
  models.play(script);
  models.requests.length = 0;
  const gone = models.nextAbort();
  const reader = await ann.send(id, "Add a note");
  // The last call is under way once the provider has it.
  await expect.poll(() => models.requests.length, { timeout: 20_000 }).toBe(script.length);
  expect((await ann.json("POST", `/api/projects/${id}/chat/stop`)).body).toEqual({ stopped: true });
  await gone;
  await reader.rest();
  expect(await answerOf(id)).toMatchObject({ status: "stopped" });
  expect(await storedFile(ann, id, "src/note.ts")).toMatchObject({ content: NOTE });
});
