import { BROWSER_KEYS } from "~/platform/browser-keys";

export type CodeTab = "editor" | "terminal";
export type CentreTab = CodeTab | "preview";
/** What the centre of a wide screen shows: the code, the running app, or both side by side. */
export const LAYOUTS = ["code", "split", "preview"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Where somebody is in the centre. */
export interface CentrePlace {
  tab: CentreTab;
  /** The one beside the preview when both are shown. */
  codeTab: CodeTab;
  isSplit: boolean;
}

/** The least that code or app is shown in beside the other, in pixels: a small phone. */
export const SIDE_MIN_PX = 260;
/** The centre's width from which a file is opened beside the app instead of over it, in pixels. */
export const ROOM_FOR_BOTH_PX = 720;
/** How much of the centre the code has beside the app, in percent. */
export const CODE_SHARE = { size: 50, min: 20, max: 80 } as const;

/** @param fits whether the centre is wide enough for both now */
export function layoutOf({ tab, isSplit }: CentrePlace, fits: boolean): Layout {
  if (isSplit && fits) return "split";
  return tab === "preview" ? "preview" : "code";
}

/** Whether a tab's panel is in sight, alone or beside the app. */
export function isTabShown(place: CentrePlace, tab: CentreTab, fits: boolean): boolean {
  if (!place.isSplit || !fits) return tab === place.tab;
  return tab === "preview" || tab === place.codeTab;
}

/** The place after a layout was chosen. */
export function withLayout({ codeTab }: CentrePlace, layout: Layout): CentrePlace {
  return {
    tab: layout === "preview" ? "preview" : codeTab,
    codeTab,
    isSplit: layout === "split",
  };
}

/**
 * The place when a tab is to be seen. Code that is asked for while the app is shown comes beside it.
 *
 * @param hasRoom whether there is room for both
 */
export function withTab(
  { tab: before, codeTab, isSplit }: CentrePlace,
  tab: CentreTab,
  hasRoom: boolean,
): CentrePlace {
  if (tab === "preview") return { tab, codeTab, isSplit };
  return { tab, codeTab: tab, isSplit: isSplit || (before === "preview" && hasRoom) };
}

interface KeptLayout {
  /** What was chosen last in this browser. */
  layout: Layout;
  /** The code's share of the centre in percent. */
  share: number;
}

/** A project opens on its running app until somebody chooses otherwise. */
export function readLayout(storage: Pick<Storage, "getItem">): KeptLayout {
  try {
    const kept = JSON.parse(storage.getItem(BROWSER_KEYS.layout) ?? "null") as KeptLayout | null;
    const layout = LAYOUTS.find((one) => one === kept?.layout) ?? "preview";
    return { layout, share: clampShare(kept?.share ?? CODE_SHARE.size) };
  } catch {
    return { layout: "preview", share: CODE_SHARE.size };
  }
}

/** Notes what was chosen for this browser's next visit. */
export function keepLayout(
  storage: Pick<Storage, "getItem" | "setItem">,
  change: Partial<KeptLayout>,
): void {
  try {
    const kept = { ...readLayout(storage), ...change };
    storage.setItem(BROWSER_KEYS.layout, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing only forgets it.
  }
}

/** The nearest share within the limits, in whole percent. */
export function clampShare(percent: unknown): number {
  const { size, min, max } = CODE_SHARE;
  if (typeof percent !== "number" || !Number.isFinite(percent)) return size;
  return Math.round(Math.min(max, Math.max(min, percent)));
}
