/** The sizes in which a picture is kept, by width in pixels; all have {@link SCREENSHOT_RATIO}. */
export const SCREENSHOT_WIDTHS = [320, 640, 1280] as const;
/** Height by width, as cards show it. */
export const SCREENSHOT_RATIO = 10 / 16;
/** A picture must be smaller than this, in bytes. */
export const SCREENSHOT_BYTES = 5 * 1024 * 1024;
/** What a field for one says. */
export const SCREENSHOT_HINT = `Smaller than ${SCREENSHOT_BYTES / 1024 ** 2} MB.`;
/** What a file chooser offers; what the server takes is found by content. */
export const SCREENSHOT_TYPES = "image/png,image/jpeg,image/webp,image/avif,image/gif";

/** What is wrong with a chosen file, or null. */
export function screenshotProblem(file: { size: number; type: string }): string | null {
  if (!file.type.startsWith("image/")) return "Please upload an image file";
  if (file.size >= SCREENSHOT_BYTES)
    return `Screenshot must be smaller than ${SCREENSHOT_BYTES / 1024 ** 2}MB`;
  return null;
}
