import type { EditorProps } from "./Editor.client";

/** A text box in place of the code editor, where that could not be loaded. */
export function PlainEditor({ path, text, isReadOnly, onChange }: EditorProps) {
  return (
    <textarea
      className="ws-code-plain"
      aria-label={`Code of ${path}`}
      spellCheck={false}
      autoCapitalize="off"
      readOnly={isReadOnly}
      value={text ?? ""}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
