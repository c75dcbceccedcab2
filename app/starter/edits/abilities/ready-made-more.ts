import { words } from "./ability";
import type { Ready } from "./ready-made";

const HAVE = words(
  "show|see|display|have|want|need|add|let|make|can|could|allow|able|possible|should|must|button|option|way|is there|with|by|in|on|at|per|for|each|zeig*|soll|kann|möchte|will|knopf|montre|affiche*|voir|voudrais|peux|puisse|ajoute*|faut|muestra*|ver|quiero|puedo|mostra*|vedere|vorrei|posso|quero|press*|after|my|own|i",
);

/** Said of a total by category where a ring shows it. */
export const SUMS_BESIDE_RING =
  "The sums of the categories and their shares stand beside the ring already, as soon as there are expenses.";

/** More of what programs do from the start, in six languages. */
export const READY_MORE: readonly Ready[] = [
  {
    has: /setDraft\(task\.values\)|setDraft\(open\)|open\(card, false\)|onClick=\{\(\) => open\(entry\)\}|update\(\{ values:/,
    words: [
      words(
        "edit*|change|correct*|fix|modif*|bearbeit*|änder*|korrigier*|éditer|corriger|editar|corregir|corrig*",
      ),
      words(
        "tasks?|items?|entry|entries|cards?|notes?|recipes?|them|it|later|after*|mistake*|typo*|wrong|aufgaben?|einträge?|eintrag|karten?|notizen?|rezepte?|später|tâches?|après|tareas?|después|attività|dopo|tarefas?|depois|books?|films?|movies?|contacts?|existing",
      ),
    ],
    not: "~(?:to|into|colou?r|name of|title of|title|double\\p{L}*|click\\p{L}*|inline|in place|date format|order|icon|rename|button|called|say|font|size|background|look|column|columns|field|placeholder|text)@",
    said: "Entries can be edited already: the button “Edit”, or a press on the name of one, opens it.",
  },
  {
    has: /onSubmit=\{(?:add|submit)\}/,
    words: [
      words("add|create|enter|hinzufügen|anlegen|ajouter|añadir|aggiungere|adicionar"),
      words(
        "own|myself|new|more|eigene*|selbst|neue*|moi-même|nouvelles?|nouveaux?|propi[ao]s?|nuev[ao]s?|nuov[ei]|nov[ao]s",
      ),
      words(
        "tasks?|habits?|entries|items?|expenses?|recipes?|notes?|books?|films?|cards?|aufgaben|gewohnheiten|einträge|ausgaben|rezepte|habitudes|tâches|dépenses|recettes|hábitos|tareas|gastos|recetas|abitudini|attività|spese|ricette",
      ),
    ],
    not: "~(?:field|column|button|called|keyboard|shortcut|key|press|category|categories|sound|import\\p{L}*|examples?|sample|at the (?:top|bottom|end)|top|bottom|quick\\p{L}*|colou?r|notif\\p{L}*|:)@|:",
    said: "The form on the page adds new ones already.",
  },
  {
    has: /onSubmit=\{(?:add|submit)\}/,
    words: [
      words("enter|return|eingabetaste|entrée|intro|invio"),
      words(
        "add*|submit*|save*|key|press*|hit*|hinzufüg*|ajoute*|añad*|aggiung*|adicion*|works?|create|new",
      ),
    ],
    not: "~(?:shift|double|number|name|search|jump|next field|not|don'?t|data|text|how|send)@",
    said: "The Enter key adds what is typed already.",
  },
  {
    has: /setTasks\(tasks\.filter\(\(task\) => !task\.done\)\)/,
    words: [
      words(
        "clear*|delet*|remov*|lösch*|entfern*|effac*|supprim*|borr*|elimin*|cancell*|apag*|limp*",
      ),
      words(
        "done|completed?|finished|ticked|checked|erledigt*|abgehakt*|fertig*|terminée?s?|faites?|cochée?s?|hech[oa]s?|completad*|fatt[ei]|completat*|feit[oa]s?|concluíd*",
      ),
      words(
        "button*|at once|all|option|way|knopf|auf einmal|alle|bouton|toutes?|tout|botón|todas?|todos?|pulsante|tutt[ei]|botão|let|can|be able",
      ),
    ],
    not: "~(?:move|bottom|rename|confirm\\p{L}*|ask\\p{L}*|automatic\\p{L}*|every|hide|colou?r|green|red|blue|top|end|page|after)@",
    said: "The button that clears what is done stands above the list already, as soon as something is ticked off.",
  },
  {
    has: /<CategoryChart/,
    words: [
      words(
        "total*|sum|sums|how much|summe*|gesamt*|somme|suma|somma|soma|percent*|share|prozent|pourcentage|porcentaje|percentuale|anteil",
      ),
      words("category|categories|kategorien?|catégories?|categorías?|categori[ae]|categorias?"),
    ],
    not: "~(?:year|last|budget|limit|week|average|remove|hide|bigger|colou?r|sort\\p{L}*)@",
    said: SUMS_BESIDE_RING,
  },
  {
    has: /<CategoryChart/,
    words: [
      words(
        "chart|graph|diagram*|graphique*|graphe|gráfico|gráfica|grafico|camembert|torta|kreisdiagramm",
      ),
      words(
        "category|categories|kategorien?|catégories?|categorías?|categori[ae]|categorias?|expenses?|ausgaben|dépenses?|gastos?|spese|despesas?|spending",
      ),
    ],
    not: "~(?:pie|donut|ring|line|bar|bars|balken\\p{L}*|barres?|barras?|barre|month|months|monat\\p{L}*|mois|mes|meses|mese|week|year|colou?rs?|remove|hide|bigger|smaller|day|days|tag|jour|time)@",
    said: "The ring shows the spending of each category already, as soon as there are expenses.",
  },
  {
    has: /<option key=\{key\} value=\{key\}>/,
    words: [
      words("months?|monate?|monat|mois|mes|meses|mese|mesi|mês"),
      words(
        "filter*|filtr*|choose|select*|switch*|auswahl|wählen|choisir|sélection*|elegir|seleccion*|scegliere|selezion*|escolher|dropdown",
      ),
    ],
    not: "~(?:chart|budget|compare|total|year|remove|hide)@",
    said: "The choice at the top right shows another month already, as soon as it has entries.",
  },
  {
    has: /\.sort\(\(a, b\) => dayOf\(b\)\.localeCompare\(dayOf\(a\)\)\)/,
    words: [
      words(
        "newest|latest|most recent|recent|neueste\\p{L}*|plus récente?s?|récente?s?|más recientes?|recientes?|più recent[ei]|recent[ei]|mais recentes?",
      ),
      words(
        "first|top|oben|zuerst|sort*|order*|trie*|tri|classe*|ordne*|sortier*|ordena*|ordina*|d['’]abord|en premier|primero|prima|primeiro|ancienne?s?",
      ),
    ],
    not: "~(?:oldest first|bottom|amount|betrag|montant|name|price)@",
    said: "The newest expenses stand at the top already.",
  },
  {
    has: /values\[dateField\.id\] = todayText\(\)|field\.type === "date" \? new Date\(\)/,
    words: [
      words("today*|heute|heutige*|aujourd['’]hui|hoy|oggi|hoje"),
      words(
        "default*|prefill*|pre-fill*|filled|already|automatic*|standard*|vorausgefüllt|voreingestellt|automatisch|défaut|automatique*|defecto|automátic*|predefinit*|automatic*|padrão|start*|preset",
      ),
    ],
    not: "~(?:remove|not|no|empty|show only|filter|title|header)@",
    said: "The form begins with the date of today already.",
  },
  {
    has: /event\.key === " " && event\.target !== card/,
    words: [
      words(
        "space|spacebar|space bar|leertaste|barre d['’]espace|espace|espacio|barra espaciadora|spazio|espaço",
      ),
      words(
        "flip*|turn*|show|card|umdreh*|dreh*|wend*|retourn*|tourn*|gir*|volte*|vir*|keyboard|key|use|with",
      ),
    ],
    said: "The space bar turns the card already.",
  },
  {
    has: /id="front"|getElementById\("front"\)|\["front", "back"\]/,
    words: [
      words("add|create|enter|write|make|hinzufüg*|eigene*|ajoute*|añad*|aggiung*|adicion*"),
      words("own|new|more|my|eigene*|neue*|propres?|nouvelles?|propias?|nuevas?|nuov[ei]|novas?"),
      words(
        "cards?|words?|karten?|wörter|cartes?|mots|tarjetas?|palabras|carte|parole|cartões|palavras|flashcards?",
      ),
    ],
    not: "~(?:button|colou?r|categor\\p{L}*|field|side|import|called|from|picture|image|sound|:)@|:",
    said: "The form “Add a card” below the card does that already.",
  },
  {
    has: /getElementById\("again"\)/,
    words: [
      words("knew|know|known|right|remember\\p{L}*|got it|gewusst|savais|sabía|sapevo|sabia"),
      words("didn['’]?t|not|wrong|don['’]?t|forgot|nicht|pas|no|non|não"),
      HAVE,
    ],
    not: "~(?:colou?r|green|red|rename|say|called|bigger|sound|count|list)@",
    said: "When a card is turned, the buttons “Not yet” and “I knew it” are there already, and the line at the top counts what is learned.",
  },
  {
    has: /startedAt === null\) start\(\);/,
    words: [
      words("pause*|pausieren|anhalten|mettre en pause|pausar|mettere in pausa|stop and continue"),
      words("button*|timer|let|can|able|knopf|bouton|botón|pulsante|botão|it|resume|continue"),
    ],
    not: "~(?:colou?r|bigger|green|red|rename|call|long|short|minutes|break|remove|space|key|keyboard|sound)@",
    said: "While it runs, the button “Start” pauses it already, and a further press continues.",
  },
  {
    has: /Focus rounds finished today/,
    words: [
      words("show|display|see|count|how many|track|zeig*|affiche*|muestra*|mostra*"),
      words("how many|number of|wie viele|combien|cuánt*|quant*"),
      words("rounds?|sessions?|pomodoros?|runden|rondas?"),
    ],
    not: "~(?:week|month|goal|total|ever|all time|hours|minutes|reset)@",
    said: "It counts the focus rounds of today already, below the timer.",
  },
  {
    has: /document\.title = running/,
    words: [
      words("tab|title|titre|titel|título|titolo"),
      words("page|browser|window|tab|fenster|navigateur|navegador"),
      words("time|progress|remaining|countdown|left|timer|zeit|temps|tiempo|tempo|show"),
    ],
    not: "~(?:change|rename|call|to|say)@",
    said: "The time that is left stands in the title of the tab already, while it runs.",
  },
  {
    has: /classList\.add\("wrong"\)/,
    words: [
      words("right|correct|richtige*|bonne*|correcta*|giusta*|certa*"),
      words("answers?|antwort*|réponses?|respuestas?|risposta|resposta"),
      words("after|each|when|wrong|show|tell|reveal|nach|après|después|dopo|depois"),
    ],
    not: "~(?:score|count\\p{L}*|sound\\p{L}*|points?|end|list|rename|only|blue|next|explanation|why|how many|more than)@",
    said: "After each answer the right one turns green and is written below already.",
  },
];
