import { createSubscriber } from "svelte/reactivity";
import { get, type Readable } from "svelte/store";
import * as stores from "./shown";

/** What a store holds, as an object whose members tell whoever reads them when they change. */
function membersOf<T extends object>(store: Readable<T | null>, none: T): T {
  const follow = createSubscriber((update) => store.subscribe(() => update()));
  return new Proxy(none, {
    get(_none, key) {
      follow();
      return Reflect.get(get(store) ?? none, key);
    },
  });
}

export const page = membersOf(stores.page, {} as stores.Page);
export const navigating = membersOf(stores.navigating, { from: null, to: null });
export const updated = { current: false, check: async () => false };
