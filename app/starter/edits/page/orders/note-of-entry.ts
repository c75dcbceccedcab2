import { html } from "../../../source/html";

/**
 * What is said of an entry, as the entries beside it are written.
 *
 * @param model the markup of one of them
 */
export function noteOf(model: string, note: string): string {
  if (/menu-name/.test(model)) return `<span class="menu-text">${html(note)}</span>`;
  return `<p class="${/card-price|tile-art/.test(model) ? "card-text" : "muted"}">${html(note)}</p>`;
}
