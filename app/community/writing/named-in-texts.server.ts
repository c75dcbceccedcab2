import type { OwnPicture } from "~/markdown/markdown-elements";
import { db } from "~/platform/db.server";
import { postPicturePath } from "~/platform/urls";
import { listPublished } from "~/publishing/showcase.server";
import type { NamedApp } from "./app-card";
import type { References } from "./references";

/** What the texts of a page name and there is. */
export interface Named {
  apps: ReadonlyMap<string, NamedApp>;
  pictures: ReadonlyMap<string, OwnPicture>;
  /** By what names them: folded names with ids. */
  people: ReadonlyMap<string, readonly (readonly [name: string, id: string])[]>;
}

/**
 * Reads what texts name: at most one query of each kind, and none of what no text names.
 *
 * @param sources of the texts that may name people
 */
export async function readNamed(
  references: readonly References[],
  sources: readonly string[],
): Promise<Named> {
  const slugs = [...new Set(references.flatMap((one) => one.slugs))];
  const pictures = [...new Set(references.flatMap((one) => one.pictures))];
  const [apps, rows, mentions] = await Promise.all([
    slugs.length > 0 ? listPublished(slugs) : [],
    pictures.length > 0 ? readPictures(pictures) : [],
    sources.length > 0 ? readMentions(sources) : [],
  ]);
  const people = new Map<string, [string, string][]>();
  for (const { source, name, userId } of mentions) {
    people.set(source, [...(people.get(source) ?? []), [name, userId]]);
  }
  return {
    people,
    apps: new Map(
      apps.map(({ slug, name, screenshotKey, author }) => [
        slug,
        { slug, name, screenshotKey, author: { name: author.name } },
      ]),
    ),
    pictures: new Map(
      rows.map(({ id, width, height }) => [id, { src: postPicturePath(id), width, height }]),
    ),
  };
}

function readPictures(ids: string[]) {
  const select = { id: true, width: true, height: true };
  return db.postPicture.findMany({ where: { id: { in: ids } }, select });
}

function readMentions(sources: readonly string[]) {
  return db.mention.findMany({
    where: { source: { in: [...sources] } },
    orderBy: { name: "asc" },
  });
}
