import { decode, encode } from "@jridgewell/sourcemap-codec";

/** A module's source map: it has one source, and the state that its last mapping leaves. */
export interface ModuleMap {
  /** Without the lines that were taken off its start. */
  mappings: string;
  /** Lines of the source and their columns, from 0, that the last mapping names. */
  end: { line: number; column: number };
}

/** @param skipped lines of the code before those that are kept */
export function readMap(json: string, skipped: number): ModuleMap {
  const { mappings } = JSON.parse(json) as { mappings: string };
  // Names would be numbered over all modules; nobody reads them.
  const lines = decode(mappings)
    .slice(skipped)
    .map((segments) =>
      segments.map((segment) =>
        segment.length === 1
          ? segment
          : ([segment[0], 0, segment[2], segment[3]] as [number, number, number, number]),
      ),
    );
  const last = lines.findLast((line) => line.some(hasSource))?.findLast(hasSource);
  const end = { line: last?.[2] ?? 0, column: last?.[3] ?? 0 };
  return { mappings: encode(lines), end };
}

function hasSource(segment: readonly number[]): boolean {
  return segment.length > 1;
}

/** The maps of modules that follow each other, each after a line of its own. */
export class JoinedMap {
  readonly #sources: string[] = [];
  #mappings = "";
  #last = { line: 0, column: 0 };

  /** Lines that come from nowhere. */
  skip(lines: number): void {
    this.#mappings += ";".repeat(lines);
  }

  /** A line that leads to the start of the module, and all lines of the module. */
  add(source: string, { mappings, end }: ModuleMap, lines: number): void {
    const isFirst = this.#sources.length === 0;
    this.#sources.push(source);
    const back: [number, number, number, number] = [
      0,
      isFirst ? 0 : 1,
      -this.#last.line,
      -this.#last.column,
    ];
    const written = mappings.split(";").length;
    this.#mappings += `${encode([[back]])};${mappings}${";".repeat(lines - written + 1)}`;
    this.#last = end;
  }

  toJSON(): object {
    return { version: 3, sources: this.#sources, names: [], mappings: this.#mappings };
  }
}
