import { workerOf } from "~/generated/workers";
import type { Workspace } from "~/workspace/create-workspace";
import type { FromTypes, QuestionName, Questions, ToTypes } from "./type-messages";

/** Texts that TypeScript reads: its own, and what says which packages there are. */
const READ = /\.(?:[mc]?[jt]s|[jt]sx|json)$/;

/** Asks the TypeScript service about a project as it is shown, unsaved edits included. */
export type TypeClient = ReturnType<typeof createTypeClient>;

const clients = new WeakMap<Workspace, TypeClient>();

/** The service of a workspace; it is loaded, some megabytes, when this is first called. */
export function typesOf(workspace: Workspace): TypeClient {
  const client = clients.get(workspace) ?? createTypeClient(workspace);
  clients.set(workspace, client);
  return client;
}

function createTypeClient({ files }: Workspace) {
  const worker = new Worker(workerOf("typescript"), { type: "module" });
  const sent = new Map<string, string>();
  const waiting = new Map<number, (answer: FromTypes) => void>();
  let id = 0;
  let isBroken = false;

  worker.addEventListener("message", ({ data }: MessageEvent<FromTypes>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener("error", (event) => {
    console.warn("The TypeScript service did not load.", event.message);
    isBroken = true;
    for (const [id, tell] of waiting) tell({ id, failed: "It did not load." });
    waiting.clear();
  });

  const tell = (message: ToTypes) => worker.postMessage(message);

  /** @param path the open file, whose text the editor knows before anybody else */
  const send = (path: string, text: string) => {
    const { files: all, drafts } = files.state.getState();
    const put: [string, string][] = [];
    for (const file of all.values()) {
      if (file.binary || !READ.test(file.path)) continue;
      const now = file.path === path ? text : (drafts[file.path]?.text ?? file.content);
      if (sent.get(file.path) !== now) put.push([file.path, now]);
    }
    const dropped = [...sent.keys()].filter((path) => !all.has(path));
    for (const path of dropped) sent.delete(path);
    for (const [path, text] of put) sent.set(path, text);
    if (put.length > 0 || dropped.length > 0) tell({ type: "files", put, dropped });
  };

  return {
    /** @returns null where it cannot be answered */
    async ask<Name extends QuestionName>(
      type: Name,
      text: string,
      asks: Questions[Name]["asks"],
    ): Promise<Questions[Name]["answers"] | null> {
      if (isBroken) return null;
      send(asks.path, text);
      id += 1;
      const own = id;
      const answer = await new Promise<FromTypes>((resolve) => {
        waiting.set(own, resolve);
        tell({ type, id: own, asks } as ToTypes);
      });
      if (answer.failed) console.warn("TypeScript could not answer.", answer.failed);
      return (answer.answer ?? null) as Questions[Name]["answers"] | null;
    },
  };
}
