import { html, source } from "../apps/source";
import type { SectionName } from "../apps/starter-app";
import { SAMPLE_NOTE, WRITTEN } from "./section-texts";

export interface SectionContext {
  /** Raw text: escaped here. */
  title: string;
  subject: string;
}

/** What a section is called in sentences and in the page's navigation. */
export const SECTION_LABELS: Record<SectionName, string> = {
  about: "About",
  features: "Features",
  steps: "How it works",
  pricing: "Pricing",
  testimonials: "Testimonials",
  faq: "Questions",
  team: "Team",
  gallery: "Gallery",
  stats: "Numbers",
  newsletter: "Newsletter",
  services: "Services",
  experience: "Experience",
  skills: "Skills",
  hours: "Opening hours",
  contact: "Contact",
};

/**
 * One page section as HTML that is also well-formed XML, so that it can become JSX. Its id is the
 * section's name; that is how a later edit finds it again.
 */
export function sectionHtml(name: SectionName, context: SectionContext): string {
  const title = html(context.title);
  const subject = html(context.subject);
  const body = WRITTEN[name]({ title, subject });
  const sample = SAMPLE_NOTE[name];
  const note = sample ? `\n  <p class="muted section-note">${sample}</p>` : "";
  return source`
<section class="section section-${name}" id="${name}" aria-labelledby="${name}-title">
  <h2 id="${name}-title">${HEADINGS[name] ?? SECTION_LABELS[name]}</h2>${note}
${body.replace(/^(?=.)/gm, "  ")}</section>
`;
}

const HEADINGS: Partial<Record<SectionName, string>> = {
  features: "What you get",
  pricing: "Simple pricing",
  testimonials: "What people say",
  faq: "Questions and answers",
  team: "The people behind it",
  stats: "In numbers",
  newsletter: "Stay in the loop",
  services: "What I can do for you",
  contact: "Get in touch",
};

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
  [/\bopening hours\b|\bhours\b|\blocation\b/, "hours"],
  [/\babout(?: us| me)? section\b|\babout (?:us|me)\b/, "about"],
];

/** The sections a text names, in the order of the list above. */
export function sectionsIn(text: string): SectionName[] {
  return WORDS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
}
