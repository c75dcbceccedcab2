import { ImportProgress } from "./import-progress";
import { useDrop } from "./use-drop";
import { useImport } from "./use-import";

/** Lets a page take a ZIP or a folder that is dropped anywhere on it, and shows how far that is. */
export function ImportAnywhere({ isSignedIn }: { isSignedIn: boolean }) {
  const run = useImport(isSignedIn);
  const isOver = useDrop({ take: run.start, refuse: run.refuse });
  return (
    <>
      {isOver ? (
        <div className="import-over" aria-hidden="true">
          <p>Let go to import it</p>
        </div>
      ) : null}
      <ImportProgress run={run} />
    </>
  );
}
