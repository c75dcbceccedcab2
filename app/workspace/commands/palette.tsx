import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { isOutside } from "~/ui/press-outside";
import type { Workspace } from "~/workspace/create-workspace";
import { recentFiles, showPlace } from "~/workspace/editor/active-editor";
import { searchFor } from "~/workspace/search/commands";
import type { Command } from "./command";
import {
  commandEntries,
  fileEntries,
  outlineEntries,
  type PaletteEntry,
  readTypedFile,
  withoutIdleSign,
} from "./palette-entries";
import { PaletteList } from "./palette-list";
import { runCommand } from "./run-command";

/** What is looked for first; a sign before what is typed looks for something else. */
export type PaletteStart = "files" | "commands" | "outline";

interface PaletteProps {
  workspace: Workspace;
  start: PaletteStart;
  commands: () => readonly Command[];
  onClose(): void;
}

const SIGNS = { files: "", commands: ">", outline: "@" };

const TEXTS = {
  files: {
    label: "Open by name",
    hint: "Name of a file, or what you want to do",
    none: "No such file, and no such command.",
  },
  outline: { label: "Within this file", hint: "Name of a part", none: "Nothing with a name here." },
  commands: { label: "Command", hint: "What do you want to do?", none: "No such command." },
};

/** So many commands stand below the files that fit: whoever looks for one need not know its sign. */
const COMMANDS_BESIDE = 5;

function commandsBeside(typed: string, all: readonly Command[]): PaletteEntry[] {
  return commandEntries(typed, all)
    .slice(0, COMMANDS_BESIDE)
    .map((entry) => ({ ...entry, id: `>${entry.id}` }));
}

const SEARCH = "?";

/** Last of all: what names neither a file nor an act may stand in the files. */
function searchEntry(words: string): PaletteEntry {
  return { id: SEARCH, text: `Search all files for “${words}”`, at: [] };
}

/** One line to type into, and below it what fits: arrows choose, Enter takes, Escape gives up. */
export function Palette({ workspace, start, commands, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(SIGNS[start]);
  const [chosen, setChosen] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [all] = useState(commands);
  const sought = withoutIdleSign(typed, all);
  const kind = sought.startsWith(">") ? "commands" : sought.startsWith("@") ? "outline" : "files";
  const file = readTypedFile(sought);
  const { active } = workspace.files.state.getState();
  const entries =
    kind === "commands"
      ? commandEntries(sought.slice(1), all)
      : kind === "outline"
        ? outlineEntries(sought.slice(1), active ?? "", workspace.files.textOf(active ?? ""))
        : [
            ...fileEntries(file.name, workspace.files.state.getState().files.keys(), recentFiles()),
            ...(file.name.trim() && file.line === null
              ? [...commandsBeside(file.name, all), searchEntry(sought.trim())]
              : []),
          ];

  useEffect(() => dialog.current?.showModal(), []);

  const take = (entry: PaletteEntry | undefined) => {
    onClose();
    if (entry?.id === SEARCH) {
      searchFor(workspace, sought.trim());
      return;
    }
    const isBeside = entry?.id.startsWith(">") === true;
    if (kind === "commands" || isBeside) {
      const id = isBeside ? entry?.id.slice(1) : entry?.id;
      const command = all.find((one) => one.id === id);
      if (command) void runCommand(workspace, command);
      return;
    }
    if (kind === "outline") {
      if (active && entry) showPlace(workspace, { path: active, line: Number(entry.id) });
      return;
    }
    const path = file.name === "" && file.line ? active : entry?.id;
    if (path) showPlace(workspace, { path, line: file.line ?? 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: chosen === last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      PageDown: Math.min(last, chosen + 8),
      PageUp: Math.max(0, chosen - 8),
    };
    const step = steps[event.key];
    if (step !== undefined) setChosen(Math.max(0, step));
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) take(entries[chosen]);
    else return;
    event.preventDefault();
  };
  const { label, hint, none } = TEXTS[kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, and the browser handles it
    <dialog
      ref={dialog}
      className="ws-palette"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event, event.currentTarget))
          onClose();
      }}
    >
      <input
        className="ws-palette-input"
        role="combobox"
        aria-label={label}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={hint}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={id} entries={entries} chosen={chosen} onTake={take} label={label} />
      {entries.length === 0 && (
        <p className="ws-palette-none" role="status">
          {none}
        </p>
      )}
      <p className="ws-palette-foot">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> {kind === "commands" ? "do it" : "open"}
        </span>
        <span>&gt; commands · @ this file · :12 a line</span>
      </p>
    </dialog>
  );
}
