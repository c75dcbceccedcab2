import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";
import { placeOfPage } from "../orders/facts-of-page";
import { dayOfPage } from "./day-of-page";
import { wordsLeft } from "./place-program";

const CALENDAR =
  /(?<!\p{L})(?:calendars?|diary|ics|ical|kalender|terminkalender|calendrier|agenda|calendario|calendário)(?!\p{L})/iu;
const SAVES =
  /(?<!\p{L})(?:add|put|save|download|export|button|link|import|speicher\p{L}*|eintrag\p{L}*|übernehm\p{L}*|knopf|herunterlad\p{L}*|ajout\p{L}*|enregistr\p{L}*|mettre|bouton|añad\p{L}*|guard\p{L}*|botón|aggiung\p{L}*|salv\p{L}*|pulsante|adicion\p{L}*|guardar|botão)(?!\p{L})/iu;
const WORDS = new Set(
  (
    "calendar calendars diary button link save saves download downloads export import date event day so that people guests they can put their phone phones file ics ical google apple outlook entry reminder add adds which press click " +
    "kalender terminkalender knopf button speichern eintragen übernehmen herunterladen termin datum datei gäste leute damit zum können ihren handy den ins einen " +
    "calendrier agenda bouton ajouter ajoute enregistrer date invités pour leur mettre dans leur au " +
    "calendario botón añadir añade guardar fecha invitados para que puedan su al " +
    "calendario agenda pulsante aggiungere aggiungi salvare data ospiti per al loro nel " +
    "calendário agenda botão adicionar guardar salvar data convidados para ao seu no"
  ).split(" "),
);
const SAYS: Readonly<Record<string, string>> = {
  en: "Add to my calendar",
  de: "In meinen Kalender",
  fr: "Ajouter à mon agenda",
  es: "Añadir a mi calendario",
  it: "Aggiungi al mio calendario",
  pt: "Adicionar ao meu calendário",
};

/** "A button to put it in my calendar": the day, the hour and the place that the page gives, as a file that calendars open. */
export function calendarButton({ text, page }: Order): EditResult | null {
  if (!CALENDAR.test(text) || !SAVES.test(text) || /\d/.test(text) || text.length > 160)
    return null;
  if (wordsLeft(text, WORDS, WORDS_AROUND).length > 0) return null;
  const { source, pieces } = page;
  if (source.includes("data:text/calendar")) return unchanged("There is such a button already.");
  const day = dayOfPage(page);
  if (!day)
    return unchanged(
      "The page gives no day for a calendar: say it first, with its year (“the date is 12 May 2027”).",
    );
  const title = pieces.find(({ kind }) => kind === "title")?.says ?? "";
  const hero = pieces.find(({ kind, element }) => kind === "title" && element.tagName === "h1");
  const actions = /<p class="actions">[\s\S]*?(\n[ \t]*)<\/p>/.exec(source);
  if (!hero) return null;
  const place = placeOfPage(page);
  const event = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//page//EN",
    "BEGIN:VEVENT",
    `UID:${day.date}-${encodeURIComponent(title)}`,
    `DTSTAMP:${day.date}T000000Z`,
    day.time ? `DTSTART:${day.date}T${day.time}00` : `DTSTART;VALUE=DATE:${day.date}`,
    `SUMMARY:${inCalendar(title)}`,
    ...(place ? [`LOCATION:${inCalendar(place)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  const label = SAYS[languageOfPage(source)] ?? "Add to my calendar";
  const link = `<a class="button" href="data:text/calendar;charset=utf-8,${encodeURIComponent(event)}" download="${day.date}.ics">${html(label)}</a>`;
  const lines = wholeLines(source, hero.place);
  const at = actions
    ? actions.index + actions[0].length - "</p>".length - (actions[1]?.length ?? 0)
    : lines.end;
  const put = actions ? `${actions[1]}  ${link}` : `          <p class="actions">${link}</p>\n`;
  return edited(
    new Map([[PAGE, source.slice(0, at) + put + source.slice(at)]]),
    `Added the button “${label}”: it hands out a calendar file for ${day.shown}${day.time ? "" : ", all day, for the page gives no hour"}${place ? `, at ${place}` : ""}. Where the day changes on the page, ask for the button again.`,
  );
}

const inCalendar = (text: string) => text.replace(/([\\,;])/g, "\\$1");
