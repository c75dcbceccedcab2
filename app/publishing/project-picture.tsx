import { screenshotPath } from "~/platform/urls";
import { SCREENSHOT_RATIO, SCREENSHOT_WIDTHS } from "./screenshot-rules";

/** Looks of the stand-in, as many as stand-in.css has. */
const TONES = 6;
/** How wide a card of the grid is, for the browser to choose a size by. */
const CARD_SIZES = "(min-width: 62rem) 23rem, (min-width: 40rem) 50vw, 100vw";

interface ProjectPictureProps {
  project: { slug: string; screenshotKey: string | null };
  /** The `sizes` of the picture where it is shown. */
  sizes?: string;
}

/** The picture of a published app; one without gets a calm cover, always the same. */
export function ProjectPicture({ project, sizes = CARD_SIZES }: ProjectPictureProps) {
  const { slug, screenshotKey: key } = project;
  if (!key) {
    return <span className={`stand-in stand-in--${toneOf(slug)}`} aria-hidden="true" />;
  }
  const sources = (type: "avif" | "webp") =>
    SCREENSHOT_WIDTHS.map((width) => `${screenshotPath(key, width, type)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <img
        src={screenshotPath(key, 640, "webp")}
        srcSet={sources("webp")}
        sizes={sizes}
        width={640}
        height={640 * SCREENSHOT_RATIO}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </picture>
  );
}

/** Spreads slugs over the tones; the same slug has the same tone anywhere. */
function toneOf(slug: string): number {
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % TONES;
}
