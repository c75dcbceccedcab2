import type * as navigation from "./navigation";
import type * as shown from "./shown";

/** What packages are lent of the app that they run in: theirs is another copy of these modules. */
export interface Lent {
  navigation: typeof navigation;
  page: typeof shown.page;
  navigating: typeof shown.navigating;
}

const KEY = "__kitApp";

/** Lends the app's own router and stores to the packages of its page. */
export function lend(lent: Lent): void {
  Object.assign(globalThis, { [KEY]: lent });
}

/** Asked when it is used: modules of packages run before the app's. */
export function lent(): Lent {
  return Reflect.get(globalThis, KEY) as Lent;
}
