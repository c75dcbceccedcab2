import { docsPath, topicPath, topicSectionPath } from "~/platform/urls";
import { EmptyState } from "~/ui/empty-state";
import { SearchForm } from "~/ui/search-form";
import { type Passage, QUERY_LENGTH } from "./search";

/** The search of the documentation. */
export function DocsSearch({ query }: { query: string }) {
  return (
    <SearchForm
      action={docsPath}
      label="Search documentation"
      placeholder="Search documentation..."
      query={query}
      maxLength={QUERY_LENGTH}
      data={{ "data-wakes": "live-search", "data-live-results": "docs-status docs-results" }}
    />
  );
}

export function NoTopics({ query }: { query: string }) {
  return (
    <EmptyState title={`No topics found matching "${query}"`} icon="search">
      <p>Try another word, or fewer of them: every word has to be in the topic.</p>
      <a href={docsPath}>Show all topics</a>
    </EmptyState>
  );
}

interface PassagesProps {
  passages: Passage[];
  topics: { id: string; label: string; hasMore: boolean }[];
}

/** Where in the texts the words are. */
export function Passages({ passages, topics }: PassagesProps) {
  if (passages.length === 0) return null;
  const topicOf = (id: string) => topics.find((topic) => topic.id === id);
  return (
    <section className="passages" aria-labelledby="passages-title">
      <h2 id="passages-title">In the texts</h2>
      <ul className="passages__list">
        {passages.map((passage) => {
          const topic = topicOf(passage.topicId);
          return (
            <li key={`${passage.topicId}#${passage.headingId}`}>
              <a href={passageHref(passage, topic?.hasMore ?? false)}>{passage.title}</a>
              {passage.headingId ? <span className="muted"> · {topic?.label}</span> : null}
              <p className="muted">
                {passage.before}
                <mark>{passage.found}</mark>
                {passage.after}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function passageHref({ topicId, headingId }: Passage, hasMore: boolean): string {
  if (!hasMore) return headingId ? `${docsPath}#${headingId}` : topicSectionPath(topicId);
  return headingId ? `${topicPath(topicId)}#${headingId}` : topicPath(topicId);
}
