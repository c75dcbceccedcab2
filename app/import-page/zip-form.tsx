import { importPath } from "~/platform/urls";
import { formatBytes } from "~/projects/byte-size";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** Asks for the ZIP of a project without scripts, and so without a trial: a chosen file would be lost. */
export function ZipForm({ isSignedIn }: { isSignedIn: boolean }) {
  if (!isSignedIn) return <p>Sign in first; then choose the file here.</p>;
  return (
    <form method="post" action={importPath} encType="multipart/form-data" className="stack">
      <Field
        label="ZIP of the project"
        name="zip"
        type="file"
        accept=".zip,application/zip"
        required
        hint={`Up to ${formatBytes(ARCHIVE_BYTES)}. A .env in it fills in the project's variables, and is not kept as a file.`}
      />
      <div className="button-row">
        <Button type="submit" variant="primary">
          Import the ZIP
        </Button>
      </div>
    </form>
  );
}
