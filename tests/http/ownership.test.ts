import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppAnswer, AppClient } from "../support/app-client";
import { type Holding, lookAt, makeHolding, put } from "../support/holding";
import type { ModelServer } from "../support/model-server";
import {
  ADMINS,
  ADMINS_TOLD,
  type Ask,
  type Ids,
  KNOWN_ROUTES,
  MEMBERS,
  OWNED,
  type OwnedRoute,
} from "../support/owned-routes";
import { listRoutes } from "../support/product-routes";
import { type SharedApp, sharedAppWithModel } from "../support/shared-app";

let app: SharedApp;
let models: ModelServer;
let holdings: Holding[];
let before: unknown[][];
let met: Stranger[];
let bob: AppClient | undefined;
let carol: AppClient | undefined;

type Stranger = [who: string, browser: AppClient];

beforeAll(async () => {
  let ann: AppClient;
  ({ app, models, ann } = await sharedAppWithModel());
  holdings = [await makeHolding(ann, "account"), await makeHolding(app.visitor(), "trial")];
  before = await Promise.all(holdings.map(lookAt));
  met = await strangers();
});
afterEach(() => models.play([{}]));

/** Everybody is whoever they were, with what they had. */
async function expectUntouched(): Promise<void> {
  expect(await Promise.all(holdings.map(lookAt))).toEqual(before);
}

/** Browsers in which a holding is nobody's; new ones, so that none remembers an earlier try. */
async function strangers(): Promise<Stranger[]> {
  const withTrial = async (browser: AppClient) => {
    await browser.get("/projects/trial_1");
    return browser;
  };
  // Signed in once: what a browser remembers beside that begins with each copy.
  bob ??= await app.person("bob");
  carol ??= await app.person("carol");
  return [
    ["signed out", app.visitor()],
    ["another person", bob.copy()],
    ["a browser with another trial", await withTrial(app.visitor())],
    ["another person with a trial", await withTrial(carol.copy())],
  ];
}

/** What gives such browsers for one try after the other: meeting them anew each time takes most of the time. */
function strangersFor(route: OwnedRoute): () => Promise<Stranger[]> {
  // A trial that has begun under an id is there at the next try.
  return route.beginsTrial ? strangers : async () => copiesOf(met);
}

function copiesOf(browsers: readonly Stranger[]): Stranger[] {
  return browsers.map(([who, browser]) => [who, browser.copy()]);
}

/** Ids of the same shape that nobody has. */
function madeUp({ project, file, checkpoint, upload }: Ids): Ids {
  const other = (id: string) => id.replace(/.{5}$/, (end) => (end === "00000" ? "11111" : "00000"));
  return {
    project: other(project),
    file: other(file),
    checkpoint: other(checkpoint),
    upload: upload.replace(/[^/]{5}(\/[^/]+)$/, "00000$1"),
  };
}

/** An answer without what differs in any two: the ids that were sent, and the nonce. */
function essence({ status, headers, text }: AppAnswer, ids: Ids): unknown[] {
  let said = `${headers.location ?? ""} ${headers["content-type"] ?? ""} ${text}`;
  for (const id of Object.values(ids)) if (id) said = said.replaceAll(id, "ID");
  return [status, said.replaceAll(/nonce="[^"]*"/g, "")];
}

test("every address of the product is known here", async () => {
  expect(await listRoutes(await app.person("ann"))).toEqual(KNOWN_ROUTES);
}, 120_000);

describe("what is somebody's does not exist for others", () => {
  test.each(Object.entries(OWNED))("%s", async (key, route) => {
    const [method = ""] = key.split(" ");
    const refusals = [401, 404, ...(route.refusals ?? [])];
    const next = strangersFor(route);
    for (const { ids, kind } of holdings) {
      if (kind === "trial" && route.accountOnly) continue;
      const nobodys = madeUp(ids);
      const guesses = route.asks(nobodys);
      for (const [n, ask] of route.asks(ids).entries()) {
        const again = new Map(await next());
        for (const [who, stranger] of await next()) {
          const tried = [kind, who, ask.path, ask.form?.intent];
          const answer = await put(stranger, method, ask);
          const guessed = await put(again.get(who) as AppClient, method, guesses[n] ?? ask);
          expect([tried, answer.status]).toEqual([tried, guessed.status]);
          if (kind === "trial" && route.beginsTrial) continue;
          expect([tried, refusals]).toEqual([tried, expect.arrayContaining([answer.status])]);
          expect([tried, essence(answer, ids)]).toEqual([tried, essence(guessed, nobodys)]);
        }
      }
    }
  });

  // Once for all: looking takes as long as trying. What differs says which of them it was.
  test("nor has any of that changed it", expectUntouched);

  test("nor under what is one's own: no id of one project opens anything in another", async () => {
    for (const { owner, ids, kind } of holdings) {
      const others = [
        await makeHolding(await app.person("bob"), "account"),
        await makeHolding(app.visitor(), "trial"),
        // The same owner's other project is another project.
        await makeHolding(owner, kind),
      ];
      for (const other of others) {
        const mixed = { ...ids, project: other.ids.project };
        const own = await lookAt(other);
        for (const key of [
          "GET /api/projects/:id/checkpoints/:cid/diff",
          "POST /api/projects/:id/checkpoints/:cid/restore",
          "GET /projects/:id/compare",
          "GET /projects/:id/checkpoints/:cid/file",
        ]) {
          for (const ask of OWNED[key]?.asks(mixed) ?? []) {
            const answer = await put(other.owner, key.split(" ")[0] ?? "", ask);
            expect([ask.path, answer.status]).toEqual([ask.path, 404]);
          }
        }
        for (const ask of OWNED["POST /projects/:id"]?.asks(mixed) ?? []) {
          if (!ask.form?.fileId && !ask.form?.checkpointId) continue;
          const answer = await put(other.owner, "POST", ask);
          expect([ask.form, answer.status]).toEqual([ask.form, 404]);
        }
        expect(await lookAt(other)).toEqual(own);
      }
    }
    await expectUntouched();
  });

  test.each([
    "account",
    "trial",
  ])("nor by an id of another kind, not even for the owner of a project (%s)", async (whose) => {
    for (const { owner, ids, kind, serverId, message, lastEvent } of holdings) {
      if (kind !== whose) continue;
      const [generation = ""] = lastEvent.split(":");
      const [, , upload = ""] = ids.upload.split("/");
      const wrong = [ids.file, ids.checkpoint, message, generation, upload].filter(Boolean);
      // A trial's address is the browser's name for it; the server's own opens nothing.
      if (kind === "trial") wrong.push(serverId);
      const strange = ["%2e%2e", "%25", "'", "a".repeat(3_000), "trial_", "💥", "null", "0"];
      for (const [place, [key, route]] of Object.entries(OWNED).entries()) {
        const [method = "", pattern = ""] = key.split(" ");
        if (pattern.startsWith("/uploads") || route.beginsTrial || route.refusals) continue;
        // All addresses read ids alike: each is tried with a third of these.
        const tried = strange.filter((_, n) => n % 3 === place % 3).map(encodeURIComponent);
        for (const id of [...wrong, ...tried]) {
          const replaced = /^\/api\/files/.test(pattern) && method !== "GET" ? "project" : "";
          const asked = {
            project: id,
            file: replaced ? ids.project : id,
            checkpoint: ids.checkpoint,
            upload: "",
          };
          const asks = route.asks(asked);
          // What is no id at all is refused before a form is read.
          for (const ask of wrong.includes(id) ? asks : asks.slice(0, 1)) {
            const answer = await put(owner, method, ask);
            const isMissing = [401, 404].includes(answer.status);
            expect([key, ask.path, isMissing]).toEqual([key, ask.path, true]);
          }
        }
      }
    }
    await expectUntouched();
  });
});

test("its owner has all of it: what was refused above is no wrong request", async () => {
  const owner = await app.person("dora");
  let { ids } = await makeHolding(owner, "account");
  for (const [key, route] of Object.entries(OWNED)) {
    if (route.trialOnly) continue;
    const [method = ""] = key.split(" ");
    for (const n of route.asks(ids).keys()) {
      if (route.isEndless) {
        (await owner.events("GET", (route.asks(ids)[n] as Ask).path)).leave();
        continue;
      }
      const isGood = async () => {
        const ask = route.asks(ids)[n] as Ask;
        const { status } = await put(owner, method, ask);
        return ask.toOwner ? status === ask.toOwner : status < 400;
      };
      // What was asked before may have left nothing of that kind, as a deletion does.
      if (await isGood()) continue;
      ({ ids } = await makeHolding(owner, "account"));
      expect([key, route.asks(ids)[n]?.form, await isGood()]).toEqual([
        key,
        route.asks(ids)[n]?.form,
        true,
      ]);
    }
  }
});

describe("an answer that is being written", () => {
  test("is neither read nor stopped by others, whatever they say they have read", async () => {
    for (const kind of ["account", "trial"] as const) {
      const owner = kind === "account" ? await app.person("eve") : app.visitor();
      const { ids } = await makeHolding(owner, kind);
      models.play([{ text: ["A", ..."secret answer".repeat(9)], delayMs: 20 }]);
      const reader = await owner.send(ids.project, "Tell me", { mode: "discuss" });
      const { id: first } = await reader.until(({ content }) => content !== undefined);
      const path = `/api/projects/${ids.project}/chat`;
      for (const [who, stranger] of await strangers()) {
        for (const lastEventId of [first, `${first.split(":")[0]}:0`, "x:1", ""]) {
          const headers = { "last-event-id": lastEventId };
          const { status } = await stranger.get(`${path}/stream`, headers);
          expect([who, lastEventId, [401, 404].includes(status)]).toEqual([who, lastEventId, true]);
        }
        const { status } = await stranger.json("POST", `${path}/stop`);
        expect([who, [401, 404].includes(status)]).toEqual([who, true]);
      }
      const events = await reader.rest();
      expect(events.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    }
  });

  test("is followed by its own numbers only: another answer's begin at the start", async () => {
    const [{ lastEvent }] = holdings as [Holding];
    const { owner, ids } = await makeHolding(await app.person("bob"), "account");
    const own = await (await owner.follow(ids.project)).rest();
    for (const id of [lastEvent, `${lastEvent.split(":")[0]}:1`, "", ":", "x", "1", "-1:-1"]) {
      const events = await (await owner.follow(ids.project, id)).rest();
      expect([id, events]).toEqual([id, own]);
    }
  });
});

test.each(ADMINS)("%s is for admins alone", async (key) => {
  const [method = "", path = ""] = key.split(" ");
  for (const [who, stranger] of copiesOf(met)) {
    const ask = method === "GET" ? { path } : { path, form: { do: "hide", intent: "switches" } };
    expect([who, (await put(stranger, method, ask)).status]).toEqual([who, 404]);
  }
});

test.each(ADMINS_TOLD)("%s says that it is for admins", async (key) => {
  const [method = "", path = ""] = key.split(" ");
  for (const [who, stranger] of copiesOf(met)) {
    const ask = method === "GET" ? { path } : { path, form: { intent: "refresh" } };
    const { status, headers } = await put(stranger, method, ask);
    if (!path.startsWith("/api/")) expect([who, status, headers.location]).toEqual([who, 303, "/"]);
    else expect([who, status]).toEqual([who, who.includes("person") ? 403 : 401]);
  }
});

test.each(Object.entries(MEMBERS))("%s is for whoever is signed in", async (key, asks) => {
  const [method = ""] = key.split(" ");
  for (const [who, stranger] of copiesOf(met)) {
    if (who.includes("person")) continue;
    for (const ask of asks) {
      const { status, headers, text } = await put(stranger, method, ask);
      const isLogin = /^\/login(?:\?|$)/.test(headers.location ?? "") || text.includes("/login");
      expect([who, ask.path, status === 401 || isLogin, status]).toEqual([
        who,
        ask.path,
        true,
        status,
      ]);
    }
  }
});

test("whatever was asked, it is untouched", expectUntouched);
