import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { ownProject } from "../access.server";
import type { Imported } from "./take-import.server";

/** Rows of what was left out that are kept: more than anybody reads. */
const KEPT = 200;

const leftOut = z.object({ path: z.string(), why: z.string(), count: z.number().optional() });
const report = z.object({
  /** Of what: a file's name, or a repository's address. */
  from: z.string(),
  files: z.number(),
  variables: z.number(),
  leftOut: z.array(leftOut),
  /** Rows beyond those. */
  more: z.number(),
});
export type ImportReport = z.infer<typeof report>;

/** Keeps what became of an import with its project. */
export async function keepReport(projectId: string, from: string, done: Imported): Promise<void> {
  const { files, variables, leftOut: all } = done;
  const kept: ImportReport = {
    from,
    files,
    variables,
    leftOut: all.slice(0, KEPT),
    more: Math.max(0, all.length - KEPT),
  };
  const data = { importReport: JSON.stringify(kept) };
  await db.project.update({ where: { id: projectId }, data, select: { id: true } });
}

/** What an import of the viewer's project came to; null where there is no such project. */
export async function readReport(
  viewer: Viewer,
  projectId: string,
): Promise<{ name: string; report: ImportReport | null } | null> {
  const row = await db.project.findFirst({
    where: ownProject(viewer, projectId),
    select: { name: true, importReport: true },
  });
  if (!row) return null;
  const { name, importReport } = row;
  return { name, report: importReport ? report.parse(JSON.parse(importReport)) : null };
}
