import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { findPieces, isWithin } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";
import { withPhotoPlace } from "./ready-rules";

const A =
  "(?:an?|the|our|my|some|another|ein(?:e[nr]?)?|das|unser(?:e[nr]?)?|mein(?:e[nr]?)?|noch ein|une?|notre|una?|nuestra|il nostro|uma|nossa)? ?(?:big |large |nice |small |group |new |großes? |schönes? |kleines? )*";
const PICTURE =
  "(?:picture|photo|photograph|image|pic|(?:team|group|family|hero|cover|wedding) ?(?:photo|picture|image)|bild|foto|(?:team|gruppen|titel|familien|hochzeits)(?:bild|foto)|image|photo|foto|imagen|immagine|imagem|fotografía)";
const PLACE =
  "(?<place> ?(?:(?:right |ganz |very )*(?:at the (?:very )?top|on top|up top|oben|ganz oben|en haut|arriba|in alto|no topo)(?: of the page)?|(?:above|below|under|over|next to|beside|before|after|in|to|on|unter|über|neben|vor|nach|im|in den|in die|in der|zu[rm]?|sous|au-dessus de|dans|debajo de|encima de|en|sotto|sopra|nel|nella|no|na) .+?))?";
const FORM = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ |(?=(?:an?|ein(?:e[nr]?)?|une?|una|uma?) ))${A}${PICTURE}(?: (?:of|from|with|showing|von|mit|de|du|des|di|da|do|con) (?<of>⟦\\d+⟧|[^,.:⟦⟧]{2,50}?))?${PLACE}(?: (?:hinzu|ein|rein|haben))?(?:,? (?:i['’]ll|i will|i can|ich lade|ich schicke|ich gebe|je l['’]ajouterai|lo subo|la subo|we['’]ll|we will|wir laden|which i).*)?$`,
);
const BEHIND = /(?<!\p{L})(?:behind|background)(?!\p{L})/iu;
const ON_TOP = /(?:top|oben|haut|arriba|alto|topo)(?:\s|$)/iu;

/** A place for a picture that nobody has given yet: it says what belongs there. */
export function addPicture({ text, quotes, page, files }: Order): EditResult | null {
  const groups = FORM.exec(text)?.groups;
  // Behind something is no place beside it.
  if (!groups || BEHIND.test(groups.place ?? "")) return null;
  const { source, pieces } = page;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  const place = (groups.place ?? "").trim();
  const isTop = place === "" || ON_TOP.test(place);
  const where = isTop
    ? null
    : findPieces(
        place.replace(
          /^(?:above|below|under|over|next to|beside|before|after|in|to|on|unter|über|neben|vor|nach|im|in den|in die|in der|zu[rm]?|sous|au-dessus de|dans|debajo de|encima de|en|sotto|sopra|nel|nella|no|na)\s+/iu,
          "",
        ),
        page,
        quotes,
      )?.pieces[0];
  if (!isTop && !where) return null;
  const of = unmasked(groups.of ?? "", quotes);
  const caption = of
    ? `Photo: ${of.replace(/^(?:us|uns|nous|nosotros|noi|nós)$/iu, "you")}`
    : "Your photo";
  const figure = `<figure class="photo-place"><figcaption>${html(caption)}</figcaption></figure>`;
  const hero = pieces.find(({ kind }) => kind === "hero");
  const section = where?.kind === "section" ? where : null;
  const heading = section
    ? pieces.find((one) => one.kind === "heading" && isWithin(one, section))
    : null;
  const before = /^(?:above|over|before|über|vor|au-dessus|encima|sopra)/iu.test(place);
  const spot = section && !before ? (heading ?? section).place : (where ?? hero)?.place;
  if (!spot) return null;
  const lines = wholeLines(source, spot);
  const at = isTop || before ? lines.start : lines.end;
  const indent = /^[ \t]*/.exec(source.slice(lines.start))?.[0] ?? "";
  const next = `${source.slice(0, at)}${indent}${figure}\n${source.slice(at)}`;
  const changes = new Map<string, string | null>([[PAGE, next]]);
  const shown = withPhotoPlace(css);
  if (shown !== css) changes.set(styles, shown);
  return edited(
    changes,
    `Added a place for the picture${isTop ? " at the top" : ""}. It is a placeholder until your own stands there.`,
  );
}
