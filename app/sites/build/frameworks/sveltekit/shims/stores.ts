import { readable, writable } from "svelte/store";
import { navigating, page } from "./shown";

export { navigating, page };
export const updated = { ...readable(false), check: async () => false };
/** Of SvelteKit before its first version: what a server knew of whoever asks. */
export const session = writable<Record<string, unknown>>({});
export const getStores = () => ({ page, navigating, updated, session });
