import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { Avatars } from "~/accounts/avatars.server";
import { ownerDigest } from "~/accounts/owner-digest.server";
import { PostPictures } from "~/community/writing/pictures.server";
import { db } from "~/platform/db.server";
import { seal } from "~/platform/sealed.server";
import { createDiskStorage } from "~/platform/storage.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { keepReport } from "~/projects/import/import-report.server";
import { createProject } from "~/projects/projects.server";
import { storeBinary } from "~/projects/stored-binaries.server";
import { changeTree } from "~/projects/tree.server";
import { storeBuild } from "~/publishing/releases/store-build.server";
import { Screenshots } from "~/publishing/screenshots.server";
import { Uploads } from "~/uploads/uploads.server";
import { signUp } from "./generation-runs";
import { writeInCommunity } from "./stored-community";
import { PDF, picture } from "./upload-files";

/** A folder of stored files, and what keeps people's files in it; gone with the tests of the file. */
export function storeOfPeople() {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-people-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const storage = createDiskStorage(folder);
  const avatars = new Avatars({ storage });
  const uploads = new Uploads({ storage });
  const pictures = new PostPictures({ storage });
  const screenshots = new Screenshots({ storage });

  /** A person with something in every table that may hold what is theirs. Each value names them. */
  async function makePerson(name: string) {
    const viewer = await signUp(name);
    const userId = viewer.user?.id ?? "";
    const later = new Date(Date.now() + 60_000);
    await db.identity.create({ data: { userId, provider: "github", providerId: `gh-${name}` } });
    await db.wallet.create({ data: { userId, address: `address of ${name}` } });
    const passkey = { credentialId: `id ${name}`, publicKey: "key", name: `passkey of ${name}` };
    await db.passkey.create({ data: { userId, ...passkey } });
    await db.recoveryCode.create({ data: { id: `code of ${name}`, userId } });
    const link = { email: `${name}@link.example`, returnTo: "/", askedIn: "Firefox" };
    await db.signInLink.create({
      data: { id: `link of ${name}`, userId, ...link, expiresAt: later },
    });
    await db.session.create({
      data: { id: `session of ${name}`, userId, userAgent: `browser of ${name}`, expiresAt: later },
    });
    const of = { kind: "openai", baseUrl: "https://models.example" };
    await db.modelConnection.create({
      data: {
        ...{ id: `connection of ${name}`, userId, name: `provider of ${name}`, ...of },
        ...{ sealedKey: `key link of ${name}`, keyEnd: "1234" },
        models: { create: { model: `own model of ${name}` } },
      },
    });
    const why = { reason: `why an administrator looked at ${name}`, action: "person.export" };
    const by = { subject: `person:${userId}`, ...why };
    await db.auditEntry.create({ data: { adminId: "an administrator", ...by } });
    await db.auditEntry.create({
      data: { adminId: userId, action: "model.add", subject: "model:1" },
    });
    const invited = { note: `invitation of ${name}`, createdById: userId, expiresAt: later };
    await db.invitation.create({ data: { id: `invited by ${name}`, ...invited } });
    const accountId = `plan account of ${name}`;
    const plan = { accountId, plan: "basic", days: 30, price: 9_007_199_254_740_993n, due: 1n };
    const orderId = `order of ${name}`;
    const signature = `payment of ${name}`;
    await db.planAccount.create({ data: { id: accountId, userId } });
    await db.planOrder.create({
      data: { ...plan, id: orderId, reference: `for ${name}`, treasury: "t", expiresAt: later },
    });
    await db.planPayment.create({
      data: { signature, orderId, accountId, lamports: 1n, payer: "p", slot: 1n, paidAt: later },
    });
    await db.creditEntry.create({
      data: { id: `entry of ${name}`, accountId, lamports: 1n, signature },
    });
    await db.planGrant.create({
      data: { userId, plan: "basic", reason: `plan given to ${name}`, adminId: "bob" },
    });
    await db.tokenHolding.create({ data: { userId, address: `holding of ${name}`, mint: "m" } });
    await db.thinningNotice.create({ data: { userId, thinsFrom: later } });
    const { id: projectId } = await createProject(viewer, { name: "Garden" });
    await changeTree(projectId, [{ path: "index.html", content: `<h1>first of ${name}</h1>` }]);
    await createCheckpoint(projectId, { kind: "after", label: `label of ${name}` });
    await db.handEdit.create({ data: { projectId, changedAt: later } });
    await changeTree(projectId, [{ path: "index.html", content: `<h1>second of ${name}</h1>` }]);
    await db.conversationMessage.create({
      data: { projectId, number: 1, role: "user", content: `said by ${name}` },
    });
    const common = { projectId, userMessageId: "u", assistantMessageId: "a", requestHash: "h" };
    const { id: generationId } = await db.generation.create({
      data: { ...common, mode: "develop", engine: "test", engineLabel: `model of ${name}` },
    });
    await db.shownFiles.create({ data: { projectId, data: `shown of ${name}` } });
    await keepReport(projectId, `brought by ${name}.zip`, { files: 1, variables: 0, leftOut: [] });
    await db.generationEvent.create({
      data: { generationId, seq: 1, data: `{"content":"event of ${name}"}` },
    });
    const body = new TextEncoder().encode(`app of ${name}`);
    const files = new Map([["/index.html", { type: "text/html", body }]]);
    const { id: releaseId, manifest } = await storeBuild(storage, projectId, {
      kind: "static",
      files,
    });
    await db.release.create({
      data: {
        id: releaseId,
        projectId,
        checkpointId: "c",
        treeHash: "t",
        kind: "static",
        manifest,
      },
    });
    await db.formerSlug.create({ data: { projectId, slug: `former-address-of-${name}` } });
    const run = { runId: "run", slug: `publishing-for-${name}`, progress: "Building" };
    await db.publishRun.create({ data: { projectId, ...run, startedAt: later } });
    await db.visitDay.create({ data: { projectId, day: `day visited of ${name}`, visits: 2 } });
    await db.previewLink.create({
      data: {
        id: `preview-shown-by-${name}`,
        projectId,
        digest: `opens for ${name}`,
        endsAt: later,
      },
    });
    const holder = ownerDigest({ ownerId: userId, trialKey: null });
    await db.address.create({ data: { slug: `address-of-${name}`, holder } });
    await db.preview.create({ data: { projectId, label: `label-${name}`, usedAt: later } });
    const sound = async function* () {
      yield Buffer.from(`\0sound of ${name}`);
    };
    await storeBinary(projectId, sound());
    await db.domain.create({
      data: {
        ...{ projectId, name: `${name}.domain.example`, nextCheckAt: new Date() },
        ...{ recordName: "_sayso", recordValue: "proof" },
      },
    });
    await db.projectVariable.create({
      data: {
        id: `variable of ${name}`,
        projectId,
        name: `VITE_OF_${name.toUpperCase()}`,
        sealedValue: seal(`value of ${name}`, `ProjectVariable:variable of ${name}`),
        isSecret: false,
      },
    });
    const place = { projectId, space: "app", kind: "posts", name: `guests-of-${name}` };
    const record = {
      id: randomUUID(),
      position: 1,
      version: 1,
      body: `{"is":"record of ${name}"}`,
    };
    await db.collection.create({
      data: { id: randomUUID(), ...place, records: { create: { ...record, keyDigest: "" } } },
    });
    await db.gitRemote.create({
      data: {
        projectId,
        address: `https://git.example.com/${name}/garden.git`,
        branch: "main",
        username: "git",
        sealedToken: seal(`token of ${name}`, `GitRemote:${projectId}`),
      },
    });
    await db.previewLogChunk.create({
      data: {
        id: `log of ${name}`,
        projectId,
        lines: `[{"text":"line of ${name}"}]`,
        lineCount: 1,
        createdAt: later,
      },
    });
    await writeInCommunity(userId, name);
    const png = await picture().png().toBuffer();
    await screenshots.store(projectId, png, userId);
    const upload = await uploads.take(userId, async () => ({ name: "plan.pdf", bytes: PDF }));
    const uploadId = upload.url.split("/")[2] ?? "";
    await avatars.replace(userId, png);
    const posted = await pictures.take(userId, async () => ({ name: "bed.png", bytes: png }));
    const pictureId = posted.id;
    return { userId, projectId, generationId, uploadId, releaseId, pictureId };
  }

  return { storage, avatars, uploads, makePerson };
}
