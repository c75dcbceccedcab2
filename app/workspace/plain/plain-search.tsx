import { groupDigits } from "~/platform/group-digits";
import { filePath } from "~/platform/urls";
import type { SearchMatch } from "~/projects/search/search-query";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import type { PlainProps } from "./plain-page";

/** Looks for a text in all files: a form whose answer is this page again, with links to what was found. */
export function PlainSearch({ page: { project, search } }: Pick<PlainProps, "page">) {
  const query = search?.query;
  const problem = search && "problem" in search.found ? search.found.problem : undefined;
  return (
    <details className="ws-pad" id="search" open={search !== null}>
      <summary>Search</summary>
      <form method="get" action="#search" className="form">
        <Field
          label="Text"
          name="find"
          id="find-text"
          required
          maxLength={1_000}
          defaultValue={query?.text}
          {...(problem ? { error: problem } : {})}
        />
        <Field
          label="Only in"
          name="only"
          id="find-only"
          optional
          placeholder="src, *.css"
          defaultValue={query?.only}
        />
        <Field
          label="Not in"
          name="not"
          id="find-not"
          optional
          placeholder="*.md"
          defaultValue={query?.not}
        />
        {(
          [
            ["case", "Match case", query?.matchCase],
            ["word", "Whole word", query?.wholeWord],
            ["regexp", "Regular expression", query?.isRegExp],
          ] as const
        ).map(([name, label, isOn]) => (
          <label key={name} className="ws-plain-choice">
            <input type="checkbox" name={name} value="1" defaultChecked={isOn} /> {label}
          </label>
        ))}
        <Button type="submit">Search</Button>
      </form>
      {search && "files" in search.found && (
        <>
          <p role="status">
            {search.found.count === 0
              ? "No match."
              : `${groupDigits(search.found.count)} found in ${search.found.files.length} of the files`}
            {search.found.isCut && ", of which the first are shown"}
          </p>
          {search.found.files.map(({ path, matches }) => (
            <section key={path} aria-label={path}>
              <h3 className="ws-plain-found">{path}</h3>
              <ul>
                {matches.map((match) => (
                  <li key={`${match.line}:${match.column}`}>
                    <a href={`${filePath(project.id, path)}&line=${match.line}#line`}>
                      Line {match.line}
                    </a>{" "}
                    <MatchText match={match} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </details>
  );
}

function MatchText({ match: { text, at, length } }: { match: SearchMatch }) {
  return (
    <code>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </code>
  );
}
