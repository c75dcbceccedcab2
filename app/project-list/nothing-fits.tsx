import type { ReactNode } from "react";
import { EmptyState } from "~/ui/empty-state";

interface NothingFitsProps {
  /** Whether a search or a label left nothing; else it is the archive that is empty. */
  isNarrowed: boolean;
  /** What leads back to what is there. */
  children: ReactNode;
}

/** Says why a list shows none of the projects that there are. */
export function NothingFits({ isNarrowed, children }: NothingFitsProps) {
  return (
    <EmptyState title={isNarrowed ? "No project fits" : "Nothing is archived"} icon="search">
      <p>
        {isNarrowed
          ? "None has these words in its name, label or description."
          : "Archive what is done: it leaves the list and stays as it is."}
      </p>
      {children}
    </EmptyState>
  );
}
