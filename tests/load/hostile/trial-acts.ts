import { FILE_LIMITS } from "../../../app/projects/files";
import type { Attack, HostileAct } from "./hostile-act";
import { brackets, largestTree, slowConversation } from "./largest";

const BRACKETS_BYTES = 23_000_000;
const CONVERSATION_BYTES = 12_000_000;

/** Syncs of the largest trees, and moves of them with the largest conversations. */
export function trialActs({ member, stranger }: Attack): HostileAct[] {
  let trials = 0;
  const next = () => `trial_${1_700_000_000_000 + ++trials}`;
  const messages = slowConversation(CONVERSATION_BYTES);
  const own = next();
  const sync = async (id: string, kind: "few" | "many") =>
    (
      await stranger.json("POST", `/api/trial-projects/${id}/files/sync`, {
        files: largestTree(kind),
      })
    ).status;
  return [
    { name: "sync 10 files", send: () => sync(own, "few") },
    { name: `sync ${FILE_LIMITS.filesPerProject} files`, send: () => sync(next(), "many") },
    {
      name: "sync brackets",
      send: async () => {
        const headers = { "content-type": "application/json" };
        const path = `/api/trial-projects/${next()}/files/sync`;
        return (await stranger.request("POST", path, { body: brackets(BRACKETS_BYTES), headers }))
          .status;
      },
    },
    {
      name: "move in",
      send: async () => {
        const body = { name: "Moved", files: largestTree("many"), messages };
        return (await member.json("POST", `/api/trial-projects/${next()}/move-in`, body)).status;
      },
    },
  ];
}
