import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { uploadKey } from "~/uploads/stored-uploads.server";
import { storeOfPeople } from "../../tests/support/stored-person";
import { PDF } from "../../tests/support/upload-files";
import { exportPerson } from "./export.server";
import { entriesOf } from "./person-entries.server";

const { storage, makePerson } = storeOfPeople();

async function readExport(userId: string): Promise<Record<string, Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of exportPerson(userId, storage)) chunks.push(chunk);
  return unzipSync(Buffer.concat(chunks));
}

/** What of a person must be found, for each record of the schema that can hold something of theirs. */
const HELD: Record<string, (name: string) => string> = {
  User: (name) => `${name}@example.com`,
  Identity: (name) => `gh-${name}`,
  Wallet: (name) => `address of ${name}`,
  Passkey: (name) => `passkey of ${name}`,
  RecoveryCode: () => '"recoveryCodes": [\n    {',
  SignInLink: (name) => `${name}@link.example`,
  Session: (name) => `browser of ${name}`,
  Upload: () => "plan.pdf",
  ModelConnection: (name) => `provider of ${name}`,
  ConnectedModel: (name) => `own model of ${name}`,
  PlanAccount: (name) => `plan account of ${name}`,
  PlanOrder: (name) => `order of ${name}`,
  PlanPayment: (name) => `payment of ${name}`,
  CreditEntry: (name) => `entry of ${name}`,
  PlanGrant: (name) => `plan given to ${name}`,
  TokenHolding: (name) => `holding of ${name}`,
  ThinningNotice: () => '"thinsFrom": "',
  Project: (name) => `brought by ${name}.zip`,
  File: () => '"path": "index.html"',
  Blob: (name) => `first of ${name}`,
  Tree: () => '"files":[["index.html"',
  Checkpoint: (name) => `label of ${name}`,
  HandEdit: () => '"handEdit": {',
  ConversationMessage: (name) => `said by ${name}`,
  Generation: (name) => `model of ${name}`,
  ShownFiles: (name) => `shown of ${name}`,
  GenerationEvent: (name) => `event of ${name}`,
  Release: () => '"kind": "static"',
  FormerSlug: (name) => `former-address-of-${name}`,
  PublishRun: (name) => `publishing-for-${name}`,
  PreviewLink: (name) => `preview-shown-by-${name}`,
  VisitDay: (name) => `day visited of ${name}`,
  Domain: (name) => `${name}.domain.example`,
  Address: (name) => `address-of-${name}`,
  Preview: (name) => `label-${name}`,
  Binary: (name) => `sound of ${name}`,
  ProjectVariable: (name) => `value of ${name}`,
  Collection: (name) => `guests-of-${name}`,
  CollectionRecord: (name) => `record of ${name}`,
  GitRemote: (name) => `https://git.example.com/${name}/garden.git`,
  PreviewLogChunk: (name) => `line of ${name}`,
  ForumThread: (name) => `thread of ${name}`,
  ForumReply: (name) => `reply of ${name}`,
  PostRevision: (name) => `earlier words of ${name}`,
  PostLike: (name) => `liked by ${name}`,
  Mention: (name) => `message:naming-${name}`,
  PostPicture: (name) => `cat of ${name}.png`,
  Draft: (name) => `draft of ${name}`,
  RoomMessage: (name) => `chat of ${name}`,
  RoomPresence: (name) => `socket of ${name}`,
  Follow: (name) => `thread:followed-by-${name}`,
  Notification: (name) => `told to ${name}`,
  Delivery: (name) => `waits for ${name}`,
  MailSettings: (name) => `mail-of-${name}@example.com`,
  PushSubscription: (name) => `https://push.example/${name}`,
  Report: (name) => `reported by ${name}`,
  ModerationEntry: (name) => `why ${name} was warned`,
  Block: (name) => `blocked-by-${name}`,
  AuditEntry: (name) => `why an administrator looked at ${name}`,
  Invitation: (name) => `invitation of ${name}`,
};

const COMMUNITY_FILES = [
  ...["earlier-versions.jsonl", "follows.jsonl", "likes.jsonl", "mentions.jsonl"],
  ...["moderation.jsonl", "notifications.jsonl", "pictures.jsonl", "replies.jsonl"],
  ...["reports.jsonl", "room-messages.jsonl", "settings.json", "threads.jsonl"],
];

/** Digests and counts that nothing ties to a person, sums of what is there, and what the servers tell each other. */
const NOBODYS = [
  ...["ProjectSize", "UsedProof", "FirstAdminLink", "Visit", "DaySecret", "Lease"],
  ...["Counter", "Job", "SearchEntry", "SearchPending"],
  ...["ForumCategory", "ChatRoom", "ProductKey", "BlockedWord", "CommunitySetting"],
  ...["ServerModel", "ModelBudget", "Setting", "DayFigure"],
  ...["XAccount", "XMention", "XReply"],
];

test("an export holds something of every record that a person can have, and nothing of others", async () => {
  const ann = await makePerson("ann");
  await makePerson("bob");
  const files = await readExport(ann.userId);
  const all = Object.entries(files).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`);
  const text = all.join("\n");
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const records = [...schema.matchAll(/^model (\w+) \{/gm)].map(([, name = ""]) => name);
  expect(records.sort()).toEqual([...Object.keys(HELD), ...NOBODYS].sort());
  for (const held of Object.values(HELD)) expect(text).toContain(held("ann"));
  expect(text).not.toMatch(/bob|(?:session|code|link) of/);
});

test("an export holds every version of a file, the published app and all pictures", async () => {
  const { userId, projectId, generationId, uploadId, releaseId, pictureId } =
    await makePerson("cleo");
  const files = await readExport(userId);
  const project = `projects/garden-${projectId.slice(-8)}`;
  const kinds = Object.keys(files).map((name) =>
    name
      .replace(/versions\/[0-9a-f]{64}/, "versions/<hash>")
      .replace(/screenshots\/[0-9a-f]{16}\/.+/, "screenshots/<size>"),
  );
  expect([...new Set(kinds)].sort()).toEqual([
    "account.json",
    ...["about-you", "acts", "invitations"].map((name) => `administration/${name}.jsonl`),
    ...[...COMMUNITY_FILES, `pictures/${pictureId}.webp`].sort().map((name) => `community/${name}`),
    "picture.webp",
    `${project}/answers/${generationId}.jsonl`,
    `${project}/checkpoints.jsonl`,
    `${project}/conversation.jsonl`,
    `${project}/data/app/posts/guests-of-cleo.jsonl`,
    `${project}/data/collections.json`,
    `${project}/environment.json`,
    `${project}/files/index.html`,
    `${project}/preview-log.jsonl`,
    `${project}/project.json`,
    `${project}/published/${releaseId}/index.html`,
    `${project}/repository.json`,
    `${project}/screenshots/<size>`,
    `${project}/versions/<hash>`,
    `uploads/${uploadId}/plan.pdf`,
  ]);
  expect(kinds.filter((kind) => kind.endsWith("<size>")).length).toBeGreaterThan(1);
  // Two of a text, and one of a file that is no text.
  expect(kinds.filter((kind) => kind.endsWith("<hash>"))).toHaveLength(3);
  expect(Buffer.from(files[`uploads/${uploadId}/plan.pdf`] ?? [])).toEqual(PDF);
});

test("an export goes on when a project or a file is deleted while it is written", async () => {
  const { userId, projectId, uploadId } = await makePerson("dora");
  const entries = entriesOf(userId, storage);
  const paths = [(await entries.next()).value?.path];
  await db.project.delete({ where: { id: projectId } });
  await storage.remove(uploadKey(userId, uploadId));
  for await (const { path } of entries) paths.push(path);
  expect(paths.filter((path) => !/^(community|administration)\//.test(path ?? ""))).toEqual([
    "account.json",
    "picture.webp",
  ]);
});
