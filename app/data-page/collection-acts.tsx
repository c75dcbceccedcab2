import { groupDigits } from "~/platform/group-digits";
import { dataFilePath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";

interface CollectionActsProps {
  projectId: string;
  collection: { id: string; kind: string; name: string; count: number; isClosed: boolean };
}

/** What can be done with a whole collection. */
export function CollectionActs({ projectId, collection }: CollectionActsProps) {
  const { id, isClosed, count } = collection;
  return (
    <div className="stack">
      <div className="button-row">
        <ButtonLink href={dataFilePath(projectId, id, "csv")}>Download as CSV</ButtonLink>
        <ButtonLink href={dataFilePath(projectId, id, "json")}>Download as JSON</ButtonLink>
        <form method="post">
          <input type="hidden" name="intent" value={isClosed ? "open" : "close"} />
          <input type="hidden" name="collection" value={id} />
          <Button type="submit">{isClosed ? "Open it again" : "Close it"}</Button>
        </form>
      </div>
      <p className="muted">
        {isClosed
          ? "It is closed: nobody can add, change or remove anything."
          : "Closed, it can be read as before, and nobody can add, change or remove anything."}
      </p>
      <details>
        <summary>Delete this collection</summary>
        <form method="post" className="stack">
          <p>
            {count === 1 ? "Its record goes" : `Its ${groupDigits(count)} records go`} for good;
            nothing brings them back. The app makes the collection anew with the next record.
          </p>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="collection" value={id} />
          <div className="button-row">
            <Button type="submit" variant="danger">
              Delete for good
            </Button>
          </div>
        </form>
      </details>
    </div>
  );
}
