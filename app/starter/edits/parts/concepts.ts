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
  "task tasks aufgabe aufgaben tâche tarea compito compiti tarefa todo",
  "due deadline fällig fälligkeit fälligkeitsdatum frist échéance vencimiento límite scadenza prazo vencimento",
  "priority priorité prioridad priorità prioridade priorität wichtigkeit importance importancia importanza importância dringlichkeit urgency",
  "quantity menge anzahl quantité cantidad quantità quantidade stück",
  "price preis prix precio prezzo preço kosten cost costs coût coste costo custo",
  "name namen nom nombre nome naam",
  "title titel titre título titolo",
  "description beschreibung descripción descrizione descrição détails details",
  "tag tags schlagwort schlagwörter stichwort étiquette etiqueta etichetta label labels",
  "author autor autorin auteur autore schriftsteller",
  "status zustand état estado stato stand",
  "rating bewertung note évaluation valoración puntuación valutazione voto avaliação",
  "read gelesen lu leído letto lido",
  "ingredient ingredients zutat zutaten ingrédient ingrediente ingredienti",
  "steps step zubereitung anleitung schritte schritt préparation étapes preparación pasos preparazione passaggi preparo passos instructions method",
  "minutes minute minuten dauer zeit duration durée duración durata duração time",
  "servings portionen portion portions porciones porzioni porções personen people",
  "recipe recipes rezept rezepte recette receta ricetta ricette receita",
  "habit habits gewohnheit gewohnheiten habitude hábito abitudine abitudini",
  "expense expenses ausgabe ausgaben dépense gasto spesa spese despesa",
  "book books buch bücher livre livres libro libros libri livro",
  "city stadt ville ciudad città cidade ort",
  "colour color farbe couleur colore cor",
  "answer antwort antworten réponse respuesta risposta resposta",
  "start starten anfangen beginnen commencer empezar iniciar iniziare começar",
  "next weiter nächste suivant siguiente prossima prossimo avanti próxima próximo",
  "back zurück retour atrás indietro voltar",
  "delete löschen supprimer borrar eliminar elimina apagar excluir remove",
  "edit bearbeiten modifier editar modificar modifica",
  "save speichern enregistrer sauvegarder guardar salva salvare salvar",
  "cancel abbrechen annuler cancelar annulla annullare",
  "add hinzufügen ajouter añadir agregar aggiungi aggiungere adicionar new neu nouveau nouvelle nuevo nueva nuovo nuova novo nova",
  "who wer qui quién chi quem person persons personne persona pessoa people leute personen assignee owner responsible responsable zuständig verantwortlich responsabile",
  "team mannschaft équipe equipo squadra equipe people leute personen mitarbeiter",
  "guest guests gast gäste invité invitado ospite convidado",
  "coffee kaffee café cafè",
  "breakfast frühstück desayuno colazione",
  "lunch mittagessen déjeuner almuerzo pranzo almoço",
  "dinner abendessen dîner cena jantar",
  "drinks getränke boissons bebidas bevande drink",
  "ceremony trauung cérémonie ceremonia cerimonia cerimônia cerimónia",
  "party feier fest fête fiesta festa",
  "dance dancing tanz tanzen danse baile ballo dança",
  "weight gewicht poids peso",
  "length länge longueur longitud lunghezza comprimento",
  "temperature temperatur température temperatura",
  "arrow arrows pfeil pfeile flèche flèches flecha flechas freccia frecce seta setas",
  "letter letters buchstabe buchstaben lettre letra lettera initial",
  "best record bestes rekord meilleur mejor migliore melhor",
  "break pause pausa descanso intervalo",
  "session sitzung séance sesión sessione sessão round runde",
  "experience erfahrung expérience experiencia esperienza experiência werdegang",
  "skill skills fähigkeit fähigkeiten compétence habilidad competenza habilidade kenntnisse",
  "service services leistung leistungen servicio servizio serviço angebot",
  "story geschichte histoire historia storia história",
  "imprint impressum mentions legal legales legali",
  "header kopf kopfzeile entête cabecera intestazione cabeçalho",
  "footer fußzeile pied pie rodapé",
  "example examples beispiel beispiele exemple ejemplo esempio exemplo sample",
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
