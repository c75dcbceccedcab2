import { AccountSection } from "~/account-page/account-section";
import type { CollectionKind, DataSpace } from "~/app-data/collection-kinds";
import { groupDigits } from "~/platform/group-digits";
import { dataPath } from "~/platform/urls";
import { formatBytes } from "~/projects/byte-size";
import { TimeAgo } from "~/ui/time-ago";
import { KIND_WORDS, SPACE_WORDS } from "./kind-words";

/** A collection as its owner's page shows it. */
export interface ShownCollection {
  id: string;
  kind: CollectionKind;
  name: string;
  count: number;
  bytes: number;
  isClosed: boolean;
  changedAt: string;
}

interface CollectionListProps {
  projectId: string;
  space: DataSpace;
  collections: readonly ShownCollection[];
}

/** The collections of a published app, or of a preview. */
export function CollectionList({ projectId, space, collections }: CollectionListProps) {
  return (
    <AccountSection
      id={space}
      title={SPACE_WORDS[space]}
      hint={
        space === "app"
          ? "What visitors of the published app have sent."
          : "Kept apart from the published app: nothing of it is ever seen there."
      }
    >
      <ul className="account__rows" aria-label={`Collections: ${SPACE_WORDS[space]}`}>
        {collections.map((collection) => (
          <li key={collection.id} className="account__row">
            <div className="account__what">
              <a href={dataPath(projectId, collection.id)}>
                {`${collection.kind}/${collection.name}`}
              </a>
              {collection.isClosed ? <span className="badge">Closed</span> : null}
              <span className="account__detail muted">{KIND_WORDS[collection.kind]}</span>
              <span className="account__detail muted">
                {countOf(collection)}, changed <TimeAgo at={collection.changedAt} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function countOf({ count, bytes }: ShownCollection): string {
  return `${groupDigits(count)} ${count === 1 ? "record" : "records"}, ${formatBytes(bytes)}`;
}
