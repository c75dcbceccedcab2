import { Fragment, type ReactNode, useState } from "react";
import { chooseList, chosenList, lists } from "./lists";

/** A choice between several lists, above the app; each keeps entries of its own. */
export function Lists({ children }: { children: ReactNode }) {
  const [list, setList] = useState(chosenList);
  return (
    <>
      <nav
        aria-label="Lists"
        style={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", padding: "1rem" }}
      >
        {lists.map((name) => (
          <button
            key={name}
            type="button"
            className={name === list ? "button primary small" : "button small"}
            aria-pressed={name === list}
            onClick={() => {
              chooseList(name);
              setList(name);
            }}
          >
            {name}
          </button>
        ))}
      </nav>
      <Fragment key={list}>{children}</Fragment>
    </>
  );
}
