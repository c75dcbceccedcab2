import { withoutDeclined } from "../match/declined";
import type { Understanding } from "../match/understand";
import { asksForOrders } from "../pages/order-form";
import type { StarterApp } from "../starter-app";
import { speaksLanguages } from "../words/in-language";
import { appLanguageOf } from "../words/which-language";

/** Said in the language of the wish, of an app whose words are English in every language. */
const ENGLISH_TEXTS: Record<string, string> = {
  de: "Was Knöpfe und leere Listen der App sagen, ist Englisch. Nenn mir die Wörter, die anders heißen sollen, zum Beispiel: ändere „Add“ zu „Hinzufügen“.",
  fr: "Les textes de l’application (boutons, listes vides) sont en anglais. Dis-moi lesquels changer, par exemple : change « Add » en « Ajouter ».",
  es: "Los textos de la aplicación (botones, listas vacías) están en inglés. Dime cuáles cambiar, por ejemplo: cambia «Add» a «Añadir».",
  it: "I testi dell’app (pulsanti, elenchi vuoti) sono in inglese. Dimmi quali cambiare, per esempio: cambia «Add» in «Aggiungi».",
  pt: "Os textos da aplicação (botões, listas vazias) estão em inglês. Diz-me quais mudar, por exemplo: muda «Add» para «Adicionar».",
  nl: "De teksten van de app (knoppen, lege lijsten) zijn Engels. Zeg welke anders moeten, bijvoorbeeld: change “Add” to “Toevoegen”.",
};
const DUTCH =
  /(?<!\p{L})(?:een|voor|mijn|onze|boodschappen\p{L}*|lijst|takenlijst|uitgaven|gewoontes?|maak|graag)(?!\p{L})/giu;
/** Two of its small words are a sentence in it. */
const DUTCH_WORDS = 2;

/** What somebody who asked for this will look for, and what is not in it. */
export function notesOn(
  app: StarterApp,
  { facts, words }: Understanding,
  files: ReadonlyMap<string, string>,
): string[] {
  const isDutch = (words.match(DUTCH)?.length ?? 0) >= DUTCH_WORDS;
  const language = isDutch ? "nl" : facts.language;
  if (!app.page) {
    const speaks = speaksLanguages(app.id) && appLanguageOf(words, facts.language) !== null;
    return [
      speaks && !isDutch ? "" : (ENGLISH_TEXTS[language] ?? ""),
      /\bremind(?:s|er|ers)?\b/.test(words) && app.id === "collection"
        ? `It cannot speak up while it is closed.${app.firstBy?.(words) ? " What is next stands first when you open it." : ""}`
        : "",
    ];
  }
  const page = files.get("index.html") ?? "";
  const isOrder = asksForOrders(words) && page.includes("<form");
  return [
    isOrder
      ? `${facts.items.length > 0 ? "The form asks how many of each. " : ""}Once the page is published, orders reach you on the page “Data” of this project; nothing is added up or paid.`
      : "",
    /\bblog\b/.test(withoutDeclined(words))
      ? "It is one page: there are no posts that open on pages of their own. Give me the title and text of each, or say “add a page called …”."
      : "",
  ];
}
