import { withRule } from "../../said/css-rules";

/** A place for a picture: as wide as the text, in the colours of the page, until a picture stands there. */
const PHOTO_PLACE = {
  display: "grid",
  "place-items": "center",
  "box-sizing": "border-box",
  width: "min(100%, 60rem)",
  "aspect-ratio": "16 / 9",
  margin: "1.5rem auto",
  padding: "1rem",
  "border-radius": "var(--radius)",
  background:
    "linear-gradient(135deg, var(--art-tint, var(--raised)), var(--art-soft, var(--border)))",
  color: "var(--text)",
};

/** A strip above all of a page, e.g. with what is closed today. */
export const STRIP = {
  margin: "0",
  padding: "0.7rem 1.25rem",
  background: "var(--accent)",
  color: "var(--on-accent)",
  "font-weight": "600",
  "text-align": "center",
};

const BELOW_TOP = ":where(.notice, .call-top) ~ .site-header";

/** A stylesheet in which a header that lies over the first screen stands below what was put on top of the page. */
export function withHeaderBelow(css: string): string {
  const lies = /\.site-header \{[^}]*position: absolute/.test(css);
  return lies && !css.includes(BELOW_TOP) ? withRule(css, BELOW_TOP, { position: "static" }) : css;
}

/** A stylesheet that shows `<figure class="photo-place">` as a place for a picture; the same one where it does already. */
export function withPhotoPlace(css: string): string {
  return css.includes("\n.photo-place {") ? css : withRule(css, ".photo-place", PHOTO_PLACE);
}
