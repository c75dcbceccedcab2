import { stemOf } from "./page-words";

/** What the parts of pages are about, and what people call that, in the starter's languages. Beginnings of words. */
const CONCEPTS: Readonly<Record<string, string>> = {
  menu: "menu menue menues menü speisekarte getränkekarte speisen karte carte menú carta menù cardápio ementa dishes food drinks",
  prices:
    "tickets ticket rooms zimmer chambres fees prices pricing price pricelist rates tariffs packages plans preise preisliste pakete tarife prix tarifs forfaits precios tarifas prezzi listino tariffe preços pacotes",
  hours:
    "hours times opening openings öffnungszeiten öffnungszeit zeiten horaires horaire horario horarios orari orario horário horários",
  contact:
    "contact kontakt contacto contatti contatto contato location anfahrt adresse address visit besuch find where wo lage standort emplacement ubicación dove onde",
  about:
    "about über story geschichte vorstellung propos histoire sobre historia chi storia história nosotros siamo",
  gallery:
    "gallery galerie galerien photos pictures images bilder fotos fotogalerie bildergalerie galería imágenes galleria foto immagini galeria work arbeiten projects projekte portfolio",
  team: "lehrer lehrerinnen teachers trainer team people staff crew trainers coaches members mannschaft mitarbeiter leute équipe equipo squadra équipes equipe persone",
  faq: "faq faqs questions question fragen frage häufige pregunta preguntas domanda domande pergunta perguntas q&a",
  testimonials:
    "testimonials testimonial reviews review quotes praise feedback kundenstimmen stimmen bewertungen meinungen rezensionen avis témoignages opiniones testimonios reseñas recensioni opiniões depoimentos",
  form: "form formular formulaire formulario modulo formulário booking reservation reservierung buchung anmeldung anmeldeformular rsvp zusage zusagen enquiry inquiry anfrage réservation reserva prenotazione reply",
  schedule:
    "schedule programme program agenda timetable timeline events dates calendar courses classes stundenplan kursplan ablauf tagesablauf programm termine kurse zeitplan horaire calendrier programa calendario corsi eventi agenda",
  services:
    "services service leistungen angebote angebot dienstleistungen prestations servicios servizi serviços treatments behandlungen",
  features:
    "features benefits highlights vorteile merkmale avantages ventajas vantaggi vantagens points",
};

const OF = new Map<string, string[]>();
// Words of wishes come without their endings.
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(" "))
    for (const form of new Set([word, stemOf(word)]))
      OF.set(form, [...new Set([...(OF.get(form) ?? []), concept])]);

/** The concepts that a word in small letters is for. */
export function conceptsOf(word: string): readonly string[] {
  return OF.get(word) ?? OF.get(word.replace(/(?:s|n|en)$/u, "")) ?? [];
}

/** What one entry of a list is called, and the concepts of the lists that hold such. */
const ENTRIES: readonly [RegExp, readonly string[]][] = [
  [
    /^(?:package|plan|offer|tier|membership|paket|tarif|angebot|forfait|paquete|plan|pacchetto|offerta|pacote|rate|room|zimmer|chambre|habitación|camera|stanza|quarto|apartment)(?:e|s|en|es|n)?$/iu,
    ["prices", "services"],
  ],
  [
    /^(?:dish|drink|meal|cake|pizza|pasta|coffee|tea|starter|dessert|burger|sandwich|salad|soup|wine|beer|cocktail|breakfast|gericht|getränk|speise|kuchen|plat|boisson|plato|bebida|piatto|bevanda|prato|product|produkt|produit|producto|prodotto|produto)(?:e|s|en|es|n)?$/iu,
    ["menu", "prices"],
  ],
  [
    /^(?:(?:team )?member|person|trainer|coach|teacher|colleague|mitglied|mitarbeiter(?:in)?|lehrer(?:in)?|membre|miembro|membro|employee|doctor|stylist|barista|artist)(?:e|s|en|es|n)?$/iu,
    ["team"],
  ],
  [
    /^(?:event|date|class|course|talk|session|concert|show|gig|game|match|meeting|lesson|workshop|stop|step|termin|kurs|veranstaltung|konzert|spiel|programmpunkt|étape|concert|evento|concierto|curso|clase|corso|concerto|aula)(?:e|s|en|es|n)?$/iu,
    ["schedule", "hours"],
  ],
  [/^(?:question|frage|pregunta|domanda|pergunta|faq)(?:s|n)?$/iu, ["faq"]],
  [
    /^(?:testimonial|testimonal|testemonial|review|quote|kundenstimme|bewertung|stimme|rezension|avis|témoignage|testimonio|opinión|reseña|recensione|testemunho|depoimento|opinião)(?:s|n|en)?$/iu,
    ["testimonials"],
  ],
  [
    /^(?:service|treatment|leistung|behandlung|prestation|servicio|servizio|serviço)(?:s|en)?$/iu,
    ["services", "prices", "menu"],
  ],
  [
    /^(?:feature|benefit|point|vorteil|merkmal|avantage|ventaja|vantaggio|vantagem)(?:s|e)?$/iu,
    ["features"],
  ],
  [
    /^(?:project|photo|picture|image|work|projekt|foto|bild|arbeit|projet|proyecto|progetto|projeto|product|produkt)(?:s|e|en|er)?$/iu,
    ["gallery"],
  ],
  [
    /^(?:item|entry|row|line|one|card|option|tile|eintrag|zeile|punkt|karte|ligne|élément|elemento|voce|riga|linha|carte|tarjeta|scheda)(?:s|e|n)?$/iu,
    [],
  ],
];

/** The concepts of lists whose entries are called by a word; null for a word that is for no entry. */
export function listsOfEntry(word: string): readonly string[] | null {
  return ENTRIES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}
