import { ARTICLE } from "./own-words";
import { withoutWhen } from "./when";

/** How large or new it is, which no name says. */
export const SMALL =
  /^(?:simple|small|little|tiny|new|kleine[nrs]?|neue[nrs]?|petite?|nouve(?:au|lle)|pequeñ[oa]|nuev[oa]|piccol[oa]|nuov[oa]|pequen[oa]|nov[oa])\s+(?=\p{L})/iu;

/** "Daughter Ella" is Ella. */
const KIN =
  /^(?:(?:little |dear )?(?:daughter|son|mum|mom|dad|wife|husband|sister|brother|gran(?:dma|dpa|ny)?|friend)|tochter|sohn|mutter|vater|oma|opa|fille|fils|hij[oa]|figli[oa]|filh[oa]) (?=\p{Lu})/iu;

/** One word says it all: "Sommerfest", "Weihnachtsmarkt". */
const FEAST =
  /^(?:\p{Lu}\p{Ll}{3,}(?:fest|feier|markt|basar)|vide-greniers?|brocante|kermesse|mercadillo|rastrillo|verbena|sagra)$/iu;

/** A name out of a summary: "A tech meetup in Hamburg" is the "Tech meetup in Hamburg". */
export function nameFromSummary(summary: string | null): string | null {
  if (!summary) return null;
  const noun = withoutWhen(summary)
    .replace(/(?<=\p{L})\s+(?:web ?)?(?:site|page|seite)$|(?<=\p{L})\s+home ?page$/iu, "")
    .replace(ARTICLE, "")
    .replace(SMALL, "")
    .replace(KIN, "")
    .replace(
      /\s+(?:that|which|who|where|for|der|die|das|für|qui|où|pour|que|donde|para|che|dove|per|onde)\s.*$/iu,
      "",
    )
    .trim();
  const about = /^(?:\p{L}+ )?(blog|podcast|newsletter|magazine) (?:about|on) (.{3,40})$/iu.exec(
    noun,
  );
  const name = about ? `${about[2]} ${about[1]}` : noun;
  const isName = (name.includes(" ") || FEAST.test(name)) && name.length <= 40;
  return isName ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}
