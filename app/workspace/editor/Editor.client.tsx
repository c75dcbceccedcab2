import { indentWithTab } from "@codemirror/commands";
import { Annotation, Compartment, EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { useEffect, useRef } from "react";
import { editorShown } from "./active-editor";
import { loadLanguage } from "./editor-languages";
import { productTheme } from "./editor-theme";

export interface EditorProps {
  path: string;
  /** As {@link languageOf} names it. */
  language: string;
  /** The text to show; a change from outside keeps the caret and the undo history. */
  text: string;
  isReadOnly: boolean;
  onChange(text: string): void;
  onSave(): void;
}

/** States of the files that were open: caret, selection, scroll and undo survive a tab switch. */
const kept = new Map<string, { state: EditorState; top: number }>();

/** The code editor of one file. Escape, then Tab leaves it. */
export default function Editor(props: EditorProps) {
  const { path, text, isReadOnly } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    const language = new Compartment();
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
        indentWithTab,
      ]),
      productTheme,
      EditorView.cspNonce.of(pageNonce()),
      language.of([]),
      readOnly.of(EditorState.readOnly.of(latest.current.isReadOnly)),
      EditorView.contentAttributes.of({ "aria-label": `Code of ${path}`, tabindex: "0" }),
      EditorView.updateListener.of((update) => {
        const isOurs = update.transactions.some((change) => change.annotation(fromOutside));
        if (update.docChanged && !isOurs) latest.current.onChange(update.state.doc.toString());
      }),
    ];
    const doc = latest.current.text;
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
    return () => {
      isStale.current = true;
      left();
      kept.set(path, { state: editor.state, top: editor.scrollDOM.scrollTop });
      editor.destroy();
      view.current = null;
    };
  }, [path]);

  useEffect(() => {
    view.current?.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)) });
  }, [isReadOnly]);

  useEffect(() => {
    const editor = view.current;
    if (editor) showText(editor, text);
  }, [text]);

  return <div ref={host} className="ws-code" />;
}

const readOnly = new Compartment();

/** The page's nonce: without it the Content-Security-Policy refuses the editor's own styles. */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

/** Marks a change that came from the files, not from the keyboard. */
const fromOutside = Annotation.define<boolean>();

/** Makes the document read `text` by changing only what differs, so the caret stays where it is. */
function showText(editor: EditorView, text: string): void {
  const current = editor.state.doc.toString();
  if (current === text) return;
  const shortest = Math.min(current.length, text.length);
  let start = 0;
  while (start < shortest && current[start] === text[start]) start += 1;
  let end = 0;
  while (end < shortest - start && current.at(-1 - end) === text.at(-1 - end)) end += 1;
  const wasAtEnd =
    editor.scrollDOM.scrollTop + editor.scrollDOM.clientHeight >=
    editor.scrollDOM.scrollHeight - 40;
  editor.dispatch({
    changes: {
      from: start,
      to: current.length - end,
      insert: text.slice(start, text.length - end),
    },
    annotations: fromOutside.of(true),
    // Scroll along with a file that is being written only when its end was in view.
    ...(wasAtEnd && editor.state.readOnly
      ? { effects: EditorView.scrollIntoView(text.length, { y: "end" }) }
      : {}),
  });
}

function scrollTo(editor: EditorView, top: number): void {
  editor.scrollDOM.scrollTop = top;
}
