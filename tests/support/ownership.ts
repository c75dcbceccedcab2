import { expect } from "vitest";
import type { AppAnswer, AppClient } from "./app-client";
import { type Holding, lookAt, makeHolding, put } from "./holding";
import type { ModelServer } from "./model-server";
import { type Ids, OWNED, type OwnedRoute } from "./owned-routes";
import { type SharedApp, sharedAppWithModel } from "./shared-app";

let app: SharedApp;
let models: ModelServer;
let holdings: Holding[];
let before: unknown[][];
let met: Stranger[];
let bob: AppClient | undefined;
let carol: AppClient | undefined;

/** Somebody else's browser, and whose. */
export type Stranger = [who: string, browser: AppClient];

/** Makes an account's and a trial's holding, and meets those to whom they are nobody's. */
export async function makeHoldings() {
  let ann: AppClient;
  ({ app, models, ann } = await sharedAppWithModel());
  holdings = [await makeHolding(ann, "account"), await makeHolding(app.visitor(), "trial")];
  before = await Promise.all(holdings.map(lookAt));
  met = await strangers();
  return { app, models, holdings, met };
}

/** Everybody is whoever they were, with what they had. */
export async function expectUntouched(): Promise<void> {
  expect(await Promise.all(holdings.map(lookAt))).toEqual(before);
}

/** Browsers in which a holding is nobody's; new ones, so that none remembers an earlier try. */
export async function strangers(): Promise<Stranger[]> {
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

/** The same browsers, without what the next try leaves in them. */
export function copiesOf(browsers: readonly Stranger[]): Stranger[] {
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

/** Who tries what an account has, and who what a trial has: together each of the four once, or those the other way round. */
export const EACH_ONCE = {
  account: ["another person", "a browser with another trial"],
  trial: ["signed out", "another person with a trial"],
};
export const THE_OTHERS = { account: EACH_ONCE.trial, trial: EACH_ONCE.account };

/** What is somebody's does not exist for others: they are answered as for ids that nobody has. */
export async function isNothingTo(tries: typeof EACH_ONCE, key: string, route: OwnedRoute) {
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
        if (!route.accountOnly && !tries[kind].includes(who)) continue;
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
}

/** Which of some ids and asks are tried at an address, by the address's place among all. */
type Choice = <T>(all: readonly T[], place: number) => readonly T[];

/** One of them, another one at the next address. */
export const oneInTurn: Choice = (all, place) => all.slice(place % all.length).slice(0, 1);
/** All but that one. */
export const allOthers: Choice = (all, place) => {
  const others = all.filter((_, at) => at !== place % all.length);
  return others.length > 0 ? others : all;
};

/** No id of another kind opens anything, not even to the owner of a project. */
export async function opensNothing(whose: Holding["kind"], chosen: Choice): Promise<void> {
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
      for (const id of chosen([...wrong, ...tried], place)) {
        const replaced = /^\/api\/files/.test(pattern) && method !== "GET" ? "project" : "";
        const asked = {
          project: id,
          file: replaced ? ids.project : id,
          checkpoint: ids.checkpoint,
          upload: "",
        };
        const asks = route.asks(asked);
        // What is no id at all is refused before a form is read.
        for (const ask of wrong.includes(id) ? chosen(asks, place) : asks.slice(0, 1)) {
          const answer = await put(owner, method, ask);
          const isMissing = [401, 404].includes(answer.status);
          expect([key, ask.path, isMissing]).toEqual([key, ask.path, true]);
        }
      }
    }
  }
}
