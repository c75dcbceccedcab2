import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { givenEntry } from "./given-entry";
import { givenField } from "./given-field";
import { givenContact, givenLine } from "./given-line.server";
import { givenLook } from "./given-look";
import { givenPlace } from "./given-place";
import { givenSection } from "./given-section.server";
import { givenValue } from "./given-value";

/** A longer wish is a text, and its words are found in many places. */
const WISH_CHARACTERS = 600;

/**
 * What a wish gives that is not there yet, in the place where such a thing goes: an entry of a list, a field, a
 * line, how to reach somebody, a section. Read last: what is about something that is there is no such wish.
 */
export function readGiven(wish: string, files: FileTree): Edit[] {
  if (wish.length > WISH_CHARACTERS) return [];
  return [
    givenValue(wish, files),
    givenPlace(wish, files),
    givenEntry(wish, files),
    givenField(wish, files),
    givenLine(wish),
    ...givenContact(wish, files),
    givenSection(wish, files),
    ...givenLook(wish, files),
  ].filter((edit) => edit !== null);
}
