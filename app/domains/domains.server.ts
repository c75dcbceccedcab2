import { randomBytes } from "node:crypto";
import { domainToUnicode } from "node:url";
import type { Viewer } from "~/accounts/user";
import type { Domain } from "~/generated/sqlite/client";
import { requireAllowance } from "~/plans/allowance.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, badRequest, notFound, unauthorized } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { ownProject } from "~/projects/access.server";
import { requireProject } from "~/projects/projects.server";
import { checkDomain } from "./check-domain.server";
import { DOMAINS_PER_PROJECT, type ShownDomain, stateOf } from "./domain";
import { type ProductNames, readDomainName } from "./domain-name";
import type { LookUpProofs } from "./proof-lookup.server";

/** How domains are taken on an installation. */
export interface DomainsBy {
  product: ProductNames;
  /** Records are named after it. */
  appName: string;
  lookUp: LookUpProofs;
}

/** The domains of a project of the viewer's, the oldest first. @throws {AppError} 401, 404 */
export async function listDomains(viewer: Viewer, projectId: string): Promise<ShownDomain[]> {
  await requireProject(viewer, projectId);
  const rows = await db.domain.findMany({
    where: { project: ownProject(viewer, projectId) },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(toShown);
}

/**
 * Notes that a project shall be served under a domain, and what proves that its owner may say so.
 *
 * @throws {AppError} 400, 401, 402, 404, 409
 */
export async function addDomain(
  viewer: Viewer,
  projectId: string,
  { text, by }: { text: string; by: DomainsBy },
): Promise<string> {
  const { user } = viewer;
  const { ownerId } = await requireProject(viewer, projectId);
  if (!user || !ownerId) {
    throw unauthorized("Domains need an account: sign in, and move this project into it.");
  }
  const name = readDomainName(text, by.product);
  const recordName = `_${labelOf(by.appName)}.${name}`;
  const recordValue = `${labelOf(by.appName)}-proof=${randomBytes(16).toString("hex")}`;
  const data = { projectId, name, recordName, recordValue, nextCheckAt: new Date() };
  const addOne = () =>
    db.$transaction(async (tx) => {
      await requireAllowance(tx, user.id, "domain");
      const count = await tx.domain.count({ where: { projectId } });
      if (count >= DOMAINS_PER_PROJECT) {
        throw badRequest(`A project can have ${DOMAINS_PER_PROJECT} domains. Remove one first.`);
      }
      await tx.domain.create({ data });
    });
  try {
    // One after the other, so that each counts those before.
    await lock.run(`domains:${projectId}`, addOne);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError(409, "This project has that domain already.");
  }
  return domainToUnicode(name);
}

/** Looks for a domain's proof at once. @throws {AppError} 404 */
export async function checkNow(
  viewer: Viewer,
  projectId: string,
  { id, by }: { id: string; by: DomainsBy },
): Promise<ShownDomain> {
  await checkDomain(await requireDomain(viewer, projectId, id), by.lookUp, new Date());
  return toShown(await requireDomain(viewer, projectId, id));
}

/** Takes a domain from a project: it is not served from then on. @throws {AppError} 404 */
export async function removeDomain(viewer: Viewer, projectId: string, id: string): Promise<string> {
  const { name } = await requireDomain(viewer, projectId, id);
  await db.domain.deleteMany({ where: { id, project: ownProject(viewer, projectId) } });
  return domainToUnicode(name);
}

async function requireDomain(viewer: Viewer, projectId: string, id: string): Promise<Domain> {
  const where = { id, project: ownProject(viewer, projectId) };
  const row = await db.domain.findFirst({ where });
  if (!row) throw notFound("This domain is not there any more.");
  return row;
}

function toShown({
  id,
  name,
  recordName,
  recordValue,
  problem,
  checkedAt,
  ...facts
}: Domain): ShownDomain {
  return {
    id,
    name,
    shownName: domainToUnicode(name),
    state: stateOf(facts),
    record: { name: recordName, value: recordValue },
    problem,
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}

/** The product's name as a label of DNS. */
function labelOf(appName: string): string {
  return appName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "") || "app";
}
