import { groupDigits } from "~/platform/group-digits";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { TimeAgo } from "~/ui/time-ago";

/** A record as its owner's page shows it. */
export interface ShownRecord {
  id: string;
  createdAt: string;
  /** Names and values as a person reads them. */
  fields: readonly (readonly [name: string, value: string])[];
  /** How many more it has, which files have. */
  unshown: number;
}

/** One page of the records of a collection, the newest first, each with what can be done about it. */
export function RecordList({
  records,
  collectionId,
}: {
  records: readonly ShownRecord[];
  collectionId: string;
}) {
  if (records.length === 0) {
    return (
      <EmptyState title="No records" level={2}>
        <p className="muted">What visitors send is listed here, the newest first.</p>
      </EmptyState>
    );
  }
  return (
    <ol className="data-records" aria-label="Records, the newest first">
      {records.map(({ id, createdAt, fields, unshown }) => (
        <li key={id} className="data-record">
          {fields.length > 0 ? (
            <dl>
              {fields.map(([name, value]) => (
                <div key={name}>
                  <dt dir="auto">{name || "(no name)"}</dt>
                  <dd dir="auto">{value === "" ? <span className="muted">empty</span> : value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="muted">An empty record</p>
          )}
          {unshown > 0 ? (
            <p className="muted">{`And ${groupDigits(unshown)} more; the downloads have all of it.`}</p>
          ) : null}
          <div className="data-record__foot">
            <span className="muted">
              <TimeAgo at={createdAt} />
            </span>
            <details>
              <summary>Delete</summary>
              <form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="collection" value={collectionId} />
                <input type="hidden" name="record" value={id} />
                <Button
                  type="submit"
                  variant="danger"
                  small
                  aria-label={`Delete the record of ${createdAt} for good`}
                >
                  Delete for good
                </Button>
              </form>
            </details>
          </div>
        </li>
      ))}
    </ol>
  );
}
