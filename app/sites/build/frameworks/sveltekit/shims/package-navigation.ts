import { type Lent, lent } from "./package-bridge";

type Navigation = Lent["navigation"];
const of = () => lent().navigation;

export const goto: Navigation["goto"] = (...said) => of().goto(...said);
export const invalidate: Navigation["invalidate"] = () => of().invalidate();
export const invalidateAll: Navigation["invalidateAll"] = () => of().invalidateAll();
export const refreshAll: Navigation["refreshAll"] = () => of().refreshAll();
export const preloadData = async () => {};
export const preloadCode = async () => {};
export const disableScrollHandling = () => {};
export const afterNavigate: Navigation["afterNavigate"] = (call) => of().afterNavigate(call);
export const beforeNavigate: Navigation["beforeNavigate"] = (call) => of().beforeNavigate(call);
export const onNavigate: Navigation["onNavigate"] = (call) => of().onNavigate(call);
export const pushState: Navigation["pushState"] = (...said) => of().pushState(...said);
export const replaceState: Navigation["replaceState"] = (...said) => of().replaceState(...said);
