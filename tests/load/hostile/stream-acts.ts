import { type IncomingMessage, request } from "node:http";
import { makeProject } from "../../support/projects";
import type { Attack, HostileAct } from "./hostile-act";

/** Answers that are held open; the oldest goes when there are more. */
const HELD = 400;

/** Readers that never leave, and downloads that nobody reads. */
export async function streamActs(attack: Attack): Promise<HostileAct[]> {
  const { member } = attack;
  const files = { "index.html": "<!doctype html><title>x</title>" };
  const id = await makeProject(member, "Streams", files);
  await member.json("POST", `/api/projects/${id}/preview/start`);
  const proxy = (await member.get(`/api/projects/${id}/preview/proxy/`)).headers.location;
  const host = proxy === undefined ? "" : new URL(proxy).host;
  return [
    { name: "log readers", send: holder(attack, `/api/projects/${id}/preview/logs`, HELD) },
    { name: "reload readers", send: holder(attack, "/@sayso/events", HELD, host) },
    { name: "unread exports", send: holder(attack, `/api/projects/${id}/export`, 8) },
  ];
}

/** Opens an answer and keeps it, unread. */
function holder({ port, from, member }: Attack, path: string, most: number, host?: string) {
  const held: IncomingMessage[] = [];
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { host: host ?? `localhost:${port}`, ...(host ? {} : { cookie }) };
  return () =>
    new Promise<number>((resolve, reject) => {
      const outgoing = request({
        host: "127.0.0.1",
        port,
        localAddress: from,
        path,
        headers,
        agent: false,
      });
      outgoing.on("error", reject);
      outgoing.on("response", (answer) => {
        answer.on("error", () => {});
        if (answer.statusCode !== 200) answer.resume();
        else if (held.push(answer) > most) held.shift()?.destroy();
        resolve(answer.statusCode ?? 0);
      });
      outgoing.end();
    });
}
