import { PATH_BYTES } from "~/projects/file-paths";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { storedBinary } from "~/workspace/binary/binary-address";
import { BinaryView } from "~/workspace/binary/binary-view";
import { type PlainProps, refusedField } from "./plain-page";

/** The open file in a text box, with what can be done to it. */
export function PlainFile({ page, refused }: PlainProps) {
  const { open } = page;
  const save = refusedField(refused, "save-file", "content");
  if (!open) {
    return (
      <section className="ws-plain-part" id="editor" aria-labelledby="ws-editor-title">
        <h2 id="ws-editor-title">Editor</h2>
        {save.value !== undefined && (
          // The file was deleted meanwhile; what was typed is shown, so that it can be copied.
          <Field
            as="textarea"
            label="Your text, not saved"
            id="unsaved-content"
            className="ws-plain-code"
            rows={12}
            readOnly
            defaultValue={save.value}
            error={save.error ?? "That file is no longer in the project."}
          />
        )}
        <div className="ws-empty">
          <p className="ws-empty-title">No File Open</p>
          <p>Choose one from Files, or ask for one in the chat.</p>
        </div>
      </section>
    );
  }
  const rename = refusedField(refused, "rename-file", "path");
  return (
    <section className="ws-plain-part" id="editor" aria-labelledby="ws-editor-title">
      <h2 id="ws-editor-title">{open.path}</h2>
      {open.binary ? (
        <BinaryView
          file={storedBinary(page.project.id, { ...open, size: open.binary.size })}
          head={open.binary.head}
        />
      ) : (
        <form method="post" className="form">
          <LineShown content={open.content} line={page.line} />
          <input type="hidden" name="fileId" value={open.id} />
          <input type="hidden" name="baseHash" value={open.hash} />
          <Field
            as="textarea"
            label="Code"
            name="content"
            id="file-content"
            className="ws-plain-code"
            rows={24}
            spellCheck={false}
            autoCapitalize="off"
            defaultValue={save.value ?? open.content}
            {...(save.error ? { error: save.error } : {})}
          />
          <Button type="submit" variant="primary" name="intent" value="save-file">
            Save
          </Button>
        </form>
      )}
      <details open={rename.error !== undefined}>
        <summary>Rename or delete</summary>
        <form method="post" className="form">
          <input type="hidden" name="fileId" value={open.id} />
          <Field
            label="New path"
            name="path"
            id="rename-path"
            maxLength={PATH_BYTES}
            required
            defaultValue={rename.value ?? open.path}
            {...(rename.error ? { error: rename.error } : {})}
          />
          <div className="button-row">
            <Button type="submit" name="intent" value="rename-file">
              Rename
            </Button>
            <Button type="submit" variant="careful" name="intent" value="delete-file">
              Delete file
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
}

/** Lines before and after the one that somebody came for. */
const AROUND = 3;

/** A box cannot show a line of its text, so the line stands before it, with those around it. */
function LineShown({ content, line }: { content: string; line: number | null }) {
  const lines = content.split(/\r?\n/);
  if (!line || !lines[line - 1]) return null;
  const first = Math.max(1, line - AROUND);
  return (
    <ol id="line" className="ws-plain-lines" start={first} aria-label={`Around line ${line}`}>
      {lines.slice(first - 1, line + AROUND).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <li key={index}>{first + index === line ? <mark>{text}</mark> : text}</li>
      ))}
    </ol>
  );
}
