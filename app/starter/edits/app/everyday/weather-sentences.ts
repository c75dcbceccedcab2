import type { FileTree } from "~/projects/files";
import { there } from "../../edit";
import { form, GIVE, type Sentence } from "./sentence";

const SHOW = `(?:(?:${GIVE}|see|tell)(?: me)? )?(?:(?:the|a|an) )*`;
const MADE_UP =
  "All weather here is made up, and nothing is fetched: that needs a service of weather data, such as open-meteo.com, called in src/main.ts.";

/** What the weather shows from its start, and what nothing on sample data can. */
const known = (said: string, ...forms: string[]): Sentence => ({
  forms: forms.map(form),
  make: (files: FileTree) =>
    /export const cities: City/.test(files.get("src/data.ts") ?? "") ? there(said) : null,
});

/** What an app of the weather can be told in a sentence of its own. */
export const WEATHER_SENTENCES: readonly Sentence[] = [
  known(
    "Wind, humidity, rain and how it feels stand below the hours already.",
    `${SHOW}(?:wind(?: ?speed)?|humidity|rain(?:fall)?|precipitation|(?:chance|probability|amount) of rain|(?:\\p{L}+ )?(?:feels|felt)(?: |-)like(?: temperature)?|(?:how it feels|perceived temperature|what it feels like))(?:,? (?:and|,)? ?(?:the )?(?:wind(?: speed)?|humidity|rain))*(?: (?:too|in the city|of (?:each|every|the) city|for (?:each|every|the) city))?`,
  ),
  known(
    "A week ahead, day by day, stands below the hours already.",
    `${SHOW}(?:(?:weather )?forecast|weather|temperatures?|outlook)(?: (?:for|of|over|in))?(?: (?:the|a|this|next|coming|following))* (?:(?:7|seven|few|5|five|6|six) days|week)(?: ahead)?`,
    `${SHOW}(?:weekly|7[- ]day|seven[- ]day|5[- ]day|five[- ]day|daily) (?:forecast|weather|overview)`,
  ),
  known(
    "The next twelve hours stand below the city already, hour by hour.",
    `${SHOW}(?:hourly (?:forecast|weather|temperatures?)|(?:weather|temperatures?|forecast) (?:for|of|by|in) (?:(?:each|every|the|next|coming|12|twelve|few) )*(?:hours?|hour by hour)|weather hour by hour)`,
  ),
  known(
    "A press on a city shows it already, and the last one is kept in this browser.",
    "(?:be able to )?(?:choose|pick|select|switch|change|set|save|remember|keep)(?: (?:between|the|my|a|an|another|last|favou?rite|own|default|home))* (?:cit(?:y|ies)|towns?|places?|locations?)(?: (?:with|by) (?:a )?(?:press|click|tap))?",
  ),
  known(
    MADE_UP,
    `(?:${GIVE} )?(?:refresh|reload|update)(?: the)?(?: (?:button|weather|data))*`,
    "(?:use|show|take|find|detect|get)(?: the weather)?(?: (?:at|for|of|in))? (?:my|the|our|your|current|my current) (?:location|position|gps|place)(?: automatically)?",
    "(?:show|use|get|load|fetch)(?: (?:me|the|some))* (?:real|live|actual|current|correct|true)(?: (?:weather|data|forecast|temperatures?))+",
    `${SHOW}(?:time|date) (?:of the|of|when it was) last (?:update|updated|refresh(?:ed)?)|${SHOW}last update(?: time)?`,
    `${SHOW}(?:weather )?(?:warnings?|alerts?)(?: .{3,40})?`,
  ),
  known(
    "There is no search, for there are no other cities than those of the list. “Add Berlin to the cities” adds one, with made-up weather.",
    `(?:${GIVE} )?(?:search(?: (?:for|box|field|bar|function))*|find|look up)(?: (?:for|a|an|any|the|another|other))*(?: (?:cit(?:y|ies)|towns?|places?|locations?))?`,
  ),
];
