import type { LanguageService, RenameLocation } from "typescript";

/**
 * Where a name stands, by file. It is another everywhere, not "x as y" in imports; what is short for
 * "x: x" says which of the two stays.
 */
export function findPlaces(
  service: LanguageService,
  file: string,
  at: number,
): Map<string, RenameLocation[]> {
  const find = (file: string, at: number, isAlias: boolean) =>
    service.findRenameLocations(file, at, false, false, {
      providePrefixAndSuffixTextForRename: isAlias,
    }) ?? [];
  const places = new Map<string, RenameLocation[]>();
  for (const place of find(file, at, false)) {
    places.set(place.fileName, [...(places.get(place.fileName) ?? []), place]);
  }
  for (const [other, inFile] of places) {
    const start = other === file ? at : (inFile[0]?.textSpan.start ?? 0);
    const short = find(other, start, true).filter(
      ({ fileName, prefixText = "", suffixText = "" }) =>
        fileName === other && `${prefixText}${suffixText}`.includes(":"),
    );
    const byStart = new Map(short.map((place) => [place.textSpan.start, place]));
    places.set(
      other,
      inFile.map((place) => byStart.get(place.textSpan.start) ?? place),
    );
  }
  return places;
}

/** A text with another name at some places. */
export function withName(text: string, places: readonly RenameLocation[], name: string): string {
  // From the end, so that the places before stay where they are.
  const fromEnd = [...places].sort((one, other) => other.textSpan.start - one.textSpan.start);
  return fromEnd.reduce((text, { textSpan, prefixText = "", suffixText = "" }) => {
    const { start, length } = textSpan;
    return `${text.slice(0, start)}${prefixText}${name}${suffixText}${text.slice(start + length)}`;
  }, text);
}
