import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { UPLOAD_ACCEPT } from "~/uploads/upload-limits";
import type { Workspace } from "~/workspace/create-workspace";
import { Glyph } from "~/workspace/shell/glyph";
import { pastedFiles } from "~/workspace/uploads/pasted-files";
import { takeDrops } from "~/workspace/uploads/take-drops";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";
import { AboutChip } from "./about-chip";
import { isRunning } from "./conversation-state";
import { insertMention, type MentionQuery, mentionAt, suggestFiles } from "./file-mentions";
import { ModeMenu, ModeSwitch } from "./mode-switch";
import { StopButton } from "./stop-button";

/** Tallest the box grows by itself, in pixels. */
const MAX_HEIGHT_PX = 220;

/** Longest name of a project that is named in the empty box, in characters: the box grows with it. */
const NAME_LENGTH = 24;

const AttachedDrafts = lazy(() =>
  import("./attached-drafts").catch(() => ({ default: AttachedUnseen })),
);

/** Where a message is written: Enter sends, Shift + Enter breaks the line, @ names a file. */
export function Composer() {
  const workspace = useWorkspace();
  const { chat, files, look, takeCaret } = workspace;
  const attached = useModel(chat, (state) => state.attached);
  const input = useModel(chat, (state) => state.input);
  const phase = useModel(chat, (state) => state.phase);
  const name = useShell(({ project }) => project.name);
  const box = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [mention, setMention] = useState<MentionQuery | null>(null);
  const [choice, setChoice] = useState(0);
  const listId = useId();

  const isBusy = isRunning({ phase });
  const isLocked = look.locksComposer && isBusy;
  // A file that is on its way belongs to the message.
  const isUnready = input.trim() === "" || attached.some(({ isOnItsWay }) => isOnItsWay);
  const suggestions = mention
    ? suggestFiles(files.state.getState().files.keys(), mention.query)
    : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text may need another height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT_PX)}px`;
    if (caret.current !== null) {
      element.setSelectionRange(caret.current, caret.current);
      caret.current = null;
    }
  }, [input]);

  useLayoutEffect(() => {
    const at = takeCaret();
    if (at === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(at, at);
  }, [takeCaret]);

  useEffect(() => {
    const panel = box.current?.closest<HTMLElement>(".ws-chat");
    return panel ? takeDrops(panel, (files) => void attachLater(workspace, files)) : undefined;
  }, [workspace]);

  const lookForMention = () => {
    const element = box.current;
    if (!element) return;
    const found =
      element.selectionStart === element.selectionEnd
        ? mentionAt(element.value, element.selectionStart)
        : null;
    if (found?.start !== mention?.start || found?.query !== mention?.query) setChoice(0);
    setMention(found);
  };
  const insert = (path: string | undefined) => {
    const element = box.current;
    if (!element || !mention || path === undefined) return;
    const next = insertMention(input, element.selectionStart, mention, path);
    caret.current = next.caret;
    chat.setInput(next.text);
    setMention(null);
    element.focus();
  };
  const send = () => {
    if (isUnready) return;
    chat.setInput("");
    setMention(null);
    void chat.send(chat.takeAbout() + input);
  };
  const attach = (list: Iterable<File>): boolean => {
    // A list of the browser's is empty once its event is over.
    const chosen = [...list];
    if (chosen.length > 0) void attachLater(workspace, chosen);
    return chosen.length > 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends a composition (Japanese, Chinese ...) belongs to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (suggestions.length > 0) {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step !== 0) setChoice((choice + step + suggestions.length) % suggestions.length);
      else if (event.key === "Enter" || event.key === "Tab") insert(suggestions[choice]);
      else if (event.key === "Escape") setMention(null);
      else return;
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };

  return (
    <form
      className="ws-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {suggestions.length > 0 && (
        <div className="ws-mentions" role="listbox" id={listId} aria-label="Files to mention">
          {suggestions.map((path, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the textarea keeps the focus and names the active option
            <div
              key={path}
              id={`${listId}-${index}`}
              role="option"
              className="ws-mention"
              aria-selected={index === choice}
              onPointerDown={(event) => {
                event.preventDefault();
                insert(path);
              }}
            >
              {path}
            </div>
          ))}
        </div>
      )}
      <AboutChip onRemove={() => box.current?.focus()} />
      <textarea
        ref={box}
        className="ws-composer-box"
        rows={look.composerRows}
        aria-label="Message"
        aria-autocomplete="list"
        aria-controls={suggestions.length > 0 ? listId : undefined}
        aria-activedescendant={suggestions.length > 0 ? `${listId}-${choice}` : undefined}
        placeholder={look.texts.askAbout(
          name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name,
        )}
        disabled={isLocked}
        value={input}
        onChange={(event) => chat.setInput(event.target.value)}
        onInput={lookForMention}
        onSelect={lookForMention}
        onBlur={() => setMention(null)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (attach(pastedFiles(event.clipboardData))) event.preventDefault();
        }}
      />
      {attached.length > 0 && (
        <Suspense fallback={null}>
          <AttachedDrafts />
        </Suspense>
      )}
      <div className="ws-composer-foot">
        <label className="ws-icon-button ws-attach" title="Attach files">
          <Glyph name="clip" />
          <input
            type="file"
            aria-label="Attach files"
            multiple
            accept={UPLOAD_ACCEPT}
            disabled={isLocked}
            onChange={({ target }) => {
              if (target.files) attach(target.files);
              // The same file can be chosen again.
              target.value = "";
            }}
          />
        </label>
        {look.modes === "menu" ? <ModeMenu /> : <ModeSwitch />}
        {isBusy && <StopButton box={box} />}
        {!isLocked && (!isBusy || !isUnready) && (
          <button
            type="submit"
            className="ws-send"
            aria-label="Send"
            title="Send (Enter)"
            disabled={isUnready}
          >
            <Glyph name="send" />
          </button>
        )}
      </div>
    </form>
  );
}

/** It did not load: they go with the message all the same. */
function AttachedUnseen() {
  return <p className="small muted">The list of attached files did not load.</p>;
}

/** What uploads is loaded with the first file. */
async function attachLater(workspace: Workspace, files: File[]): Promise<void> {
  try {
    const { attachFiles } = await import("./attach-files");
    await attachFiles(workspace, files);
  } catch (error) {
    console.warn("What attaches files did not load.", error);
    const description = "Could not upload file. Please try again.";
    workspace.notify({ title: "Upload failed", description, kind: "error" });
  }
}
