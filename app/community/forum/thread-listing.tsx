import { newThreadPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { Category } from "./categories.server";
import { listingPath } from "./listing-path";
import { searchPath } from "./search/search-address";
import { ThreadList, type ThreadRowView } from "./thread-list";
import { THREAD_ORDERS, type ThreadOrder } from "./thread-order";

interface ThreadListingProps {
  categories: readonly Category[];
  /** The id of the category that is shown; null for all. */
  category: string | null;
  order: ThreadOrder;
  threads: readonly ThreadRowView[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  /** It is not the first page. */
  isLater: boolean;
}

/** The threads of a category in one order, with the ways to another. */
export function ThreadListing({ threads, next, isLater, ...shown }: ThreadListingProps) {
  const { categories, category, order } = shown;
  const chosen = categories.find(({ id }) => id === category);
  return (
    <>
      <div className="forum-bar">
        <ButtonLink variant="primary" href={newThreadHref(chosen)}>
          <Icon name="plus" />
          New thread
        </ButtonLink>{" "}
        <ButtonLink href={searchPath({ q: "", category: category ?? "", author: "", after: null })}>
          Search
        </ButtonLink>
        <Choices
          label="Categories"
          choices={[
            { label: "All", href: listingPath({ category: null, order }), isChosen: !chosen },
            ...categories.map(({ id, name }) => ({
              label: name,
              href: listingPath({ category: id, order }),
              isChosen: id === category,
            })),
          ]}
        />
      </div>
      <Choices
        label="Order"
        choices={Object.entries(THREAD_ORDERS).map(([id, label]) => ({
          label,
          href: listingPath({ category, order: id as ThreadOrder }),
          isChosen: id === order,
        }))}
      />
      <h2 className={chosen ? undefined : "visually-hidden"}>{chosen?.name ?? "Threads"}</h2>
      {chosen?.description ? <p className="muted">{chosen.description}</p> : null}
      {threads.length > 0 ? <ThreadList threads={threads} /> : <NoThreads isLater={isLater} />}
      {isLater || next ? (
        <nav className="pagination" aria-label="Pages">
          {isLater ? <ButtonLink href={listingPath(shown)}>First page</ButtonLink> : null}
          {next ? (
            <ButtonLink href={listingPath({ ...shown, after: next })} rel="next">
              Next page
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { label: string; href: string; isChosen: boolean }[];
}

/** One of several lists, as links. */
function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className="choices">
        {choices.map((choice) => (
          <li key={choice.href}>
            <a href={choice.href} aria-current={choice.isChosen ? "true" : undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A new thread begins in the category that is shown, unless that is archived. */
function newThreadHref(category: Category | undefined): string {
  return category && !category.isArchived
    ? `${newThreadPath}?category=${encodeURIComponent(category.id)}`
    : newThreadPath;
}

function NoThreads({ isLater }: { isLater: boolean }) {
  if (isLater) {
    return (
      <EmptyState title="No more threads" level={3}>
        <p>That was the last of them.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No threads yet" level={3}>
      <p>Ask a question, show what you made, or say what is missing.</p>
      <ButtonLink variant="primary" href={newThreadPath}>
        Begin the first one
      </ButtonLink>
    </EmptyState>
  );
}
