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
/** "A league table would be nice. Rovers 14 pts, United 12": what each team has. */
const WITH_POINTS = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the |our |eine? |die )?(?:current |new )?(?:(?:league|season|championship|division) ?(?:table|standings|ranking)|standings|ligatabelle)(?:,? (?:would be (?:nice|great|good|lovely|useful)|please|bitte|hinzu))* ?[.:] ?(?<rows>.{5,600})$`,
);
const ROW =
  /^(?<team>\p{L}[^\d,;:]{1,40}?):? (?<points>\d{1,3})(?: ?(?:pts?|points?|punkte|pkt))?\.?$/iu;

/** "Add a league table": its rows are the club's own and places for the other teams, without a point that nobody gave. */
export const leagueTable: ReadOrder = ({ text, quotes, page, files }) => {
  const given = quotes.length > 0 ? undefined : WITH_POINTS.exec(text)?.groups?.rows;
  const teams = given?.split(/\s*[,;]\s*(?:and )?/u).map((row) => ROW.exec(row.trim())?.groups);
  if (teams && teams.length > 1 && teams.every((team) => team !== undefined)) {
    const [heading, heads] = SAYS[languageOfPage(page.source)] ?? [
      "League table",
      "Team|Played|Points",
    ];
    const [team = "", , points = ""] = heads.split("|");
    const ranked = teams
      .map((one) => [one?.team?.trim() ?? "", one?.points ?? ""])
      .sort(([, a], [, b]) => Number(b) - Number(a));
    const made = tableSection({ page, files }, heading, [team, points], ranked, true);
    return made?.ok ? { ...made, isKnown: true } : made;
  }
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
