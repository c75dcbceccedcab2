import type { FileTree } from "~/projects/files";
import { askBeforeDelete } from "../behave/ask-before-delete";
import { addFilter, addSearch } from "../behave/find-entries";
import { keepOrder } from "../behave/keep-order";
import { requireField, requireInput } from "../behave/require-field";
import { sortEntries } from "../behave/sort-entries";
import { writeDates } from "../behave/write-dates";
import { addDarkToggle } from "../dark-mode.server";
import { type Edit, unchanged } from "../edit";
import { setLooksOf } from "../parts/look-of-part";
import { onParts } from "../parts/on-parts";
import { partsOf } from "../parts/parts-of";
import { fieldMeant, fieldNamed } from "../said/field-lines";
import type { Look } from "../said/measures";
import { currencyIn, setCurrency } from "../said/read-tokens";
import { ARTICLE, pattern } from "./lexicon";

const LEADING = pattern(`^(?:${ARTICLE} )`);
const DELETE =
  "(?:delet\\p{L}*|remov\\p{L}*|eras\\p{L}*|clear\\p{L}*|gelöscht|lösch\\p{L}*|entfern\\p{L}*|supprim\\p{L}*|effac\\p{L}*|borr\\p{L}*|elimin\\p{L}*|cancell\\p{L}*|apag\\p{L}*|exclu\\p{L}*|remo[vç]\\p{L}*)";
const ASKS = pattern(
  `~(?:ask|asks|asked|nachgefragt|gefragt|confirm\\p{L}*|warn\\p{L}*|are you sure|nachfrag\\p{L}*|frag\\p{L}*|bestätig\\p{L}*|sicherheitsfrage|rückfrage|sicher|demand\\p{L}*|confirm\\p{L}*|preg[uú]nt\\p{L}*|chied\\p{L}*|confermare?|conferma|pergunt\\p{L}*|avis\\p{L}*)@.*~${DELETE}@|~${DELETE}@.*~(?:confirm\\p{L}*|are you s(?:h)?ure|ask first|asks?|asked|nachgefragt|gefragt|nachfrag\\p{L}*|bestätig\\p{L}*|confirmation|preguntar?|conferma|confirmação)@`,
);
const SORTS = pattern(
  "~(?:sort(?:ed|ing|iere?n?|iert)?|order(?:ed)?|arrange|ordne|trie[rz]?|triée?s?|class(?:e|er|ées?)|ordena(?:r|das?|dos?)?|ordina(?:re|te|ti)?|ordene)@(?<what>.*?) (?:by|nach|par|por|per|after|according to)(?: (?:the|their|dem|der|das|la|le|el|il|o|a))? (?<field>\\p{L}[\\p{L} ]*?)(?<way>[,;(].*| (?:so|with|damit|sodass|mit|and|but|from|descending|ascending|highest|lowest|newest|oldest|first|absteigend|aufsteigend|décroissant\\p{L}*|descendente)(?: .*)?)?$",
);
const DOWN = pattern(
  "~(?:descending|último arriba|lo (?:más )?(?:último|nuevo|reciente)|últim[oa]s? primero|(?:le|les) (?:plus récents?|derniers?)|(?:ultim[oi]|recenti) (?:in alto|prima|per prim[oi])|neueste\\p{L}* (?:oben|zuerst)|last first|highest|biggest|largest|newest|latest|most (?:expensive|recent)|dearest|absteigend|höchste\\p{L}*|teuerste\\p{L}*|neueste\\p{L}*|größte\\p{L}*|décroissant\\p{L}*|plus (?:chers?|grande?s?|récente?s?)|descendente|más (?:caros?|recientes?|altos?)|più (?:car[oi]|recenti)|mais (?:caros?|recentes?))@",
);
const SEARCHES = pattern(
  "~(?:search(?:able| box| bar| field| function)?|searching|suche|suchfeld|suchfunktion|suchen|recherche[r]?|champ de recherche|barre de recherche|buscar|búsqueda|buscador|cerca(?:re)?|ricerca|pesquisa[r]?|busca|find (?:an? |the |old |my )?\\p{L}+ (?:by|with|again|quickly))@",
);
const FILTERS = pattern(
  "~(?:filter(?:n|ing)?|filtr[aeo]\\p{L}*|show only|only show|nur anzeigen|afficher seulement|mostrar solo)@.*? (?:by|nach|par|por|per) (?:(?:the|dem|der|la|le|el|il|o|a) )?(?<field>\\p{L}[\\p{L} ]*?)[.!?]?$",
);
const DARK = pattern(
  "~(?:dark|night|dunkel|nacht|dunkle[nrs]?|sombre|nuit|oscuro|noche|scur[oa]|notte|escuro|noite)[- ]?(?:mode|modus|theme|design|modo|tema|modalità)?@.*~(?:switch|toggle|turn (?:on|off)|button|on and off|umschalt\\p{L}*|schalter|einschalt\\p{L}*|knopf|bouton|interrupteur|activer|basculer|botón|interruptor|activar|cambiar|pulsante|attivare|botão|ativar|alternar)@|~(?:switch|toggle|button|umschalt\\p{L}*|schalter|knopf|bouton|interrupteur|botón|interruptor|pulsante|botão)@.*~(?:dark|night|dunkel\\p{L}*|nacht\\p{L}*|sombre|nuit|oscuro|noche|scur[oa]|notte|escuro|noite)@|~(?:mode (?:sombre|nuit)|modo (?:oscuro|noche|escuro|noturno)|dunkelmodus|nachtmodus|tema (?:scuro|escuro|oscuro)|modalità (?:scura|notte))@",
);
const REQUIRED = pattern(
  `^(?:.*? )?(?:${ARTICLE} )?(?<field>\\p{L}[\\p{L} ]{1,30}?)(?: (?:field|feld|champ|campo))? (?:should|must|has to|have to|needs to|is|are|soll(?:te)?|muss|ist|doit|devrait|est|debe|debería|es|deve|dovrebbe|è|é|precisa)(?: (?:be|sein|être|ser|essere|always|immer))* (?:required|mandatory|compulsory|obligatory|filled in|filled out|pflicht|ein pflichtfeld|ausgefüllt werden|verpflichtend|obligatoire|rempli|obligatori[oa]|rellenad[oa]|compilat[oa]|preenchid[oa])$|^(?:make|mach\\p{L}*|rends?|haz|rendi|torna) (?:${ARTICLE} )?(?<made>\\p{L}[\\p{L} ]{1,30}?)(?: (?:field|feld|champ|campo))? (?:required|mandatory|compulsory|obligatory|pflicht|zum pflichtfeld|obligatoire|obligatori[oa])$|~(?:(?:don'?t|do not|nobody|no one|never|not|nicht|ne|no) .*|(?:can'?t|cannot) .*|niemand .*|nadie .*)~(?:sav\\p{L}*|add\\p{L}*|send\\p{L}*|submit\\p{L}*|enter\\p{L}*|speicher\\p{L}*|abschick\\p{L}*|enregistr\\p{L}*|envoy\\p{L}*|guard\\p{L}*|envi\\p{L}*|salv\\p{L}*)@.* (?:without|ohne|sans|sin|senza|sem) (?:an? |the |ein(?:e[n]?)? |un[ea]? |uma? )?(?<without>\\p{L}[\\p{L} ]{1,30})$`,
);
const OPTIONAL = pattern(
  `(?:${ARTICLE} )?(?<field>\\p{L}[\\p{L} ]{1,30}?)(?: (?:field|feld|champ|campo))? (?:should|can|may|needn'?t|is|be|soll|darf|kann|doit|peut|puede|può|pode)(?: (?:be|sein|être|ser|essere|left))* (?:optional|empty|freiwillig|leer bleiben|optionnel|facultatif|opcional|facoltativ[oa])$|^make (?:the )?(?<made>.+?)(?: field)? optional$`,
);
const STICKS = pattern(
  "~(?:sticky|fixed|fixiert|fixe|fij[oa]|fiss[oa]|fix[oa]|(?:stay|stays|remain|keep|kept|bleib\\p{L}*|rest\\p{L}*|qued\\p{L}*|riman\\p{L}*|fic\\p{L}*|always|immer|toujours|siempre|sempre) .*(?:scroll\\p{L}*|visible|sichtbar|top|oben|haut|arriba|alto|topo)|(?:scroll\\p{L}*) .*(?:stay|stays|remain|bleib\\p{L}*|rest\\p{L}*|qued\\p{L}*|riman\\p{L}*|fic\\p{L}*|follow\\p{L}*))@",
);
const DATES = pattern(
  "~(?:dates?|datum|dat[ae]s?|daten|datums\\p{L}*|fechas?|jours?)@.*?(?<like>\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4})",
);
const ORDERED = pattern(
  "~(?:don'?t|do not|dont|not|no|stop|never|without|nicht|keine?|ne|pas|sans|sin|senza|non|não|sem)@.*~(?:shuffl\\p{L}*|mix(?: up)?|random\\p{L}*|misch\\p{L}*|zufällig\\p{L}*|mélang\\p{L}*|mezcl\\p{L}*|barajar|mescol\\p{L}*|mischi\\p{L}*|embaralh\\p{L}*|baralh\\p{L}*)@|~(?:same|fixed|given|gleiche[nr]?|même|mismo|stesso|mesma) (?:order|reihenfolge|ordre|orden|ordine|ordem)@",
);
const MONEY = pattern(
  "~(?:pay|paid|currency|prices?|amounts?|money|bezahl\\p{L}*|zahl\\p{L}*|währung|beträge|paie|payons|payer|devise|monnaie|montants?|pag\\p{L}*|moneda|divisa|importes?|valuta|importi|moeda|valores|euros?|€|dollars?|\\$|pounds?|£|francs?|franken)@",
);

/** What a program does, beside what it shows: whether it asks, how it sorts, what must be filled in. */
export function readBehaviour(wish: string, files: FileTree): Edit[] {
  const said = wish.trim().replace(/[.!?]+$/, "");
  return behavioursIn(said, files).map((edit) => (tree) => {
    const result = edit(tree);
    return result.ok ? { ...result, accounts: (said.match(ACTING) ?? []).join(" ") } : result;
  });
}

/** Words that put what a program does, beside what it does it with. */
const ACTING = pattern(
  "~(?:ask|asks|asked|first|really|sure|want|confirm\\p{L}*|warn\\p{L}*|delet\\p{L}*|wirklich|sicher|nachgefragt|nachfrag\\p{L}*|gefragt|frag\\p{L}*|ob|man|will|löschen|gelöscht|bestätig\\p{L}*|vraiment|demande\\p{L}*|confirma\\p{L}*|pregunt\\p{L}*|seguro|borrar|elimin\\p{L}*|chied\\p{L}*|conferm\\p{L}*|cancell\\p{L}*|pergunt\\p{L}*|apagar|search|searching|find|suche|suchen|suchfeld|suchleiste|box|bar|barre|barra|field|champ|campo|recherche|rechercher|buscar|búsqueda|buscador|ricerca|cerca|cercare|pesquisa\\p{L}*|busca|sort\\p{L}*|order\\p{L}*|by|dark|night|mode|switch|toggle|button|umschalt\\p{L}*|schalter|knopf|nacht\\p{L}*|dunkel\\p{L}*|sticky|visible|scroll\\p{L}*|stay|stays|bleib\\p{L}*|sichtbar|rest\\p{L}*|siempre|toujours|immer|always|fix\\p{L}*|required|mandatory|compulsory|pflicht\\p{L}*|obligat\\p{L}*|optional|filter\\p{L}*|filtr\\p{L}*|ordena\\p{L}*|ordina\\p{L}*|trie\\p{L}*|latest|newest|oldest|earliest|highest|lowest|cheapest|dearest|expensive|first|last|lo|último|primero|neueste\\p{L}*|älteste\\p{L}*|zuerst)@",
  "gisu",
);

function behavioursIn(said: string, files: FileTree): Edit[] {
  const edits: Edit[] = [];
  if (ASKS.test(said)) edits.push((tree) => askBeforeDelete(tree, "Delete this?"));
  const sorts = SORTS.exec(said)?.groups;
  const by = sorts?.field && fieldIn(sorts.field, files);
  if (by) edits.push((tree) => sortEntries(tree, by, DOWN.test(sorts?.way ?? "")));
  const filter = FILTERS.exec(said)?.groups?.field;
  const only = filter && fieldIn(filter, files);
  if (only) edits.push((tree) => addFilter(tree, only));
  const isHidden =
    /(?<!\p{L})(?:hide|hidden|remove|versteck\p{L}*|ausblenden|cache\p{L}*|ocult\p{L}*)(?!\p{L})/iu.test(
      said,
    );
  if (SEARCHES.test(said) && !isHidden && !/["“„«]/u.test(said)) edits.push(addSearch);
  if (DARK.test(said)) edits.push(addDarkToggle);
  edits.push(...requiring(said, files));
  if (
    STICKS.test(said) &&
    said.length < 90 &&
    !/(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/iu.test(said)
  )
    edits.push(...sticking(said, files));
  const like = DATES.exec(said)?.groups?.like;
  if (like) edits.push((tree) => writeDates(tree, like));
  if (ORDERED.test(said)) edits.push((tree) => keepOrder(tree, said));
  const currency = MONEY.test(said) && !/\d/.test(said) ? currencyIn(said) : null;
  if (currency) edits.push((tree) => setCurrency(tree, currency));
  return edits;
}

function requiring(said: string, files: FileTree): Edit[] {
  const isOptional = OPTIONAL.test(said);
  const groups = (isOptional ? OPTIONAL : REQUIRED).exec(said)?.groups;
  const name = groups?.field ?? groups?.made ?? groups?.without;
  if (!name) return [];
  const field = fieldIn(name, files);
  if (field) return [(tree) => requireField(tree, field, !isOptional)];
  const edit = onParts(`${name} field`, files, "text", (tree, parts) => {
    const [input, ...others] = parts.filter(({ kind, element }) => kind === "field" && element);
    return input && others.length === 0
      ? requireInput(tree, input, !isOptional)
      : unchanged(`I found no field “${name}” in the form.`);
  });
  return edit ? [edit] : [];
}

const STICKY: Look = {
  property: "position",
  declare: () => ({
    position: "sticky",
    top: "0",
    "z-index": "5",
    background: "var(--bg, Canvas)",
  }),
  said: "The {} stays in sight now.",
};
const AT_TOP =
  /(?<!\p{L})(?:menu|menü|menú|menù|nav\p{L}*|header|head|bar|kopf\p{L}*|leiste|en-tête|entête|barre|barra|cabecera|intestazione|cabeçalho)(?!\p{L})/iu;

function sticking(said: string, files: FileTree): Edit[] {
  if (AT_TOP.test(said)) {
    const head = (tree: FileTree) =>
      partsOf(tree).find(
        ({ kind, holder, classes }) =>
          // A first screen that stays in sight would cover all of the page.
          kind === "header" && holder?.tag !== "section" && !classes.includes("hero"),
      );
    if (head(files))
      return [
        (tree) => {
          const part = head(tree);
          return part
            ? setLooksOf(tree, [part], [STICKY], "header")
            : unchanged("I found no header to keep in sight.");
        },
      ];
  }
  const name = said
    .replace(STICKS, " ")
    .replace(
      /(?<!\p{L})(?:make|at|to|top|oben|when|while|beim|scroll\p{L}*|i|we|ich|soll(?:te)?|should|bleiben|stehen|page|the|stay|keep|always)(?!\p{L})/giu,
      " ",
    );
  const edit = onParts(name, files, "whole", (tree, parts) =>
    parts.length === 1
      ? setLooksOf(tree, parts, [STICKY], parts[0]?.kind ?? "part")
      : unchanged("More than one part could be meant."),
  );
  return edit ? [edit] : [];
}

/** The field that some words name, by its label. */
function fieldIn(said: string, files: FileTree): string | null {
  const name = said.replace(LEADING, "").trim();
  return (
    [name, name.replace(/s$/, ""), name.split(/\s+/).at(-1) ?? ""].find(
      (one) => one !== "" && fieldNamed(files, one),
    ) ?? fieldMeant(files, name)
  );
}
