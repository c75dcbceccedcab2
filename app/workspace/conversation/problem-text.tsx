import { Fragment } from "react";
import { accountModelsPath, adminModelsPath } from "~/platform/urls";

/** Pages by the names that failures of models give them (`models/failure-words`). */
const PAGES: Record<string, string> = {
  "Account, Models": accountModelsPath,
  "Administration, Models": adminModelsPath,
};
const NAMED = new RegExp(`(${Object.keys(PAGES).join("|")})`);

/** Why an answer did not finish: the pages that it names are links. */
export function ProblemText({ text }: { text: string }) {
  return text.split(NAMED).map((part, at) => {
    const href = PAGES[part];
    // The parts of one text never change their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Fragment key={at}>{href ? <a href={href}>{part}</a> : part}</Fragment>;
  });
}
