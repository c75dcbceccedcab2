import { dataPath, environmentPath, filePath, projectUploadFormPath } from "~/platform/urls";
import { formatBytes } from "~/projects/byte-size";
import { PATH_BYTES } from "~/projects/file-paths";
import { FILE_LIMITS } from "~/projects/files";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { FileName } from "~/workspace/files/file-name";
import { visibleRows } from "~/workspace/files/file-tree-rows";
import { type PlainProps, refusedField } from "./plain-page";
import { PlainSearch } from "./plain-search";

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/** The files as links, and a form for a new one. */
export function PlainFiles({ page, refused }: PlainProps) {
  const { project, files, open, room } = page;
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
                  <FileName name={row.name} />
                </span>
              ) : (
                <a
                  className="ws-tree-row"
                  data-level={row.level}
                  href={`${filePath(project.id, row.path)}#editor`}
                  aria-current={row.path === open?.path ? "page" : undefined}
                >
                  <Icon name="file" />
                  <FileName name={row.name} />
                </a>
              )}
            </li>
          ))}
        </ul>
        {files.length > 0 && <PlainSearch page={page} />}
        {room && (
          <p className="ws-muted ws-pad" role="status">
            {room}
          </p>
        )}
        <details className="ws-pad">
          <summary>Upload files</summary>
          <form
            method="post"
            action={projectUploadFormPath(project.id)}
            encType="multipart/form-data"
            className="form"
          >
            {/* Before the files: they are stored as they come. */}
            <Field
              label="Folder"
              name="folder"
              id="upload-folder"
              placeholder="public/img"
              maxLength={PATH_BYTES}
              hint="Empty for the top of the project."
            />
            <Field as="select" label="If a file is there already" name="taken" id="upload-taken">
              <option value="ask">Leave it and tell me</option>
              <option value="replace">Replace it</option>
              <option value="both">Keep both</option>
              <option value="skip">Skip it</option>
            </Field>
            <Field
              label="Files"
              type="file"
              name="file"
              id="upload-files"
              multiple
              required
              hint={`Up to ${formatBytes(FILE_LIMITS.bytesPerBinary)} each, ${formatBytes(FILE_LIMITS.bytesInAll)} in all.`}
            />
            <Button type="submit">Upload</Button>
          </form>
        </details>
        <p className="ws-pad">
          <a href={environmentPath(project.id)}>Environment</a>,{" "}
          <a href={dataPath(project.id)}>data that the app keeps</a>
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
