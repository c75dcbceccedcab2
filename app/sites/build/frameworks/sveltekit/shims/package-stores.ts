import { type Readable, readable } from "svelte/store";
import { type Lent, lent } from "./package-bridge";

/** A store of the app, from when somebody reads it. */
function storeOf<Name extends "page" | "navigating">(name: Name): Lent[Name] {
  const store: Readable<unknown> = {
    subscribe: (...said) => (lent()[name] as Readable<unknown>).subscribe(...said),
  };
  return store as Lent[Name];
}

export const page = storeOf("page");
export const navigating = storeOf("navigating");
export const updated = { ...readable(false), check: async () => false };
export const getStores = () => ({ page, navigating, updated });
