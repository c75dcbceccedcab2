import { BROWSER_KEYS } from "~/platform/browser-keys";

/** Widths of the panels in percent of the workspace. */
export const PANELS = {
  files: { size: 20, min: 15, max: 35 },
  centre: { size: 50, min: 30, max: 60 },
  chat: { size: 30, min: 25, max: 45 },
} as const;

/** Files, centre, chat; together 100. */
export type PanelSizes = [files: number, centre: number, chat: number];

const KEY = BROWSER_KEYS.panels;

/** The nearest sizes within the limits; the centre takes what is left. */
export function clampSizes([files, , chat]: PanelSizes): PanelSizes {
  const clamp = (value: number, { min, max }: { min: number; max: number }) =>
    Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));
  let left = clamp(files, PANELS.files);
  let right = clamp(chat, PANELS.chat);
  const missing = PANELS.centre.min - (100 - left - right);
  if (missing > 0) {
    const fromRight = Math.min(missing, right - PANELS.chat.min);
    right -= fromRight;
    left -= missing - fromRight;
  }
  return [left, 100 - left - right, right];
}

export function readSizes(storage: Pick<Storage, "getItem">): PanelSizes {
  const standard: PanelSizes = [PANELS.files.size, PANELS.centre.size, PANELS.chat.size];
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    if (!Array.isArray(value) || value.length !== 3) return standard;
    return clampSizes(value.map(Number) as PanelSizes);
  } catch {
    return standard;
  }
}

export function writeSizes(storage: Pick<Storage, "setItem">, sizes: PanelSizes): void {
  try {
    storage.setItem(KEY, JSON.stringify(sizes.map((size) => Math.round(size * 10) / 10)));
  } catch {
    // A browser that stores nothing only forgets the widths.
  }
}
