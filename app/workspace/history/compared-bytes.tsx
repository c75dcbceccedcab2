import { filePath, projectBytesPath } from "~/platform/urls";
import { describeNotShown, type Sized } from "~/projects/file-diff";
import { binaryKindOf } from "~/projects/media-type";
import type { VersionComparison } from "~/projects/version-comparison";
import { checkpointFilePath } from "~/workspace/workspace-paths";

interface ComparedBytesProps {
  projectId: string;
  file: Sized;
  comparison: VersionComparison;
}

/** A file of which no lines are shown: its sizes, both pictures where it is one, and the ways to the whole files. */
export function ComparedBytes({ projectId, file, comparison }: ComparedBytesProps) {
  return (
    <div className="ws-not-shown">
      <p>{describeNotShown(file)}</p>
      {file.notShown === "no-text" ? (
        <Pictures projectId={projectId} file={file} />
      ) : (
        <p className="button-row">
          {file.before && comparison.from && (
            <a href={checkpointFilePath(projectId, comparison.from.id, file.path)}>
              Whole file before
            </a>
          )}
          {file.after && (
            <a
              href={
                comparison.to
                  ? checkpointFilePath(projectId, comparison.to.id, file.path)
                  : filePath(projectId, file.path)
              }
            >
              Whole file after
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function Pictures({ projectId, file }: Pick<ComparedBytesProps, "projectId" | "file">) {
  const sides = [
    ["before", file.before],
    ["after", file.after],
  ] as const;
  return (
    <div className="ws-diff-pictures">
      {sides.map(([when, side]) => {
        if (!side?.hash) return null;
        const address = projectBytesPath(projectId, side.hash, file.path);
        return binaryKindOf(file.path) === "picture" ? (
          <figure key={when}>
            <img src={address} alt={`${file.path} ${when}`} loading="lazy" />
            <figcaption>{when === "before" ? "Before" : "After"}</figcaption>
          </figure>
        ) : (
          <a key={when} href={`${address}?download`}>
            Download it as it was {when}
          </a>
        );
      })}
    </div>
  );
}
