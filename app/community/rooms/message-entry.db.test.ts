import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { deleteMessage } from "./change-message.server";
import { toSent } from "./message-html.server";
import { readMessages } from "./messages.server";
import { sendMessage } from "./send-message.server";

/** Entries are kept; what others change of a message that has not changed itself is seen all the same. */

const ROOM = "general";
const VISITOR: Viewer = { user: null, trialKey: null };
let ann: Viewer;
let bob: Viewer;

beforeAll(async () => {
  [ann, bob] = [await signUp("ann"), await signUp("bob")];
  await db.user.updateMany({ data: { createdAt: new Date(0), likesReceived: 100 } });
});

/** The newest message's entry, as sockets and the API get it. */
async function newest(): Promise<string> {
  const { messages } = await readMessages(VISITOR, ROOM);
  return messages.map(toSent).at(-1)?.html ?? "";
}

test("an entry has its author's name and picture as they are now", async () => {
  await sendMessage(ann, ROOM, { content: "Hello" });
  expect(await newest()).toContain(">ann</a>");
  expect(await newest()).not.toContain("<img");
  const imageUrl = "https://pictures.example/anna.png";
  await db.user.update({ where: { id: ann.user?.id ?? "" }, data: { name: "Anna", imageUrl } });
  expect(await newest()).toContain(">Anna</a>");
  expect(await newest()).toContain("<img");
});

test("an entry quotes what it answers for as long as that is there", async () => {
  const { message } = await sendMessage(bob, ROOM, { content: "Which colour?" });
  await sendMessage(ann, ROOM, { content: "Blue", replyToId: message.id });
  expect(await newest()).toContain("Which colour?");
  await deleteMessage(bob, ROOM, message.id);
  expect(await newest()).toContain("(gone)");
});

test("an entry has the card of an app for as long as that is published", async () => {
  const ownerId = bob.user?.id ?? "";
  const app = { ownerId, name: "Garden", slug: "garden", publishedAt: new Date() };
  await db.project.create({ data: app });
  await sendMessage(ann, ROOM, { content: "http://localhost:3000/generate/garden" });
  expect(await newest()).toContain("app-card");
  await db.project.updateMany({ where: { slug: "garden" }, data: { publishedAt: null } });
  expect(await newest()).not.toContain("app-card");
});
