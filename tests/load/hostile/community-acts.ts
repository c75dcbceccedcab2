import { PATHOLOGICAL } from "../../support/pathological-markdown";
import type { Attack, HostileAct } from "./hostile-act";
import { emptyPicture } from "./largest";

/** Nearly as much as a call about a post may carry, and a form with its pictures. */
const POST_BYTES = 900_000;
const FORM_BYTES = 11_000_000;
const PICTURE_BYTES = 10 * 1024 * 1024;
/** What a post, and a message of a room, may have. */
const POST_CHARACTERS = 20_000;

/** Posts of Markdown that is slow to read, the longest forms, and searches for words that are everywhere. */
export function communityActs({ member, stranger }: Attack): HostileAct[] {
  const texts = PATHOLOGICAL.flatMap(([, ofSize]) => ofSize);
  let turn = 0;
  const slow = () => {
    const textOf = texts[turn++ % texts.length] ?? (() => "x");
    return `${turn} ${textOf(POST_CHARACTERS).replaceAll("\0", " ")}`.slice(0, POST_CHARACTERS);
  };
  const thread = (content: string) => ({ title: `T ${turn}`, category: "general", content });
  const call = async (path: string, body: unknown) =>
    (await member.json("POST", path, body)).status;
  const get = async (path: string) => (await stranger.get(path)).status;
  return [
    { name: "new thread", send: () => call("/api/forum/threads", thread(slow())) },
    {
      name: "thread above its length",
      send: () => call("/api/forum/threads", thread("x".repeat(POST_BYTES))),
    },
    {
      name: "preview of a post",
      send: async () => {
        const form = { intent: "preview", ...thread(slow()) };
        return (await member.form("/community/threads/new", form)).status;
      },
    },
    {
      name: "form above its length",
      send: async () => {
        const form = { intent: "create", ...thread("x".repeat(FORM_BYTES)) };
        return (await member.form("/community/threads/new", form)).status;
      },
    },
    { name: "message", send: () => call("/api/chat-rooms/general/messages", { content: slow() }) },
    {
      name: "draft",
      send: async () => (await member.json("PUT", "/api/drafts", { content: slow() })).status,
    },
    {
      name: "picture of a post",
      send: async () => {
        const bytes = emptyPicture(PICTURE_BYTES);
        const picture = { field: "picture", name: "a.png", type: "image/png", bytes };
        return (await member.multipart("/api/pictures", [picture])).status;
      },
    },
    { name: "search forum", send: () => get(`/community/search?q=${encodeURIComponent(slow())}`) },
    { name: "find people", send: async () => (await member.get("/api/people?q=h")).status },
    { name: "read room", send: () => get("/community/rooms/general") },
    { name: "read missed", send: () => get("/api/chat-rooms/general/messages?after=0") },
  ];
}
