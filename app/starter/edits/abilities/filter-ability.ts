import { addFilter } from "../behave/find-entries";
import { unchanged } from "../edit";
import { type Ability, words } from "./ability";
import { fieldsNamed, fieldsOf } from "./named-field";

/** Only the entries with one value of a field, by a choice above them. */
export const FILTER: Ability = {
  send: "filter by category",
  words: [
    words(
      "filter*|only|just|narrow|click on an?|choose an?|pick an?|nur|filtern|auswählen|filtre*|seulement|que|seul*|filtra*|solo|sólo|solamente|só|apenas",
    ),
    words(
      "see|show*|view|display*|look at|list|filter*|those|anzeig*|seh*|zeig*|filtern|voir|affich*|filtr*|ver|mostrar*|muestr*|vedere|mostra*|vejo",
    ),
  ],
  more: words(
    "by|of|for|one|a|an|single|certain|particular|specific|given|from|with|per|that|those|notes?|tasks?|entries|expenses?|recipes?|cards?|clients?|ones?|things?|possible|able|click|press|want|to|die|von|einer|einem|einen|eine|bestimmte*|person|ausgaben|geht|das|ejercicio|una|un|d['’]une?|di|uno|uma|all|list|above|dropdown|menu|choice",
  ),
  not: words(
    "this (?:week|month|year)|today|overdue|done|open|unfinished|sort*|hide|hidden|normally|end|score|number*|first|column called|field|how many|total|when i click|photos?|name and|unless",
  ),
  make(files, wish) {
    const choices = fieldsNamed(files, wish).filter(
      ({ type }) => type === "choice" || type === "text",
    );
    const [field] = choices;
    if (!field || choices.length > 1) return unchanged("I found no field to filter by.");
    return fieldsOf(files)[0]?.id === field.id &&
      field.type === "text" &&
      !/filter|only one|of one/iu.test(wish)
      ? unchanged("I found no field to filter by.")
      : addFilter(files, field.label);
  },
};
