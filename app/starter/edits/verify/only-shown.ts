import type { FileTree } from "~/projects/files";

/** Some alone are to be seen: "show only favourites", "let me see just the unpaid ones". */
const SHOWS_SOME =
  /(?<!\p{L})(?:(?:show|see|list|display|view)(?:s|ing)? (?:me |us )?(?:only|just|nothing but)|(?:only|just) (?:show|see|list|display|view)(?:s|ing)?|(?:zeig\p{L}*|seh\p{L}*|anzeig\p{L}*) (?:mir |uns )?nur|nur .{2,40} (?:zeigen|anzeigen|sehen)|(?:affich\p{L}*|montr\p{L}*|voir) (?:seulement|uniquement|que)|(?:mostr\p{L}*|muestr\p{L}*|ver|vedere) (?:solo|sólo|solamente|soltanto|apenas|só))(?!\p{L})/iu;

/** A field was made for what is to be shown alone, and all is shown as before. */
export function onlyShown(wish: string, before: FileTree, after: FileTree): string[] {
  if (!SHOWS_SOME.test(wish)) return [];
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const isField = changed.length > 0 && changed.every(([path]) => path === "src/fields.ts");
  const fields = (files: FileTree) => files.get("src/fields.ts")?.split("{ id:").length ?? 0;
  return isField && fields(after) > fields(before) ? ["all would still be shown"] : [];
}
