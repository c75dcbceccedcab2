import type { SectionName } from "../starter-app";

const WORDS: [RegExp, SectionName][] = [
  [/\bpric(?:ing|es?)\b|\bplans\b/, "pricing"],
  [/\bfaqs?\b|\bfrequently asked\b|\bquestions? and answers?\b/, "faq"],
  [/\btestimonials?\b|\breviews?\b|\bcustomer quotes?\b/, "testimonials"],
  [/\bcontact\b|\bget in touch\b/, "contact"],
  [/\bfeatures?\b|\bbenefits\b/, "features"],
  [/\bhow it works\b|\bsteps\b/, "steps"],
  [/\bteam\b/, "team"],
  [/\bgallery\b|\bphotos\b/, "gallery"],
  [/\bstats\b|\bstatistics\b|\bnumbers\b/, "stats"],
  [/\bnewsletter\b|\bsign[- ]?up form\b|\bmailing list\b|\bwait ?list\b/, "newsletter"],
  [/\bservices\b/, "services"],
  [/\bexperience\b|\bwork history\b|\bresume\b|\bcv\b/, "experience"],
  [/\bskills\b/, "skills"],
  [/\bopening (?:hours|times)\b|\btimetable\b|\bhours\b|\blocation\b/, "hours"],
  [/\babout(?: us| me)? section\b|\babout (?:us|me)\b/, "about"],
];

/** The sections a text names, in the order of the list above. */
export function sectionsIn(text: string): SectionName[] {
  return WORDS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
}
