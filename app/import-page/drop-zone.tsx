import { useRef } from "react";
import { formatBytes } from "~/projects/byte-size";
import { readChosen } from "~/projects/import/dropped-files";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ImportRun } from "./use-import";

/** Where a ZIP or a folder is dropped or chosen, with scripts; the page takes drops anywhere. */
export function DropZone({ run, isOver }: { run: ImportRun; isOver: boolean }) {
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    // The same one may be chosen again after it was mended.
    input.value = "";
    if (chosen.length === 0) return;
    try {
      run.start(readChosen(chosen));
    } catch (error) {
      run.refuse((error as Error).message);
    }
  };
  return (
    <div className="import-zone" data-over={isOver || undefined}>
      <Icon name="folder" />
      <p className="import-zone__title">
        {isOver ? "Let go to import it" : "Drop a ZIP or a project's folder here"}
      </p>
      <div className="button-row">
        <Button variant="primary" onClick={() => zip.current?.click()}>
          Choose a ZIP
        </Button>
        <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
      </div>
      <p className="muted import-zone__hint">
        Up to {formatBytes(ARCHIVE_BYTES)}. Packages and the history of a repository stay where they
        are; a .env fills in the project's variables.
      </p>
      <input
        ref={zip}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label="ZIP of the project"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={(input) => {
          // React does not know the attribute.
          input?.setAttribute("webkitdirectory", "");
          (folder as { current: HTMLInputElement | null }).current = input;
        }}
        type="file"
        hidden
        aria-label="Folder of the project"
        onChange={(event) => take(event.currentTarget)}
      />
    </div>
  );
}
