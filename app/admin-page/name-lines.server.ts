import { readNames } from "~/accounts/names-of.server";
import type { AuditLine } from "~/admin/audit/read-audit.server";
import type { NamedAuditLine } from "./audit-table";

const PERSON = /^person:(.+)$/;

/** Adds the names of people to entries of the audit log: of who acted, and of whom it was about. */
export async function nameLines(lines: readonly AuditLine[]): Promise<NamedAuditLine[]> {
  const aboutOf = ({ subject }: AuditLine) => PERSON.exec(subject)?.[1];
  const names = await readNames(
    lines.flatMap((line) => [line.adminId, aboutOf(line) ?? []].flat()),
  );
  return lines.map((line) => ({
    ...line,
    adminName: names.get(line.adminId) ?? null,
    subjectName: names.get(aboutOf(line) ?? "") ?? null,
  }));
}
