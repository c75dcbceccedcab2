/** A price as people write it. */
const PRICE =
  "(?:from |ab |à partir de )?(?:[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[€$£]|euros?|pounds?|dollars?))";
const WHO = "(?:me|us|people|visitors|guests|customers|parents|members|everybody|everyone)";

/** What people say in place of an order, in several languages → the order that it means. */
export const EVERYDAY_ORDERS: [RegExp, string][] = [
  // Texts.
  [
    /^(?:i|we)(?:'d| would)? (?:love|like|prefer|want|need) (.+?) to (?:say|read|be called) (.+)$/,
    "change $1 to $2",
  ],
  [
    /^(?:instead|in place) of (.+?),? (?:please |just |rather |better )?(?:say|write|put|show|use|have) (.+)$/,
    "change $1 to $2",
  ],
  [
    /^(?:where|wherever) it says (.+?),? (?:it should say|write|put|say) (.+)$/,
    "change $1 to $2 everywhere",
  ],
  [/^(?:an)?statt (.+?) soll (?:da |dort |hier )?(.+?) stehen$/, "change $1 to $2"],
  [/^statt (.+?) (?:bitte |lieber )?(?:schreib\p{L}*|nimm|schreiben) (.+)$/u, "change $1 to $2"],
  [/^au lieu de (.+?),? (?:mets|écris|mettez|il faudrait|je veux) (.+)$/, "change $1 to $2"],
  [/^en vez de (.+?),? (?:pon|escribe|que diga) (.+)$/, "change $1 to $2"],
  [/^invece di (.+?),? (?:scrivi|metti) (.+)$/, "change $1 to $2"],
  [
    /^(.+?) (?:klingt|ist|sounds?|is|feels?|fait|suena|suona|soa) [^,]{2,30}, (?:schreib\p{L}*|nimm|write|say|put|use|mets|écris|pon|scrivi|põe)(?: lieber| besser| rather| better| instead| plutôt| mejor| piuttosto)?:? (.+)$/u,
    "change $1 to $2",
  ],
  [
    /^(?:write|say|mention|put|add|note) (under(?:neath)?|below|beneath|above|over) (.+?) that (.+)$/,
    'write "$3" $1 $2',
  ],
  // The name of the whole.
  [
    /^(.*?)\b(?:our|the|my) (?:own )?name (?:at|on) (?:the )?(?:very )?top(?: of (?:the|our|my) page)?(.*)$/,
    "$1the title$2",
  ],
  [/^(.*?)\b(?:den|unseren|der|unser) namen? (?:ganz )?oben\b(.*)$/, "$1den Titel$2"],
  // Prices.
  [
    new RegExp(
      `^(?:we )?(?:also|now) (?:sell|offer|have|do|serve|make)(?: now)? (.+?),?(?: for| at)? (${PRICE})$`,
    ),
    "add $1 $2 to the prices",
  ],
  [
    new RegExp(
      `^(?:wir )?(?:haben|verkaufen|bieten) (?:jetzt |nun )?auch (.+?),?(?: für| um)? (${PRICE})(?: an)?$`,
    ),
    "add $1 $2 to the prices",
  ],
  [
    new RegExp(
      `^(.+?) (?:pays?|costs?|zahlen|zahlt|kosten|kostet|paient|cuestan?|costano?|pagan?)(?: only| just| nur| seulement| solo)? (${PRICE})$`,
    ),
    "add $1 $2 to the prices",
  ],
  // Fields and choices.
  [
    new RegExp(
      `^(?:let|allow) ${WHO}(?: to)?(?: also)? (?:write down|note|enter|record|add|save|keep|put in) (?:the |an? )?(.+?),? (before|after) (?:the )?(.+)$`,
    ),
    "add a field called $1 $2 $3",
  ],
  [
    new RegExp(
      `^(?:let|allow) ${WHO}(?: to)? (?:pick|choose|select|assign) (?:the |an? )?(\\p{L}+)(?: from|:) (.+)$`,
      "u",
    ),
    "add a $1 dropdown with $2",
  ],
  [
    /^im formular soll(?:te)? man (?:die |den |das |eine?n? )?(.+?) (?:aus)?wählen können: (.+)$/,
    "add a $1 dropdown with $2 to the form",
  ],
  [
    /^(?:il faudrait|il faut|il manque|on voudrait|je voudrais|j'aimerais)(?: aussi)? (?:une?|la|le) (?:colonne|champ|case)(?: pour)? (?:les? |la )?(.+)$/,
    "add a field called $1",
  ],
  [
    /^(?:hace falta|falta|necesito|quiero)(?: también)? (?:una?) (?:columna|campo)(?: para)? (?:el |la |los |las )?(.+)$/,
    "add a field called $1",
  ],
  [
    /^(?:serve|ci vuole|vorrei|manca)(?: anche)? (?:una?) (?:colonna|campo)(?: per)? (?:il |la |le |i )?(.+)$/,
    "add a field called $1",
  ],
  [
    /^(?:the |my |our )?(?:\p{L}+ )?form (?:shouldn'?t|should not|must not|needn'?t|need not|doesn'?t (?:need|have) to) ask for (?:an? |the |their )?(.+)$/u,
    "remove the $1 field from the form",
  ],
  [/^hide (?:the |that )?(.+? (?:field|input|question))(?:,.*)?$/, "remove the $1"],
  [/^(?:please )?no (?:more )?(.+?)(?: please)?$/, "remove the $1"],
  [
    /^(?:kategorien?|categories|category|catégories?|categorías?|categorie|categorias):? (.+,.+)$/,
    "add categories $1",
  ],
  [/^(.+,.+) as (?:the )?categories$/, "add categories $1"],
  [
    /^(?:enl[eè]ve|supprime|retire|entferne|lösche?|quita|elimina|togli|rimuovi|tira|remove) (?:la |die |il |a )?(?:recherche|suche|suchfeld|búsqueda|ricerca|busca|pesquisa)$/,
    "remove the search",
  ],
  // Parts that are only named.
  [/^(?:an? )?((?:\p{L}+ )?(?:button|counter|search|timer))(?: please)?$/u, "add a $1"],
  // Looks.
  [/^(?:runde|abgerundete) ecken (?:weg|raus|entfernen)$/, "square corners"],
  [/^(?:mets|mettez|passe) (?:la page|le site|l'appli|tout) en (.+)$/, "make it $1"],
  [
    /^((?:dark |light |pale )?\p{L}+) (?:page|background|screen) (?:with|and) (?:dark |light )?\p{L}+ (?:text|letters|writing|font)$/u,
    "make the background $1",
  ],
  [/^(?:can|could|may) (?:the |our |my )?(.+?) (?:be|have|get) (.+?)\??$/, "make the $1 $2"],
  [/^(.+?) (?:should|shall|must) (?:go|turn) (\p{L}+)$/u, "make $1 $2"],
  [
    /^(.+?) (?:is|are|sits?|stands?) (?:way |much |a bit |a little |far |all )?too (?:close|near|tight|dense|cramped|squeezed)(?: together)?$/,
    "more space between $1",
  ],
  [
    /^(.+?) (?:is|are) (?:way |much |a bit |a little |far )?too far (?:apart|away from each other)$/,
    "less space between $1",
  ],
  [/^(less|more) (?:empty|white|blank) space (.+)$/, "$1 space $2"],
];
