import { membersOf } from "./members";
import * as stores from "./shown";

export const page = membersOf(stores.page, {} as stores.Page);
export const navigating = membersOf(stores.navigating, { from: null, to: null });
export const updated = { current: false, check: async () => false };
