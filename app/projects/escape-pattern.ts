/** A text as the pattern of itself, for `new RegExp` with any flags but "v": no sign of it means anything else. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
