import { readable } from "svelte/store";
import { navigating, page } from "./shown";

export { navigating, page };
export const updated = { ...readable(false), check: async () => false };
export const getStores = () => ({ page, navigating, updated });
