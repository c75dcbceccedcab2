import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Holding, lookAt, makeHolding, put } from "../support/holding";
import type { ModelServer } from "../support/model-server";
import {
  ADMINS,
  ADMINS_TOLD,
  type Ask,
  KNOWN_ROUTES,
  MEMBERS,
  OWNED,
} from "../support/owned-routes";
import {
  copiesOf,
  EACH_ONCE,
  expectUntouched,
  isNothingTo,
  makeHoldings,
  oneInTurn,
  opensNothing,
  type Stranger,
  strangers,
} from "../support/ownership";
import { listRoutes } from "../support/product-routes";
import type { SharedApp } from "../support/shared-app";

let app: SharedApp;
let models: ModelServer;
let holdings: Holding[];
let met: Stranger[];

beforeAll(async () => {
  ({ app, models, holdings, met } = await makeHoldings());
});
afterEach(() => models.play([{}]));

test("every address of the product is known here", async () => {
  expect(await listRoutes(await app.person("ann"))).toEqual(KNOWN_ROUTES);
}, 120_000);

describe("what is somebody's does not exist for others", () => {
  test.each(Object.entries(OWNED))("%s", (key, route) => isNothingTo(EACH_ONCE, key, route));

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
  ] as const)("nor by an id of another kind, not even for the owner of a project (%s)", async (whose) => {
    await opensNothing(whose, oneInTurn);
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
