import type { Field } from "~/starter/starter-app";

/** What a field is called where the form in which fields are written has no place for it. */
export const OWN_LABELS: Readonly<Record<string, Partial<Field>>> = {
  waterEveryDays: { label: "Water every (days)", type: "number" },
  waterNextDate: { label: "Water next" },
};

/** "When to water my houseplants": what is to be done again for each of them, and which is next. */
export const WATERED =
  /\b(?:water|feed|fertili[sz]e)(?:ed|ing|s)?\b.{0,30}\b(?:house ?|pot ?|indoor )?(?:plants?|flowers|orchids|succulents|cacti)\b|\b(?:house ?)?plants? (?:watering|feeding)\b/;
export const TO_WATER = {
  match: WATERED,
  title: "Plants",
  noun: "plant",
  fields: "plant, room, water every days, last watered date, water next date, notes",
};
