import { randomUUID } from "node:crypto";
import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { badRequest } from "~/platform/errors";
import { seal, unseal } from "~/platform/sealed.server";
import { withProjectLock } from "../project-lock.server";
import { requireProject } from "../projects.server";
import { type GivenVariable, VARIABLE_LIMITS, type Variable } from "./variable-rules";

/** Values are encrypted for the row that they stand in. */
const place = (id: string) => `ProjectVariable:${id}`;

/** The variables of the viewer's project, by name. @throws {AppError} 404, 401 */
export async function listVariables(viewer: Viewer, projectId: string): Promise<Variable[]> {
  const project = await requireProject(viewer, projectId);
  return readVariables(project.id);
}

/** The variables of a project, by name; of secret ones the names alone. */
export async function readVariables(projectId: string): Promise<Variable[]> {
  const rows = await db.projectVariable.findMany({
    where: { projectId },
    orderBy: { name: "asc" },
  });
  return rows.map(({ id, name, isSecret, sealedValue }) => ({
    name,
    isSecret,
    value: isSecret ? null : unseal(sealedValue, place(id)),
  }));
}

/**
 * Sets variables of the viewer's project; those of the same names are replaced.
 *
 * @throws {AppError} 404, 401; 400 when there would be too many, with nothing changed
 */
export async function setVariables(
  viewer: Viewer,
  projectId: string,
  given: readonly GivenVariable[],
): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await storeVariables(id, given);
}

/** {@link setVariables} of a project that the caller has looked up, by the server's own id. */
export async function storeVariables(
  project: string,
  given: readonly GivenVariable[],
): Promise<void> {
  if (given.length === 0) return;
  const newest = new Map(given.map((variable) => [variable.name, variable]));
  await withProjectLock(project, async () => {
    // As many as somebody sends are more than a query takes.
    const others =
      newest.size > VARIABLE_LIMITS.count
        ? 0
        : await db.projectVariable.count({
            where: { projectId: project, name: { notIn: [...newest.keys()] } },
          });
    if (others + newest.size > VARIABLE_LIMITS.count) {
      throw badRequest(
        `A project has at most ${VARIABLE_LIMITS.count} variables; this would make ${others + newest.size}. Nothing was changed.`,
      );
    }
    await db.$transaction([
      db.projectVariable.deleteMany({
        where: { projectId: project, name: { in: [...newest.keys()] } },
      }),
      ...[...newest.values()].map(({ name, value, isSecret }) => {
        const id = randomUUID();
        const sealedValue = seal(value, place(id));
        return db.projectVariable.create({
          data: { id, projectId: project, name, isSecret, sealedValue },
          select: { id: true },
        });
      }),
    ]);
  });
  // Sites are made of it.
  topics.publish("files-changed", { projectId: project });
}

/** Removes a variable of the viewer's project; one that is not there is no error. @throws {AppError} 404, 401 */
export async function removeVariable(
  viewer: Viewer,
  projectId: string,
  name: string,
): Promise<void> {
  const { id: project } = await requireProject(viewer, projectId);
  await db.projectVariable.deleteMany({ where: { projectId: project, name } });
  topics.publish("files-changed", { projectId: project });
}

/** The public values of a project, by name: what its site is built with. */
export async function readPublicValues(projectId: string): Promise<Record<string, string>> {
  const rows = await db.projectVariable.findMany({
    where: { projectId, isSecret: false },
    orderBy: { name: "asc" },
  });
  const values: [string, string][] = [];
  for (const { id, name, sealedValue } of rows) {
    const value = unseal(sealedValue, place(id));
    if (value !== null) values.push([name, value]);
  }
  return Object.fromEntries(values);
}

/** The secret values of a project with their names: nobody sees them, and what leaves is held against them. */
export async function readSecretValues(
  projectId: string,
): Promise<{ name: string; value: string }[]> {
  const rows = await db.projectVariable.findMany({ where: { projectId, isSecret: true } });
  return rows.flatMap(({ id, name, sealedValue }) => {
    const value = unseal(sealedValue, place(id));
    return value === null ? [] : [{ name, value }];
  });
}
