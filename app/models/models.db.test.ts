import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { chooseModel } from "~/generation/models/choose.server";
import { ModelError } from "~/generation/models/model";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { signUp } from "../../tests/support/generation-runs";
import { sendJson, startLocalServer } from "../../tests/support/local-server";
import { listen, requestFor } from "../../tests/support/model-listener";
import { startModelServer } from "../../tests/support/model-server";
import { ScriptedModel } from "../../tests/support/scripted-model";
import { chooseFor, keepChoice } from "./choose-model.server";
import { changePicked, pickModel } from "./connected-models.server";
import { addConnection, listConnections, openConnection, replaceKey } from "./connections.server";
import { listChoices } from "./list-choices.server";
import { addServerModel, serverModelSchema, setDefaultModel } from "./server-models.server";

const starter = { ...new ScriptedModel([]), kind: "starter" as const, label: "Starter" };
const environment = chooseModel(
  { AI_PROVIDER: "openai", AI_MODEL: "gpt-4.1", AI_API_KEY: "k" },
  starter as never,
);
const builtIn = { environment, starter: starter as never };
const KEY = "sk-secret-abcd1234";

let people = 0;
const newPerson = () => signUp(`person-${++people}`);

let ann: Viewer;
beforeEach(async () => {
  ann = await newPerson();
  env.AI_ALLOW_PRIVATE_ADDRESSES = true;
});
afterAll(() => {
  env.AI_ALLOW_PRIVATE_ADDRESSES = false;
});

const idOf = ({ user }: Viewer) => user?.id ?? "";
const connect = (viewer: Viewer, baseUrl: string) =>
  addConnection(idOf(viewer), { kind: "compatible", name: "Mine", baseUrl, key: KEY });

test("a key is stored encrypted, shown by its end, and opened for its owner alone", async () => {
  const { id, keyEnd } = await connect(ann, "https://models.example/v1");
  expect(keyEnd).toBe("1234");
  const row = await db.modelConnection.findUnique({ where: { id } });
  expect(JSON.stringify(row)).not.toContain("secret");
  expect(JSON.stringify(await listConnections(idOf(ann)))).not.toContain("secret");
  expect((await openConnection(idOf(ann), id)).key).toBe(KEY);
  const bob = await newPerson();
  await expect(openConnection(idOf(bob), id)).rejects.toThrow(/not there/);
  await expect(pickModel(idOf(bob), id, "gpt")).rejects.toThrow(/not there/);
});

test("a key that was sealed under another secret says so, and is asked for again", async () => {
  const { id } = await connect(ann, "https://models.example/v1");
  const other = await connect(ann, "https://models.example/v1");
  const { sealedKey } = await db.modelConnection.findUniqueOrThrow({ where: { id: other.id } });
  // Moved to another row it opens as little as under another secret.
  await db.modelConnection.update({ where: { id }, data: { sealedKey } });
  const picked = await db.connectedModel.create({ data: { connectionId: id, model: "gpt" } });
  await expect(chooseFor(ann, `own:${picked.id}`, builtIn)).rejects.toThrow(/new secret/);
  expect((await replaceKey(idOf(ann), id, "sk-another-5678")).keyEnd).toBe("5678");
  expect((await chooseFor(ann, `own:${picked.id}`, builtIn)).label).toBe("gpt");
});

test("a model is picked though its provider tells nonsense of it", async () => {
  const { origin, close } = await startLocalServer((_, response) =>
    sendJson(response, {
      data: [
        { id: "huge", context_length: 1e15, pricing: { prompt: "1e308", completion: "1e308" } },
        { id: "tiny", context_length: 1 },
      ],
    }),
  );
  onTestFinished(close);
  const { id } = await connect(ann, origin);
  for (const name of ["huge", "tiny"]) {
    const picked = await pickModel(idOf(ann), id, name);
    const row = await db.connectedModel.findUnique({ where: { id: picked } });
    expect(row).toMatchObject({ model: name, contextTokens: null, inputPrice: null });
  }
});

test("somebody's own model answers them, and a key that is revoked in mid-answer ends it clearly", async () => {
  const models = await startModelServer({
    script: [{ text: "Hello" }, { refuse: { status: 401 } }],
  });
  onTestFinished(models.close);
  const { id } = await connect(ann, models.url);
  const picked = await pickModel(idOf(ann), id, "my-model");
  await keepChoice(ann, `own:${picked}`);
  const model = await chooseFor(ann, undefined, builtIn);
  expect(model).toMatchObject({ label: "my-model", isOwn: true });
  expect((await listen(model.stream(requestFor()))).text).toBe("Hello");
  expect(models.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  const { error } = await listen(model.stream(requestFor()));
  expect(error).toBeInstanceOf(ModelError);
  expect(error?.message).toMatch(/^Mine refused your key\. What was complete is saved\./);
  expect(error?.message).not.toContain(KEY);
});

test("what somebody says of a model counts more than its name", async () => {
  const { id } = await connect(ann, "https://models.example/v1");
  const picked = await pickModel(idOf(ann), id, "gpt-4.1");
  const said = { contextTokens: 9_000, profile: "small", inputPrice: 2, outputPrice: 8 };
  await changePicked(idOf(ann), picked, said);
  expect(await chooseFor(ann, `own:${picked}`, builtIn)).toMatchObject({
    contextTokens: 9_000,
    profile: "small",
    prices: { input: 2, output: 8 },
  });
  await changePicked(idOf(ann), picked, { profile: "form" });
  const filling = await chooseFor(ann, `own:${picked}`, builtIn);
  expect(filling).toMatchObject({ profile: "small", fillsForms: true });
  const bob = await newPerson();
  await expect(changePicked(idOf(bob), picked, {})).rejects.toThrow(/not among/);
  // Somebody else's choice is as one that is not there.
  expect((await chooseFor(bob, `own:${picked}`, builtIn)).label).toBe("gpt-4.1");
  expect((await chooseFor(bob, `own:${picked}`, builtIn)).isOwn).toBeUndefined();
});

test("the operator's models can be chosen by everybody, and one of them answers by default", async () => {
  const said = { name: "House model", provider: "openai", model: "gpt-5", key: KEY };
  await addServerModel(
    db,
    randomUUID(),
    serverModelSchema.parse({ ...said, inputPrice: "1.25", outputPrice: "10" }),
  );
  const visitor = { user: null, trialKey: null } as unknown as Viewer;
  const { chosen, groups } = await listChoices(visitor, builtIn);
  expect(chosen).toBe("server:environment");
  const labels = groups.flatMap(({ models }) => models.map(({ label }) => label));
  expect(labels).toEqual(["gpt-4.1", "House model", "Starter"]);
  expect(JSON.stringify(groups)).not.toContain("secret");
  const { id } = await db.serverModel.findFirstOrThrow();
  await setDefaultModel(db, id);
  const model = await chooseFor(visitor, undefined, builtIn);
  expect(model).toMatchObject({ label: "House model", prices: { input: 1.25, output: 10 } });
  expect((await chooseFor(visitor, "starter", builtIn)).kind).toBe("starter");
});
