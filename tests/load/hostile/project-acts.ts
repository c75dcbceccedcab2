import { AppClient } from "../../support/app-client";
import { makeProject, storedFile } from "../../support/projects";
import { type Attack, type HostileAct, required } from "./hostile-act";
import { brackets, emptyPicture, heavyFiles, heavyMain, largestText, lines } from "./largest";

/** Nearly as much as a publication may be. */
const BRACKETS_BYTES = 7_900_000;
const SCREENSHOT_BYTES = 5 * 1024 * 1024 - 1;
let names = 0;
const name = () => `hostile-${process.pid}-${++names}`;

/** Saves, comparisons, messages and publications of the largest kind. */
export async function projectActs({ member }: Attack): Promise<HostileAct[]> {
  const saved = await projectOf(member, "Saves", { "large.txt": largestText() });
  const compared = await comparedProject(member);
  const chat = await makeProject(member, "Chat");
  const published = await makeProject(member, "Published", { "index.html": largestText() });
  const at = `/api/projects/${saved.id}`;
  const json = async (method: string, path: string, body?: unknown) =>
    (await member.json(method, path, body)).status;
  const diff = `/checkpoints/${compared.checkpoint}`;
  return [
    {
      name: "save",
      send: () => json("PUT", `/api/files/${saved.file}`, { content: largestText() }),
    },
    {
      name: "save by form",
      send: async () =>
        (
          await member.form(`/projects/${saved.id}`, {
            intent: "save-file",
            fileId: saved.file,
            baseHash: "",
            content: largestText(),
          })
        ).status,
    },
    { name: "read files", send: () => json("GET", `/api/files/${saved.id}`) },
    { name: "open workspace", send: () => json("GET", `/projects/${saved.id}`) },
    { name: "open slow conversation", send: () => json("GET", `/projects/${chat}`) },
    { name: "new file", send: () => json("POST", `${at}/files`, { path: `${name()}.txt` }) },
    { name: "diff", send: () => json("GET", `/api/projects/${compared.id}${diff}/diff`) },
    {
      name: "comparison",
      send: () => json("GET", `/projects/${compared.id}/compare?to=${compared.checkpoint}`),
    },
    {
      name: "restore",
      send: () => json("POST", `/api/projects/${compared.id}${diff}/restore`),
    },
    {
      name: "send message",
      send: () =>
        json("POST", `/api/projects/${chat}/chat/send`, {
          content: `${name()} ${"a todo list with everything ".repeat(1_700)}`.slice(0, 50_000),
          conversationHistory: Array.from({ length: 200 }, () => ({
            role: "user",
            content: "x".repeat(10_000),
          })),
        }),
    },
    {
      name: "publish",
      send: () =>
        json("POST", `/api/projects/${published}/publish`, {
          slug: name(),
          screenshotUrl: `data:image/png;base64,${emptyPicture(SCREENSHOT_BYTES).toString("base64")}`,
        }),
    },
    {
      name: "publish brackets",
      send: async () => {
        const headers = { "content-type": "application/json" };
        const body = brackets(BRACKETS_BYTES);
        const sent = { body, headers };
        return (await member.request("POST", `/api/projects/${published}/publish`, sent)).status;
      },
    },
    { name: "new project", send: () => json("POST", "/api/projects", { name: "n".repeat(100) }) },
  ];
}

/** Builds of 5 MB, again and again, and reports that name places in them. */
export async function buildActs({ member, port, from }: Attack): Promise<HostileAct[]> {
  const id = await makeProject(member, "Heavy");
  for (const { path, content } of heavyFiles("first")) {
    const { status, text } = await member.json("POST", `/api/projects/${id}/files`, {
      path,
      content,
    });
    if (status !== 201) throw new Error(`${path}: ${text}`);
  }
  const main = required((await storedFile(member, id, "src/main.ts"))?.id, "a heavy project");
  const preview = `/api/projects/${id}/preview`;
  await member.json("POST", `${preview}/start`);
  const site = async () => {
    const to = (await member.get(`${preview}/proxy/`)).headers.location;
    return to === undefined ? undefined : { host: new URL(to).host };
  };
  const visit = async (method: string, path: string, body?: string) => {
    const headers = await site();
    if (!headers) return 409;
    const answer = await new AppClient(port, new Map(), from).request(method, path, {
      headers,
      body,
    });
    // What a preview shows of a project that cannot be built is that project's own page.
    return answer.text.includes("@sayso/events") ? "not built" : answer.status;
  };
  return [
    {
      name: "rebuild",
      send: async () => {
        const content = heavyMain(name()).content;
        await member.json("PUT", `/api/files/${main}`, { content });
        return visit("GET", "/assets/src/main.js");
      },
    },
    {
      name: "restart preview",
      send: async () => {
        await member.json("POST", `${preview}/stop`);
        return (await member.json("POST", `${preview}/start`)).status;
      },
    },
    { name: "log report", send: () => visit("POST", "/@sayso/log", report()) },
  ];
}

/** As many lines as a report may have, each naming another column of the bundle. */
function report(): string {
  const line = () => ({
    source: "page",
    level: "error",
    text: "e".repeat(2_500),
    file: "/assets/src/main.js",
    line: 1 + Math.floor(Math.random() * 100_000),
    column: Math.floor(Math.random() * 5_000_000),
  });
  return JSON.stringify(Array.from({ length: 60 }, line));
}

async function projectOf(member: AppClient, title: string, files: Record<string, string>) {
  const id = await makeProject(member, title, files);
  const [path = ""] = Object.keys(files);
  return { id, file: required((await storedFile(member, id, path))?.id, "a file") };
}

/** A project of two checkpoints between which 60,000 lines differ. */
async function comparedProject(member: AppClient) {
  const page = { "index.html": "<!doctype html><title>x</title>" };
  const { id, file } = await projectOf(member, "Diffs", { "large.txt": lines("a"), ...page });
  const slug = name();
  await member.json("POST", `/api/projects/${id}/publish`, { slug });
  await member.json("PUT", `/api/files/${file}`, { content: lines("b") });
  await member.json("POST", `/api/projects/${id}/publish`, { slug });
  const checkpoints = (await member.get(`/api/projects/${id}/checkpoints`)).body;
  // The newest is "Published", of the same files as the one that says what was changed.
  return { id, checkpoint: required(checkpoints[1]?.id as string | undefined, "checkpoints") };
}
