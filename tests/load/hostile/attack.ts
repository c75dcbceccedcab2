import { AppClient } from "../../support/app-client";
import { accountActs } from "./account-acts";
import { communityActs } from "./community-acts";
import { everyEndpoint } from "./every-endpoint";
import type { Attack, HostileAct } from "./hostile-act";
import { buildActs, projectActs } from "./project-acts";
import { streamActs } from "./stream-acts";
import { treeActs } from "./tree-acts";
import { trialActs } from "./trial-acts";

// The hostile visitor, as a process of its own: told the port, it prepares, says "ready", attacks
// when it hears "attack", and tells what it was answered when it hears "stop".

/** Answers by act and status. */
export type Answered = Record<string, Record<string, number>>;

const port = Number(process.argv[2]);
const only = process.argv[3];
const answered: Answered = {};
let attacking = true;

async function prepare(): Promise<HostileAct[]> {
  const from = "127.0.0.66";
  const browser = () => new AppClient(port, new Map(), from);
  const attack: Attack = { port, from, member: browser(), stranger: browser() };
  const login = await attack.member.json("POST", "/api/auth/dev-login", { name: "Hostile" });
  if (login.status !== 200) throw new Error(`The hostile visitor could not sign in: ${login.text}`);
  const acts = [
    ...trialActs(attack),
    ...accountActs(attack),
    ...communityActs(attack),
    ...(await treeActs(attack)),
    ...(await projectActs(attack)),
    ...(await buildActs(attack)),
    ...(await streamActs(attack)),
    ...(await everyEndpoint(attack)),
  ];
  return acts.filter(({ name }) => !only || name.includes(only));
}

async function repeat({ name, send }: HostileAct): Promise<void> {
  const statuses: Record<string, number> = {};
  answered[name] = statuses;
  while (attacking) {
    const status = await send().catch((error: Error & { code?: string }) => error.code ?? "error");
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.on("message", (word) => {
  if (word === "attack") for (const act of acts) void repeat(act);
  if (word !== "stop") return;
  attacking = false;
  process.send?.(answered, () => process.exit(0));
});
const acts = await prepare();
process.send?.("ready");
