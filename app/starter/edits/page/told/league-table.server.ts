import { languageOfPage } from "../../../sections/languages";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { tableSection } from "../orders/add-table.server";
import { ADDS, ADDS_LAST, WISHES } from "../verbs";

const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:an? |the |our |a section with (?:the |our )?|eine? |die )?(?:current |new )?(?:league|season|championship|division) ?(?:table|standings|ranking)${ADDS_LAST}$|^(?:${ADDS}|${WISHES})@ (?:the |our |die |le |la |una? |une )?(?:standings|ligatabelle|bundesligatabelle|tabelle der liga|classement|clasificación|classifica|classificação)${ADDS_LAST}$`,
);
/** The heading, the heads of the columns and what a team is called, by language. */
const SAYS: Readonly<Record<string, readonly [heading: string, heads: string, team: string]>> = {
  en: ["League table", "Team|Played|Points", "Team"],
  de: ["Tabelle", "Mannschaft|Spiele|Punkte", "Mannschaft"],
  fr: ["Classement", "Équipe|Matchs|Points", "Équipe"],
  es: ["Clasificación", "Equipo|Partidos|Puntos", "Equipo"],
  it: ["Classifica", "Squadra|Partite|Punti", "Squadra"],
  pt: ["Classificação", "Equipa|Jogos|Pontos", "Equipa"],
};
const PLACES = 6;

/** "Add a league table": its rows are the club's own and places for the other teams, without a point that nobody gave. */
export const leagueTable: ReadOrder = ({ text, quotes, page, files }) => {
  if (quotes.length > 0 || !FORM.test(text)) return null;
  const [heading, heads, team] = SAYS[languageOfPage(page.source)] ?? [
    "League table",
    "Team|Played|Points",
    "Team",
  ];
  const own = page.pieces.find(({ kind }) => kind === "title")?.says ?? team;
  const rows = Array.from({ length: PLACES }, (_, at) => [
    at === 0 ? own : `${team} ${at + 1}`,
    "–",
    "–",
  ]);
  const result = tableSection({ page, files }, heading, heads.split("|"), rows, true);
  return result?.ok
    ? {
        ...result,
        said: `Added “${heading}” with ${PLACES} rows. I know no results: “${own}” and “${team} 2” to “${team} ${PLACES}” stand there without points, in no order. Write the real ones: “change “${team} 2” to …”.`,
        isKnown: true,
      }
    : result;
};
