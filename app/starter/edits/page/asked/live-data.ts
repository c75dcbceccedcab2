import { refused } from "../../edit";
import type { ReadOrder } from "../order";

const ASKS =
  /^(?:(?:please )?(?:show|display|add|put|include|embed|have|get|fetch|load|zeige?|füge?|affiche[rz]?|ajoute[rz]?|muestra|añade)|(?:i|we)(?:['’]d| would)? (?:like|want|need))(?!\p{L})/iu;
/** What changes by itself and is kept by somebody else. */
const LIVE =
  /(?<!\p{L})(?<what>(?:the |our |my |a |today['’]s |current |live )*(?:weather(?: forecast)?|forecast|temperature|tide times|live scores?|live results|league table from \p{L}+|(?:instagram|facebook|twitter|tiktok) (?:feed|posts|stream|wall)|(?:latest|newest|recent) (?:instagram |facebook |tiktok )?posts|google reviews|exchange rates?|wetter(?:vorhersage)?|instagram-?feed|météo|el tiempo))(?!\p{L})/iu;
/** With words of its own it is a text, and its look or its place is another wish. */
const OTHER =
  /[:⟦]|https?:|(?<!\p{L})(?:section|page|link|button|heading|text|called|says?|bigger|smaller|above|below|colou?r)(?!\p{L})/iu;

/** "Show the weather": what only another service knows is told, and no empty part is made of it. */
export const liveData: ReadOrder = ({ text }) => {
  const what = LIVE.exec(text)?.groups?.what;
  if (!what || text.length > 120 || !ASKS.test(text) || OTHER.test(text)) return null;
  const name = what.replace(/^(?:(?:the|our|my|a|today['’]s|current|live) )+/iu, "");
  return refused(
    `The page would have to ask another service for the ${name} each time it is opened, and tell it of every visitor: I make no such connection. A link there is possible: “add a button “${name[0]?.toUpperCase() ?? ""}${name.slice(1)}” that leads to https://…”.`,
  );
};
