/** Icons that only the workspace needs, drawn like those of app/ui/icon. */
const SHAPES = {
  clip: "m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7L9.4 17a1.7 1.7 0 0 1-2.4-2.4L14.5 7",
  camera: "M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z",
  chevron: "m9 6 6 6-6 6",
  desktop: "M3 5h18v11H3zM9 20h6m-3-4v4",
  earlier: "m15 6-6 6 6 6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  pencil: "M4 20h4L19 9l-4-4L4 16z",
  phone: "M8 3h8v18H8zM11.5 18h1",
  pick: "M4 9V4h5m6 0h5v5M4 15v5h5m2-9 9 3.5-4 1.5-1.5 4z",
  refresh: "M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5",
  rotate: "M4 9V4h5m11 11v5h-5M4.5 4.5 19.5 19.5",
  send: "M12 19V5m-6 6 6-6 6 6",
  sides: "M4 5h16v14H4zM12 5v14",
  tablet: "M5 4h14v16H5zM11.5 17.5h1",
  wand: "m5 19 9-9m2.5-6.5v3m0 4v.01M20 7h-3m-3-3v.01M18.5 14v3m1.5-1.5h-3",
} as const;

export type GlyphName = keyof typeof SHAPES;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
