import { useEffect, useRef } from "react";
import { nameOf } from "~/projects/files";
import { KeyCaps } from "./key-caps";
import type { PaletteEntry } from "./palette-entries";

interface PaletteListProps {
  /** Before the ids of its elements. */
  id: string;
  label: string;
  entries: readonly PaletteEntry[];
  chosen: number;
  onTake(entry: PaletteEntry): void;
}

/** What fits, the chosen one in view. The focus stays where is typed. */
export function PaletteList({ id, label, entries, chosen, onTake }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries stand elsewhere
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen, entries]);
  return (
    <div ref={list} id={`${id}-list`} className="ws-palette-list" role="listbox" aria-label={label}>
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box above hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
        <div
          key={entry.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className="ws-palette-entry"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(entry)}
        >
          <EntryText entry={entry} />
          {entry.note && <span className="ws-palette-note">{entry.note}</span>}
          {entry.keys && <KeyCaps keys={entry.keys} />}
        </div>
      ))}
    </div>
  );
}

/** A path as its name and, quieter, where it is; letters that were typed stand out. */
function EntryText({ entry: { id, text, at } }: { entry: PaletteEntry }) {
  const isPath = id === text;
  const name = isPath ? text.length - nameOf(text).length : 0;
  return (
    <span className="ws-palette-text" title={text}>
      <span>{marked(text, at, name, text.length)}</span>
      {name > 0 && <span className="ws-muted">{marked(text, at, 0, name - 1)}</span>}
    </span>
  );
}

function marked(text: string, at: readonly number[], from: number, to: number) {
  const places = new Set(at);
  return Array.from(text.slice(from, to), (letter, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name
    places.has(from + index) ? <b key={index}>{letter}</b> : letter,
  );
}
