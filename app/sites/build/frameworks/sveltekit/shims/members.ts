import { createSubscriber } from "svelte/reactivity";
import { get, type Readable } from "svelte/store";

/** What a store holds, as an object whose members tell whoever reads them when they change. */
export function membersOf<T extends object>(store: Readable<T | null>, none = {} as T): T {
  const follow = createSubscriber((update) => store.subscribe(() => update()));
  return new Proxy(none, {
    get(_none, key) {
      follow();
      return Reflect.get(get(store) ?? none, key);
    },
  });
}
