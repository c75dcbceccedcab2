import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import { everydayScenario } from "../support/model-server/everyday";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, unique } from "../support/projects";

/** Models of one's own and of the operator, by plain forms. */

const KEY = "sk-own-key-abcd9876";

let at: AppWithModel;
/** OpenRouter, and any other provider: it lists models, and exchanges codes. */
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
  at = await startAppWithModel({
    AI_ALLOW_PRIVATE_ADDRESSES: "on",
    OPENROUTER_URL: provider.url,
    ADMIN_EMAILS: "",
  });
  at.models.play(everydayScenario);
});
afterAll(async () => {
  await at.stop();
  provider.close();
});

async function startProvider() {
  const exchanged: { code: string; code_verifier: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const send = (json: object) => response.end(JSON.stringify(json));
    if (request.url === "/api/v1/auth/keys") {
      exchanged.push(JSON.parse(body));
      return send({ key: "sk-or-of-the-sign-in-4321" });
    }
    const data = Array.from({ length: 4_000 }, (_, n) => ({
      id: `maker/model-${n}`,
      context_length: 128_000,
      pricing: { prompt: "0.000002", completion: "0.000008" },
    }));
    send({ data });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, exchanged, close: () => server.close() };
}

async function newPerson() {
  return new PlainBrowser(await at.app.person(unique("person")), at.app.origin);
}

async function connect(browser: PlainBrowser, baseUrl: string) {
  await browser.open("/account/models");
  browser.fill("Provider", "compatible");
  browser.fill("Key", KEY);
  browser.fill(/^Address/, baseUrl);
  browser.fill(/^Name/, "My provider");
  await browser.press("Connect");
}

test("somebody connects a provider, picks a model, is answered by it and sees what that took", async () => {
  const browser = await newPerson();
  await connect(browser, `${provider.url}/v1`);
  expect(browser.text).toContain("My provider is connected");
  expect(browser.text).toContain("key that ends with 9876");
  browser.fill(/^Search 4,000 models/, "model-3999");
  await browser.press("Search");
  expect(browser.text).toContain("maker/model-3999 128k tokens · $2 / $8");
  await browser.press("Pick maker/model-3999");
  expect(browser.text).toContain("answers now");

  // What lists models there does not answer: another connection does.
  await connect(browser, `${at.models.url}/v1`);
  expect(browser.text).toContain("told no models: it answered with 404");
  browser.fill("Add one by its name", "small-talk");
  await browser.press("Add");
  browser.fill("Price in", "2");
  browser.fill("Price out", "8");
  await browser.press("Save small-talk");
  expect(browser.text).toContain("The model was saved");

  const id = await makeProject(browser.client, "Mine", {});
  at.models.requests.length = 0;
  await (await browser.client.send(id, "What is tea?", { mode: "discuss" })).rest();
  expect(at.models.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(at.models.requests[0]?.body.model).toBe("small-talk");
  await browser.open(`/projects/${id}`);
  expect(browser.text).toMatch(/small-talk · 12 tokens in, 34 out · [\d.]+ s · \$0\.0003/);
  await browser.follow("What the answers took");
  expect(browser.text).toContain("small-talk $0.0003 1 12 0 34");

  const download = await browser.client.get("/account/export");
  expect(download.bytes.includes(KEY)).toBe(false);
  expect(at.app.output).not.toContain(KEY);
  await browser.open("/account/models");
  expect(browser.answer.text).not.toContain(KEY);
  const [remove] = browser.page.all("button", "Remove My provider");
  expect(remove).toBeDefined();
});

test("a model that does not answer is not chosen, and its provider's words say why", async () => {
  const browser = await newPerson();
  await connect(browser, `${at.models.url}/v1`);
  browser.fill("Add one by its name", "gone-model");
  await browser.press("Add");
  const missing = { refuse: { status: 404, code: "model_not_found" } };
  at.models.play([missing, { refuse: { status: 401 } }]);
  const use = async () => {
    await browser.open("/account/models");
    await browser.press("Use this model");
  };
  await use();
  expect(browser.text).toContain(
    "This model did not answer, so nothing was changed. My provider does not have this model",
  );
  await use();
  expect(browser.text).toContain("My provider refused your key");
  at.models.play(everydayScenario);
  await use();
  expect(browser.text).toContain("Your next messages go to this model");
});

test("a form that is refused keeps what was typed, but for the key", async () => {
  const browser = await newPerson();
  await connect(browser, "nonsense");
  expect(browser.answer.status).toBe(400);
  expect(browser.field(/^Address/).value).toBe("nonsense");
  expect(browser.field(/^Name/).value).toBe("My provider");
  expect(browser.answer.text).not.toContain(KEY);
});

test("OpenRouter's sign-in becomes a connection, and a code from elsewhere does not", async () => {
  const browser = await newPerson();
  const begun = await browser.client.get("/account/models/openrouter");
  expect(begun.status).toBe(302);
  const address = new URL(String(begun.headers.location));
  expect(address.origin).toBe(provider.url);
  const back = new URL(address.searchParams.get("callback_url") ?? "");
  back.searchParams.set("code", "a-code");
  await browser.open(`${back.pathname}${back.search}`);
  expect(browser.text).toContain("OpenRouter is connected");
  expect(browser.text).toContain("key that ends with 4321");
  const verifier = provider.exchanged.at(-1)?.code_verifier ?? "";
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(
    address.searchParams.get("code_challenge"),
  );

  // Somebody else who is led there sends another verifier, which the provider refuses.
  const other = await newPerson();
  await other.open(`${back.pathname}${back.search}`);
  expect(provider.exchanged.at(-1)?.code_verifier).not.toBe(verifier);
  await other.open("/account/models/openrouter/callback?code=a&state=1.old");
  expect(other.text).toContain("was not finished");
});

test("whoever has no account is told to log in, and may choose among the server's models", async () => {
  const browser = new PlainBrowser(at.app.visitor(), at.app.origin);
  await browser.open("/account/models");
  expect(browser.path).toMatch(/^\/login/);
  const choices = (await browser.client.get("/api/models")).body;
  expect(choices.chosen).toBe("server:environment");
  expect(choices.groups[0].models.map(({ value }: { value: string }) => value)).toEqual([
    "server:environment",
    "starter",
  ]);
  const refused = await browser.client.json("PUT", "/api/models", { model: "starter" });
  expect(refused.status).toBe(401);
  at.models.requests.length = 0;
  const trial = unique("trial_");
  const sent = await browser.client.request("POST", `/api/projects/${trial}/chat/send`, {
    body: JSON.stringify({ content: "Hello", mode: "discuss", model: "starter" }),
    headers: { "content-type": "application/json" },
  });
  expect(sent.text).toContain('"engine":"starter"');
  expect(at.models.requests).toEqual([]);
});

test("another's connection is as one that is not there", async () => {
  const browser = await newPerson();
  await connect(browser, `${provider.url}/v1`);
  const { pathname } = browser.url;
  const other = await at.app.person(unique("other"));
  expect((await other.get(pathname)).status).toBe(404);
  expect((await other.form(pathname, { intent: "key", key: "sk-stolen-key-1" })).status).toBe(404);
  expect(
    (
      await other.form("/account/models", {
        intent: "remove",
        id: pathname.split("/").at(-1) ?? "",
      })
    ).status,
  ).toBe(404);
});
