import { decode } from "@jridgewell/sourcemap-codec";

/** A place in a text; lines and columns from 0. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A place in a file of the project. */
export interface SourcePlace extends TextPlace {
  file: string;
}

/** Places of a bundle to find in its sources. */
export interface PlaceSearch {
  /** The bundle's source map, version 3, as JSON in UTF-8. */
  map: Uint8Array;
  places: readonly TextPlace[];
}

/** Characters of the mappings that are decoded at once: decoded, they take 50 times as much. */
const BLOCK = 65_536;
const END_OF_SEGMENT = /[,;]/g;

/**
 * Where places of a bundle come from; null for none. The map is read once from its start, a block at a
 * time: one of 20 MB would take 500 MB as a whole.
 */
export function findPlaces({ map, places }: PlaceSearch): (SourcePlace | null)[] {
  const { sources, mappings } = JSON.parse(new TextDecoder().decode(map)) as {
    sources: string[];
    mappings: string;
  };
  const found: (SourcePlace | null)[] = places.map(() => null);
  const wanted = places
    .map((place, index) => ({ ...place, index }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  let next = 0;
  let last: SourcePlace | null = null;
  for (const at of readMappings(mappings)) {
    for (let ask = wanted[next]; ask && isBefore(ask, at); ask = wanted[next]) {
      found[ask.index] = last;
      next += 1;
    }
    if (next === wanted.length) return found;
    last = { file: sources[at.source] ?? "", line: at.sourceLine, column: at.sourceColumn };
  }
  for (const { index } of wanted.slice(next)) found[index] = last;
  return found;
}

interface Mapping extends TextPlace {
  source: number;
  sourceLine: number;
  sourceColumn: number;
}

/** The mappings in order. Their numbers tell differences, and go on from one block to the next. */
function* readMappings(mappings: string): Generator<Mapping> {
  let line = 0;
  let column = 0;
  let [source, sourceLine, sourceColumn] = [0, 0, 0];
  for (const block of blocksOf(mappings)) {
    const lines = decode(block);
    const start = { line, column, source, sourceLine, sourceColumn };
    for (const [index, segments] of lines.entries()) {
      line = start.line + index;
      column = index === 0 ? start.column : 0;
      for (const segment of segments) {
        column = segment[0] + (index === 0 ? start.column : 0);
        if (segment.length === 1) continue;
        source = start.source + segment[1];
        sourceLine = start.sourceLine + segment[2];
        sourceColumn = start.sourceColumn + segment[3];
        yield { line, column, source, sourceLine, sourceColumn };
      }
    }
  }
}

/** Parts of the mappings that end between two segments; a line that goes on is the next one's first. */
function* blocksOf(mappings: string): Generator<string> {
  for (let from = 0; from < mappings.length; ) {
    END_OF_SEGMENT.lastIndex = from + BLOCK;
    const end = END_OF_SEGMENT.exec(mappings)?.index ?? mappings.length;
    yield mappings.slice(from, end);
    from = mappings[end] === "," ? end + 1 : end;
  }
}

function isBefore(place: TextPlace, mapping: TextPlace): boolean {
  return (
    place.line < mapping.line || (place.line === mapping.line && place.column < mapping.column)
  );
}
