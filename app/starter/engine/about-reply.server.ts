import type { AboutPart } from "~/conversation/about-part";
import type { FileTree } from "~/projects/files";
import { Readings } from "../edits/readings";
import { readAboutWish } from "../edits/said/read-about";
import { editReply } from "./edit-reply.server";
import { editable } from "./grant-wish.server";
import { say } from "./refusals.server";
import type { Reply } from "./reply";
import { markdown } from "./sentences";

/** What the starter does about a part of the app that a person pointed at: to that part, or nothing. */
export function aboutReply(part: AboutPart, words: string, files: FileTree): Reply {
  const wish = readAboutWish(part, words, editable(files));
  if ("problem" in wish) {
    const why = wish.problem.replace(/“([^”]*)”/g, (_, quoted: string) => `“${markdown(quoted)}”`);
    return { ...say(`Built-in starter: I changed nothing. ${why}`), needsModel: true };
  }
  const readings = new Readings([{ edits: [wish.edit], isWhole: true }]);
  return editReply([{ said: wish.said, readings }], files, []);
}
