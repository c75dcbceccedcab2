import type { FileTree } from "~/projects/files";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { applied, type Edit, edited } from "../edit";
import { addFields } from "../fields";
import type { Clause } from "./clause";
import { byField, DATE, measureOf } from "./figure-orders.server";
import { BY_TIME, EACH, MONEY_WORDS, ONLY, PLACE } from "./figure-words";
import type { Figure } from "./figures-file";
import { anyOf, leftOfEntries, wordsOfLabel } from "./said-of";
import { groupsOf, IS_OF_PERSON } from "./spending-groups";
import { withFigure } from "./with-figure.server";

const CHART = anyOf(
  "(?:\\p{L}+[- ])?(?:charts?|graphs?|diagrams?|plots?)|\\p{L}*diagramm\\p{L}*|grafik\\p{L}*|kurven?|graphiques?|courbes?|diagrammes?|gráfic[oa]s?|grafic[oi]|curvas?|curve",
);
const PIE = anyOf(
  "pie|donut|doughnut|torten?\\p{L}*|kreis\\p{L}*|camembert|secteurs|tarta|pastel|circular|torta|pizza",
);
const LINE = anyOf(
  "over time|over the (?:weeks|months|years|days)|through time|line|lines|linien?\\p{L}*|curve|trends?|progress|development|history|verlauf|entwicklung|kurven?|courbe|évolution|progression|evolución|progreso|línea|andamento|andamenti|progressi|evolução|progresso|linha",
);
const NOISE = anyOf(
  "totals?|sums?|gesamt\\p{L}*|summe|how many|number of|wie viele|anzahl|cuánt[ao]s|combien|bars?|balken\\p{L}*|säulen\\p{L}*|barres?|barras|barre|visual\\p{L}*|draw\\p{L}*|zeichn\\p{L}*|how|my|spending|expenses|spent|spend|ausgaben|numbers?|data|statistics?|develops?|develop|changes?|goes|looks?|nice|simple|little|small|weights?|amounts?|values?|categor(?:y|ies)|money|where|goes|über|zeit|the|time|le|temps|el|tiempo|nel|tempo|compar\\p{L}*|per|evolves?|entwickelt|sich|wie|comment|cómo|come|progress\\p{L}*",
);

/** A drawing of people, where no field of them is named. */
const WHOSE = anyOf("who|whose|each of us|persons?|people|flatmates?|roommates?");
const HAS_RING = /<CategoryChart\b/;
/** Another drawing than a ring, by its name. */
const KIND = anyOf(
  "bars?|columns?|balken\\p{L}*|säulen\\p{L}*|barres?|barras|barre|pie|donut|line|lines",
);

/** A drawing of a figure: by month or day, by a field, of one value alone; as bars, as a line, as a pie. */
export function readChart({ words }: Clause, files: FileTree): Edit | null {
  if (!entryApp(files) || !CHART.test(words) || /["“„«]/u.test(words)) return null;
  if (
    anyOf("remove|delete|hide|without|colou?rs?|bigger|smaller|no|farbe|entfern\\p{L}*").test(words)
  )
    return null;
  const fields = fieldsOf(files);
  const isOverTime = LINE.test(words);
  const time =
    BY_TIME.find(([, pattern]) => pattern.test(words))?.[0] ?? (isOverTime ? "day" : null);
  const only = ONLY.find(([, pattern]) => pattern.test(words));
  const measure = measureOf(`${words} money`, fields);
  const named = time ? null : byField(words, fields, false);
  const people = fields.filter(({ label }) => IS_OF_PERSON.test(label));
  const whose = WHOSE.test(words) ? people[0] : undefined;
  const by = time
    ? undefined
    : (named?.field ?? whose ?? groupsOf(fields) ?? fields.find(({ type }) => type === "text"));
  // A part that is named and that no field holds is none that could be chosen for it.
  const isOfKind = /categor|kategorie|catégor/iu;
  if (isOfKind.test(words) && !by?.options.length && !isOfKind.test(by?.label ?? "") && !time)
    return null;
  const where = valueSaid(words, fields);
  const date = fields.find(({ type }) => type === "date");
  if (!time && !by) return null;
  // Spending has a ring of its categories from the start: that it is there is said elsewhere.
  if (
    by?.id === "category" &&
    HAS_RING.test(files.get("src/App.tsx") ?? "") &&
    !KIND.test(words) &&
    !PIE.test(words)
  )
    return null;
  const left = leftOfEntries(
    words,
    ...BY_TIME.map(([, pattern]) => pattern),
    CHART,
    PIE,
    LINE,
    PLACE,
    MONEY_WORDS,
    anyOf(EACH),
    ...(only ? [only[1]] : []),
    where ? where[1].toLowerCase() : null,
    ...fields.flatMap(({ label }) => wordsOfLabel(label)),
    whose ? WHOSE : null,
    NOISE,
  );
  if (left !== "") return null;
  const chart = PIE.test(words) ? "pie" : time && (isOverTime || time === "day") ? "line" : "bars";
  const figure: Figure = {
    label: [
      measure?.label ?? "Number",
      where?.[1] ?? "",
      `by ${(time ?? by?.label ?? "").toLowerCase()}`,
    ]
      .filter(Boolean)
      .join(", "),
    how: measure
      ? /weight|kg|lb|gewicht|poids|peso|score|temperat|height/iu.test(measure.label)
        ? "max"
        : "sum"
      : "count",
    of: measure?.of ?? [],
    ...(by ? { field: by.id } : {}),
    ...(time ? { by: time } : {}),
    ...(only ? { only: only[0] } : {}),
    ...(where ? { where } : {}),
    ...(date ? { date: date.id } : time || only ? { date: DATE.id } : {}),
    chart,
  };
  const needsDate = (time || (only && !["open", "done", "unpaid"].includes(only[0]))) && !date;
  return (tree) => {
    const made = needsDate ? addFields(tree, [DATE]) : null;
    if (made && !made.ok) return made;
    const shown = withFigure(made ? applied(tree, made.changes) : tree, figure, false);
    if (!shown.ok) return shown;
    const said = `${made ? `${made.said} ` : ""}A ${chart === "pie" ? "pie chart" : chart === "line" ? "line" : "chart of bars"} above the list shows “${figure.label}”, drawn anew with each change.`;
    return edited(new Map([...(made?.changes ?? []), ...shown.changes]), said);
  };
}

/** A value that can be chosen and that the words name: "of bench press". */
function valueSaid(words: string, fields: readonly NamedField[]): [string, string] | null {
  for (const { id, options } of fields)
    for (const option of options)
      if (option.length > 2 && words.includes(option.toLowerCase())) return [id, option];
  return null;
}
