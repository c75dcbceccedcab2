import type { EditResult } from "../../edit";
import { bare } from "../bare";
import { hasClass, type Page, type Piece } from "../page-model";

const PHOTOS =
  /^(?:photos?|photographs?|pictures|images|fotos|bilder|imágenes|immagini|imagens)(?: (?:part|section|gallery))?$/iu;

/** "The photos" are the part of the page that is there for them, and not the drawing of its first screen. */
export function photosPart(what: string, { pieces }: Page): Piece | null {
  if (!PHOTOS.test(bare(what))) return null;
  const [part, other] = pieces.filter(
    ({ element }) => hasClass(element, "section-gallery") || hasClass(element, "section-photos"),
  );
  return part && !other ? part : null;
}

/** The photos gone, with a word on the drawing that somebody may have meant as well. */
export function besidesDrawing(result: EditResult, { source }: Page): EditResult {
  return result.ok && /class="(?:[^"]* )?hero-art[ "]/.test(source)
    ? {
        ...result,
        said: `${result.said} The drawing at the top of the page is still there: “remove the drawing at the top” takes it off.`,
      }
    : result;
}
