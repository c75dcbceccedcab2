import type { AppAnswer, AppClient } from "./app-client";
import { type Ask, type Ids, SECRET_BYTES, SECRET_PAGE } from "./owned-routes";
import { pdfOfPages } from "./upload-files";

/** Somebody, and one of everything that can be somebody's. */
export interface Holding {
  owner: AppClient;
  kind: "account" | "trial";
  ids: Ids;
  /** The server's own id of the project; a trial's address has another. */
  serverId: string;
  message: string;
  /** `<generation>:<seq>` of the last event. */
  lastEvent: string;
  slug: string;
}

let count = 0;

/** A published project with a conversation and a running preview. */
export async function makeHolding(owner: AppClient, kind: Holding["kind"]): Promise<Holding> {
  count += 1;
  const slug = `held-${count}`;
  const project =
    kind === "trial"
      ? `trial_${Date.now() + count}`
      : ((await owner.json("POST", "/api/projects", { name: slug })).body.id as string);
  if (kind === "trial")
    await owner.json("POST", `/api/trial-projects/${project}/files/sync`, { files: [SECRET_PAGE] });
  else await owner.json("POST", `/api/projects/${project}/files`, SECRET_PAGE);
  const reader = await owner.send(project, "A secret question", { mode: "discuss" });
  await reader.rest();
  if (kind === "account") {
    await put(owner, "POST", { path: `/api/projects/${project}/upload`, file: "secret.bin" });
  }
  // Its version holds every change by hand: none is left of which the server makes one while a test looks.
  await owner.json("POST", `/api/projects/${project}/publish`, { slug });
  await owner.json("POST", `/api/projects/${project}/preview/start`);
  const [file] = (await owner.get(`/api/files/${project}`)).body;
  const [checkpoint] = (await owner.get(`/api/projects/${project}/checkpoints`)).body;
  const [message] = (await owner.get(`/api/projects/${project}/messages`)).body;
  const upload = kind === "account" ? await attach(owner) : "";
  return {
    owner,
    kind,
    ids: { project, file: file.id, checkpoint: checkpoint.id, upload },
    serverId: file.projectId,
    message: message.id,
    lastEvent: reader.lastId,
    slug,
  };
}

/** All that the owner sees of a holding, and what the public does. */
export async function lookAt({ owner, ids, slug }: Holding): Promise<unknown[]> {
  const { project, upload } = ids;
  const paths = [
    `/api/projects/${project}`,
    `/api/files/${project}`,
    `/api/projects/${project}/messages`,
    `/api/projects/${project}/checkpoints`,
    `/api/projects/${project}/chat/stream`,
    `/api/projects/${project}/preview/status`,
    `/api/projects/${project}/preview/proxy/`,
    `/generate/${slug}`,
    ...(upload ? [upload, "/api/auth/me", "/api/wallet/status"] : []),
  ];
  const answers = await Promise.all(paths.map((path) => owner.get(path)));
  return answers.map(({ status, headers, text }, at) => [
    paths[at],
    status,
    headers.location,
    text,
  ]);
}

/** Sends a request as the product's own pages do. */
export function put(
  who: AppClient,
  method: string,
  { path, json, form, file }: Ask,
): Promise<AppAnswer> {
  if (file) return who.multipart(path, [{ field: "file", name: file, bytes: SECRET_BYTES }]);
  return form ? who.form(path, form) : who.json(method, path, json);
}

async function attach(owner: AppClient): Promise<string> {
  const file = { field: "file", name: "secret.pdf", type: "application/pdf", bytes: pdfOfPages(1) };
  return (await owner.multipart("/api/upload", [file])).body.url;
}
