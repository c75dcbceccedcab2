import { environmentPath } from "~/platform/urls";
import { PATH_BYTES } from "~/projects/file-paths";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { visibleRows } from "~/workspace/files/file-tree-rows";
import { filePath } from "~/workspace/workspace-paths";
import { type PlainProps, refusedField } from "./plain-page";

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/** The files as links, and a form for a new one. */
export function PlainFiles({ page, refused }: PlainProps) {
  const { project, files, open } = page;
  const rows = visibleRows(
    files.map(({ path }) => path),
    NOTHING_CLOSED,
  );
  const { value, error } = refusedField(refused, "create-file", "path");
  return (
    <section className="ws-panel ws-files" id="files" aria-labelledby="ws-files-title">
      <header className="ws-panel-head">
        <h2 id="ws-files-title">Files</h2>
      </header>
      <div className="ws-scroll">
        {rows.length === 0 && (
          <p className="ws-muted ws-pad">
            No files yet. Say what you want in the chat, and they appear here.
          </p>
        )}
        <ul className="ws-tree">
          {rows.map((row) => (
            <li key={row.path}>
              {row.isFolder ? (
                <span className="ws-tree-row" data-level={row.level}>
                  <Icon name="folder" />
                  <span className="ws-tree-name">{row.name}</span>
                </span>
              ) : (
                <a
                  className="ws-tree-row"
                  data-level={row.level}
                  href={`${filePath(project.id, row.path)}#editor`}
                  aria-current={row.path === open?.path ? "page" : undefined}
                >
                  <Icon name="file" />
                  <span className="ws-tree-name">{row.name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="ws-pad">
          <a href={environmentPath(project.id)}>Environment</a>
        </p>
        <details className="ws-pad" open={error !== undefined}>
          <summary>New file</summary>
          <form method="post" className="form">
            <Field
              label="Path"
              name="path"
              id="new-path"
              placeholder="src/page.html"
              maxLength={PATH_BYTES}
              required
              defaultValue={value}
              {...(error ? { error } : {})}
            />
            <Button type="submit" name="intent" value="create-file">
              Make file
            </Button>
          </form>
        </details>
      </div>
    </section>
  );
}
