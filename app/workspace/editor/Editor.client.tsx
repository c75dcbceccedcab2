import { autocompletion } from "@codemirror/autocomplete";
import { indentWithTab } from "@codemirror/commands";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { useEffect, useRef } from "react";
import { read, says, type TypedText, typedText } from "~/workspace/files/typed-text";
import { loadPart } from "~/workspace/load-part";
import { savesData } from "~/workspace/save-data";
import { useWorkspace } from "~/workspace/workspace-context";
import { editorShown } from "./active-editor";
import { centerJumps } from "./center-jumps";
import { loadLanguage } from "./editor-languages";
import { productTheme } from "./editor-theme";
import { findPanel } from "./find-panel";
import { LEAVE_EDITOR } from "./leave-editor";
import { scrollAhead } from "./scroll-ahead";
import { fromOutside, showText } from "./show-text";
import { stillCaret } from "./still-caret";

export interface EditorProps {
  path: string;
  /** As {@link languageOf} names it. */
  language: string;
  /** The text to show, null for what is `shown`; a change from outside keeps the caret and the undo history. */
  text: string | null;
  /** What the editor shows, as soon as it does: whoever follows the text need not tell it back at each key. */
  shown: { current: ShownText | null };
  isReadOnly: boolean;
  onChange(text: TypedText | string): void;
  onSave(): void;
}

/** What an editor shows of which file. */
export interface ShownText {
  path: string;
  text: TypedText | string;
}

/** States of the files that were open: caret, selection, scroll and undo survive a tab switch. */
const kept = new Map<string, { state: EditorState; top: number }>();

/** The code editor of one file. Tab indents in it; {@link LEAVE_EDITOR} is the way out. */
export default function Editor(props: EditorProps) {
  const { path, text, isReadOnly } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  /** What the document is known to read: texts of thousands of lines are not compared at each key. */
  const known = useRef<TypedText | string>(text ?? "");
  const workspace = useWorkspace();

  useEffect(() => {
    if (!host.current) return;
    const shows = (text: TypedText | string) => {
      known.current = text;
      latest.current.shown.current = { path, text };
    };
    const language = new Compartment();
    const types = new Compartment();
    const isStale = { current: false };
    const extensions = [
      basicSetup,
      keymap.of([
        {
          key: "Mod-s",
          preventDefault: true,
          run: () => {
            latest.current.onSave();
            return true;
          },
        },
        {
          key: "Shift-Alt-f",
          preventDefault: true,
          run: () => {
            void loadPart(workspace, () => import("~/workspace/language/format-file")).then((it) =>
              it?.formatFile(workspace),
            );
            return true;
          },
        },
        {
          key: "F2",
          run: (view) => {
            void loadPart(workspace, () => import("~/workspace/language/rename-symbol")).then(
              (it) => it?.renameSymbol(workspace, path, view),
            );
            return true;
          },
        },
        {
          key: "F12",
          run: (view) => {
            void loadPart(workspace, () => import("~/workspace/language/go-to-definition")).then(
              (it) => it?.goToDefinition(workspace, path, view),
            );
            return true;
          },
        },
        indentWithTab,
      ]),
      autocompletion({
        activateOnTypingDelay: COMPLETE_AFTER_MS,
        maxRenderedOptions: COMPLETIONS_DRAWN,
      }),
      findPanel,
      scrollAhead,
      centerJumps,
      stillCaret,
      productTheme,
      EditorView.cspNonce.of(pageNonce()),
      language.of([]),
      types.of([]),
      readOnly.of(EditorState.readOnly.of(latest.current.isReadOnly)),
      EditorView.contentAttributes.of({
        "aria-label": `Code of ${path}`,
        "aria-description": LEAVE_EDITOR,
        tabindex: "0",
      }),
      EditorView.updateListener.of((update) => {
        const isOurs = update.transactions.some((change) => change.annotation(fromOutside));
        if (!update.docChanged || isOurs) return;
        const { doc } = update.state;
        shows(typedText(doc.length, () => doc.toString()));
        latest.current.onChange(known.current);
      }),
    ];
    const doc = latest.current.text ?? read(known.current);
    shows(doc);
    const before = kept.get(path);
    const state =
      before?.state.doc.toString() === doc
        ? EditorState.create({ doc, selection: before.state.selection, extensions })
        : EditorState.create({ doc, extensions });
    const editor = new EditorView({ state, parent: host.current });
    view.current = editor;
    if (before) editor.requestMeasure({ read: () => 0, write: () => scrollTo(editor, before.top) });
    loadLanguage(path, latest.current.language)
      .then((support) => {
        if (!isStale.current) editor.dispatch({ effects: language.reconfigure(support) });
      })
      .catch((error) => console.warn("Highlighting could not be loaded.", error));
    const left = editorShown(path, editor);
    const idle = whenTyped(path, latest.current.language, async () => {
      const { typeSupport } = await import("~/workspace/language/type-support");
      const support = typeSupport(workspace, path);
      if (!isStale.current) editor.dispatch({ effects: types.reconfigure(support) });
    });
    return () => {
      isStale.current = true;
      clearTimeout(idle);
      left();
      kept.set(path, { state: editor.state, top: editor.scrollDOM.scrollTop });
      editor.destroy();
      view.current = null;
    };
  }, [path, workspace]);

  useEffect(() => {
    view.current?.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)) });
  }, [isReadOnly]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || text === null || says(known.current, text)) return;
    known.current = text;
    latest.current.shown.current = { path, text };
    showText(editor, text);
  }, [text, path]);

  return <div ref={host} className="ws-code" />;
}

const readOnly = new Compartment();

/** What could be meant is offered after a rest of so long, in milliseconds: lists do not flash up between quick keys. */
const COMPLETE_AFTER_MS = 150;
/** Of what could be meant, so much is drawn: three times what its list has room for. */
const COMPLETIONS_DRAWN = 30;

/** A file is looked at for so long before TypeScript, some megabytes, is loaded for it, in milliseconds. */
const IDLE_MS = 1_500;

/** Loads TypeScript a while after a file opened that it reads, where the device does not save data. */
function whenTyped(path: string, language: string, load: () => Promise<void>) {
  if (!/^(?:type|java)script$/.test(language) || path.endsWith(".d.ts") || savesData()) return;
  return setTimeout(() => {
    load().catch((error) => console.warn("The TypeScript service did not load.", error));
  }, IDLE_MS);
}

/** The page's nonce: without it the Content-Security-Policy refuses the editor's own styles. */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

function scrollTo(editor: EditorView, top: number): void {
  editor.scrollDOM.scrollTop = top;
}
