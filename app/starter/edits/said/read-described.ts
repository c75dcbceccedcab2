import { describedIn } from "./described";
import type { ReadWish } from "./said-edit";
import { hide, takeAway } from "./take-away";

const AWAY =
  /^(?:please )?(remove|delete|hide|drop|get rid of|take (?:out|away|off)|(?:don'?t|do not) show)\s+(.+?)[.!]*$/isu;

/** What is to go, by a description of it: "the hint about the space key". */
export const readDescribed: ReadWish = (wish, files) => {
  const match = AWAY.exec(wish);
  const [how = "", what = ""] = match?.slice(1) ?? [];
  if (!match || !describedIn(files.get("index.html") ?? "", what)) return null;
  const name = what.replace(/^(?:the|my|our|that|this) /i, "");
  return (tree) => {
    const element = describedIn(tree.get("index.html") ?? "", what);
    if (!element) return { ok: false, reason: `I found no ${name} on the page.` };
    return /hide|show/i.test(how) ? hide(tree, element, name) : takeAway(tree, element, name);
  };
};
