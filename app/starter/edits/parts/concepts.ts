/** What people call one thing, in the languages of the starter: beginnings of words, small letters. */
const CONCEPTS: readonly string[] = [
  "card cards riquadr sched karte karten tarjet fich kachel tile tiles kärtchen cartã cartões caselle",
  "hours öffnungszeit horaire horario orari visit opening zeiten besuch horário where",
  "menu karte speisekarte preisliste preise prices price tarif carta carte cardápio listino ementa offer",
  "work project photo photos foto fotos bilder portfolio gallery galerie galerí galleria arbeiten trabaj lavor",
  "about über propos sobre siamo story vorstellung",
  "contact kontakt contatt contact contato nachricht message",
  "faq question questions fragen frage häufig pregunta domand pergunt",
  "booking reserv reservierung book tisch termin appointment rendez cita rsvp anfrage prenotaz",
  "chart diagramm grafik graph graphique gráfic grafico balken torten",
  "total summe gesamt somma suma sum gesamtsumme",
  "entries einträge eintrag entrées entradas voci entry liste list lista elenco",
  "testimonial review reviews kundenstimm quote quotes témoignage opinion recension testemunh stimmen voices",
  "amount betrag beträge montant importe importo valor cantidad",
  "phone telefon telefonnummer tel téléphone teléfono telefono telefone",
  "mail email e-mail courriel correo",
  "address adresse dirección indirizzo morada endereço place anschrift",
  "empty leer vide vací vuot vazi nothing rien nichts nada niente",
  "date datum fecha data day tag jour día giorno dia",
  "search suche recherche buscar cerca pesquisa suchfeld",
  "done finished erledigt fertig terminé hecho fatto feito completed",
  "settings einstellung réglage ajuste impostazion definiç",
  "schedule programme ablauf program agenda timetable stundenplan plan kurse classes",
  "score punkte points punteggio puntos pontos",
  "progress fortschritt progrès progreso bar balken",
  "column columns spalte spalten colonne colonnes columna columnas coluna colunas lane lanes",
  "clock uhr timer horloge reloj orologio relógio display",
  "send senden submit absenden abschicken envoyer enviar invia inviare sending",
  "category kategorie catégorie categoría categoria",
  "note notes notiz notizen notas",
  "keys tasten key taste keyboard tastatur",
  "picture bild image imagen immagine imagem illustration art",
  "logo brand marke",
  "ring kreis circle cercle círculo cerchio anneau",
  "streak serie série racha",
  "month monat mois mes mese mês",
  "week woche semaine semana settimana",
  "task aufgabe tâche tarea compito tarefa",
];

const OF = new Map<string, number[]>();
for (const [at, words] of CONCEPTS.entries()) {
  for (const word of words.split(" ")) OF.set(word, [...(OF.get(word) ?? []), at]);
}

/** The things that a word is for, by their place above. A word may have an ending that is not listed. */
function conceptsOf(word: string): readonly number[] {
  for (let length = word.length; length >= Math.max(3, word.length - 3); length -= 1) {
    const known = OF.get(word.slice(0, length));
    if (known) return known;
  }
  return [];
}

/** Whether two words are for one thing: "horaires" and "hours". */
export function isSameThing(one: string, other: string): boolean {
  const things = conceptsOf(one);
  return things.length > 0 && conceptsOf(other).some((thing) => things.includes(thing));
}
