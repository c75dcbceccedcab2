/** The mark: a speech corner with two quote ticks, on a grid of 32. */
export const MARK_CORNER =
  "M12 2h8a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10H4a2 2 0 0 1-2-2V12A10 10 0 0 1 12 2Z";
export const MARK_TICKS =
  "M10 10h4.5v5.2c0 3-1.5 4.9-4.1 5.8l-.9-1.7c1.3-.6 2-1.5 2.1-2.8H10zM17.8 10h4.5v5.2c0 3-1.5 4.9-4.1 5.8l-.9-1.7c1.3-.6 2-1.5 2.1-2.8h-1.6z";

/**
 * The icon of a tab as an address of its own content: a request less on a first visit. The colours
 * are those of tokens.css; a style of an icon cannot see them.
 */
export const ICON_ADDRESS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#0a6a4f}path+path{fill:#fff}@media(prefers-color-scheme:dark){path{fill:#62d3a7}path+path{fill:#04231a}}</style><path d="${MARK_CORNER}"/><path d="${MARK_TICKS}"/></svg>`,
)
  // Legible and short: these need no escape in an address.
  .replaceAll("%20", " ")
  .replaceAll("%3A", ":")
  .replaceAll("%2F", "/")
  .replaceAll("%3D", "=")
  .replaceAll("%2C", ",")
  .replaceAll("%3B", ";")}`;
