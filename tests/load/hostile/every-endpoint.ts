import { AppClient } from "../../support/app-client";
import { type Ask, type Ids, MEMBERS, OWNED, PUBLIC } from "../../support/owned-routes";
import { makeProject, storedFile } from "../../support/projects";
import { type Attack, type HostileAct, required } from "./hostile-act";

/** What has to be read without an end (stream-acts.ts). */
const LEFT_OUT = "GET /api/projects/:id/preview/logs";
/** What would end the attack is asked of nobody's, and the rest of the account left alone. */
const DELETES = new Set([
  "DELETE /api/projects/:id",
  "DELETE /api/files/:id",
  "POST /projects/:id/delete",
]);
/** What stands for a variable part of a public address. */
const NOBODYS = "x".repeat(200);

/** How a refusal begins to say that an address elsewhere does not answer. */
const UNREACHED = "could not be reached from this server";

const NOBODYS_IDS: Ids = { project: "x", file: "x", checkpoint: "x", upload: "/uploads/x/x" };

/** Every endpoint of the product that has no act of its own, with what a test would send it. */
export async function everyEndpoint({ port, from, member }: Attack): Promise<HostileAct[]> {
  const ids = await makeIds(member);
  const owned = Object.entries(OWNED).flatMap(([key, { asks }]) =>
    acts(member, key, asks(DELETES.has(key) ? NOBODYS_IDS : ids)),
  );
  const members = Object.entries(MEMBERS).flatMap(([key, asks]) =>
    acts(member, key, asks.filter(staysSignedIn)),
  );
  // Some of these sign in and out.
  const stranger = new AppClient(port, new Map(), from);
  const everybodys = PUBLIC.flatMap((key) => {
    const path = key.slice(key.indexOf(" ") + 1).replaceAll(/:\w+/g, NOBODYS);
    return acts(stranger, key, [{ path, ...(key.startsWith("POST") ? { form: {} } : {}) }]);
  });
  return [...owned, ...members, ...everybodys];
}

function acts(browser: AppClient, key: string, asks: Ask[]): HostileAct[] {
  if (key === LEFT_OUT || asks.length === 0) return [];
  const [method = "GET"] = key.split(" ");
  let turn = 0;
  const send = async () => {
    const { path, json, form } = asks[turn++ % asks.length] as Ask;
    const { status, text } = form
      ? await browser.form(path, form)
      : await browser.json(method, path, json);
    // What this machine cannot reach is said so, and is no failure of the product's.
    return status === 502 && text.includes(UNREACHED) ? "not reached" : status;
  };
  return [{ name: key, send }];
}

function staysSignedIn({ form }: Ask): boolean {
  return form?.intent !== "end-sessions" && form?.confirmation === undefined;
}

async function makeIds(member: AppClient): Promise<Ids> {
  const files = { "index.html": "<!doctype html><title>x</title>" };
  const project = await makeProject(member, "Every endpoint", files);
  const slug = `every-endpoint-${process.pid}`;
  await member.json("POST", `/api/projects/${project}/publish`, { slug });
  const checkpoints = (await member.get(`/api/projects/${project}/checkpoints`)).body;
  const file = (await storedFile(member, project, "index.html"))?.id;
  return {
    project,
    file: required(file, "a file"),
    checkpoint: required(checkpoints[0]?.id as string | undefined, "a checkpoint"),
    upload: "/uploads/nobodys/a.png",
  };
}
