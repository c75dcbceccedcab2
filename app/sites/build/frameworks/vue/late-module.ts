/** Vue takes the default of a module that comes late only where it knows it for one, which a module in a bundle does not tell. */
export const IS_MODULE = "export const __esModule = true;";

const HAS_DEFAULT = /\bexport\s+default\b|\bas\s+default\b/;

/** The text of a module whose default is a component, for whoever asks for it late. */
export function lateModule(text: string): string {
  return HAS_DEFAULT.test(text) && !text.includes("__esModule") ? `${text}\n${IS_MODULE}` : text;
}
