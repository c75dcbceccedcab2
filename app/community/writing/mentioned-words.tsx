import type { ReactNode } from "react";
import { personPath } from "~/platform/urls";
import { namesIn } from "./name-in-text";

/**
 * Words with the names in them as links.
 *
 * @param people ids by name; a name that is not among them is only words
 * @param keyOf how names are compared
 */
export function linkNames(
  text: string,
  people: ReadonlyMap<string, string>,
  keyOf: (name: string) => string,
): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of namesIn(text)) {
    const id = people.get(keyOf(found.name));
    if (!id) continue;
    parts.push(
      text.slice(end, found.start),
      <a key={found.start} className="mention" href={personPath(id)}>
        @{found.name}
      </a>,
    );
    end = found.end;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}
