import type { Attack, HostileAct } from "./hostile-act";
import { emptyPicture } from "./largest";

const UPLOAD_BYTES = 10 * 1024 * 1024;
const AVATAR_BYTES = 5 * 1024 * 1024;
/** Nearly what the server reads of headers, in cookies. */
const COOKIE_BYTES = 60_000;

/** Pictures that are none, whole accounts as ZIPs, searches, and headers at their limit. */
export function accountActs({ member, stranger }: Attack): HostileAct[] {
  let words = 0;
  const word = () => `${"wörd ".repeat(30)}${++words}`;
  const get = async (path: string, headers = {}) => (await stranger.get(path, headers)).status;
  const picture = (field: string, bytes: number) => [
    { field, name: "a.png", type: "image/png", bytes: emptyPicture(bytes) },
  ];
  const search = () => encodeURIComponent(word());
  return [
    {
      name: "upload",
      send: async () =>
        (await member.multipart("/api/upload", picture("file", UPLOAD_BYTES))).status,
    },
    {
      name: "avatar",
      send: async () =>
        (await member.multipart("/account/avatar", picture("picture", AVATAR_BYTES))).status,
    },
    { name: "export account", send: async () => (await member.get("/account/export")).status },
    { name: "search showcase", send: () => get(`/generate?tab=recent&q=${search()}`) },
    { name: "search docs", send: () => get(`/docs?q=${search()}`) },
    { name: "search blog", send: () => get(`/blog?q=${search()}`) },
    {
      name: "many cookies",
      send: () => get("/", { cookie: `a=${"x".repeat(COOKIE_BYTES)}` }),
    },
    {
      name: "wallet login",
      send: async () =>
        (
          await stranger.json("POST", "/api/auth/phantom/login", {
            walletAddress: "1".repeat(32),
            message: "m".repeat(4_000),
            signature: "1".repeat(88),
          })
        ).status,
    },
    {
      name: "body above its limit",
      send: async () => (await stranger.json("POST", "/api/projects", "x".repeat(400_000))).status,
    },
  ];
}
