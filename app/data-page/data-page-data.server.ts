import type { Viewer } from "~/accounts/user";
import type { CollectionRow } from "~/app-data/collections.server";
import {
  listCollections,
  listDeclared,
  readPage,
  requireCollection,
} from "~/app-data/owner-data.server";
import { shownValue } from "~/app-data/record-files.server";
import type { StoredRecord } from "~/app-data/records.server";
import type { ShownCollection } from "./collection-list";
import type { ShownRecord } from "./record-list";

/** Records on one page, members of one record, characters of a name and of a value that are shown: files have all of it. */
const SHOWN = { records: 25, fields: 60, nameCharacters: 100, characters: 2_000 };

/** What an app keeps, and what its code names and nobody has sent to yet. @throws {AppError} 404, 401 */
export async function readOverview(viewer: Viewer, projectId: string) {
  const [rows, declared] = await Promise.all([
    listCollections(viewer, projectId),
    listDeclared(viewer, projectId),
  ]);
  const made = new Set(rows.map(({ kind, name }) => `${kind}/${name}`));
  const of = (space: string) => rows.filter((row) => row.space === space).map(toShown);
  return {
    app: of("app"),
    preview: of("preview"),
    waiting: declared.filter((address) => !made.has(address)),
  };
}

/** One collection, and a page of its records. @param after the page before it ended there @throws {AppError} 404, 401 */
export async function readRecords(
  viewer: Viewer,
  projectId: string,
  { collection, after }: { collection: string; after: string },
) {
  const row = await requireCollection(viewer, projectId, collection);
  const beyond = /^\d{1,9}$/.test(after) ? Number(after) : null;
  const { records, next } = await readPage(row, beyond, SHOWN.records);
  return { ...toShown(row), space: row.space, records: records.map(toShownRecord), next };
}

function toShown({ closedAt, changedAt, ...row }: CollectionRow): ShownCollection {
  const { id, kind, name, count, bytes } = row;
  return {
    ...{ id, kind, name, count, bytes },
    isClosed: closedAt !== null,
    changedAt: changedAt.toISOString(),
  };
}

function toShownRecord({ id, createdAt, body }: StoredRecord): ShownRecord {
  const members = Object.entries(JSON.parse(body) as object);
  return {
    id,
    createdAt: createdAt.toISOString(),
    unshown: Math.max(0, members.length - SHOWN.fields),
    fields: members
      .slice(0, SHOWN.fields)
      .map(
        ([name, value]) =>
          [clip(name, SHOWN.nameCharacters), clip(shownValue(value), SHOWN.characters)] as const,
      ),
  };
}

/** Well formed, as a page is: half of a character would be another one there. */
function clip(text: string, characters: number): string {
  const shown = text.length > characters ? `${text.slice(0, characters - 1)}…` : text;
  return shown.toWellFormed();
}
