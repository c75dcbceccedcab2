import { groupDigits } from "~/platform/group-digits";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { describeFacts } from "./model-choices";
import type { ListedModel } from "./provider-list.server";

interface OfferedModelsProps {
  /** What is searched for. */
  search: string;
  /** The first that were found. */
  found: readonly ListedModel[];
  /** How many were found, and how many there are. */
  count: number;
  all: number;
  /** Why the provider told none. */
  problem: string | null;
  picked: ReadonlySet<string>;
  refused: { typed: string; error: string } | null;
}

/** What a provider offers, searched by the server: some offer thousands. */
export function OfferedModels(props: OfferedModelsProps) {
  const { search, found, count, all, problem, picked, refused } = props;
  return (
    <>
      {problem ? <p className="notice notice--error">{problem}</p> : null}
      {all > 0 && (
        <form method="get" className="model-search" action="#offered">
          <Field
            label={`Search ${groupDigits(all)} models`}
            name="q"
            type="search"
            defaultValue={search}
          />
          <Button type="submit">Search</Button>
        </form>
      )}
      {all > 0 && count === 0 && <p className="muted">No model has all of these words.</p>}
      <ul className="account__rows">
        {found.map(({ model, contextTokens, prices, sees }) => (
          <li key={model} className="account__row">
            <span className="account__what">
              <bdi>{model}</bdi>
              <span className="account__detail muted">
                {describeFacts({ contextTokens, prices, sees: sees ?? false })}
              </span>
            </span>
            {picked.has(model) ? (
              <span className="badge">picked</span>
            ) : (
              <form method="post">
                <input type="hidden" name="intent" value="pick" />
                <input type="hidden" name="model" value={model} />
                <Button type="submit" small aria-label={`Pick ${model}`}>
                  Pick
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {count > found.length && (
        <p className="muted">
          {groupDigits(count - found.length)} more; search for a part of the name.
        </p>
      )}
      <form method="post" className="model-search">
        <input type="hidden" name="intent" value="pick" />
        <Field
          label="Add one by its name"
          name="model"
          defaultValue={refused?.typed ?? ""}
          autoComplete="off"
          {...(refused ? { error: refused.error } : {})}
        />
        <Button type="submit">Add</Button>
      </form>
    </>
  );
}
