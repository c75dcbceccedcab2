import { membersOf } from "./members";
import { navigating as navigatingStore, page as pageStore } from "./package-stores";

export const page = membersOf(pageStore);
export const navigating = membersOf(navigatingStore);
export const updated = { current: false, check: async () => false };
