import { readText } from "../source/files.server";
import { fillTexts } from "../source/html";
import type { SectionName } from "../starter-app";

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

/** Styles of the sections; a stylesheet that holds `SECTION_STYLES_MARK` has them already. */
export const SECTION_STYLES_MARK = ".section-grid";

export function sectionStyles(): string {
  return readText("sections/files/sections.css");
}

/**
 * A page section as HTML that is also well-formed XML, so that it can become JSX, with its texts
 * still as placeholders. Its id is its name: that is how a later edit finds it again. Where it holds
 * invented facts, it says so itself until they are replaced.
 */
export function sectionSource(name: SectionName): string {
  return readText(`sections/files/${name}.html`);
}

/** The placeholders of sections. `subject` is what the page is about, or empty. */
export function sectionTexts(title: string, subject: string): Record<string, string> {
  return { title, ofSubject: subject ? `, ${subject},` : "" };
}

/** A section whose links lead to the contact section leads to the form that a page has instead. */
export function withGoal(section: string, page: string): string {
  const form = /\bdata-keep="([\w-]+)"/.exec(page)?.[1];
  if (!form || /\sid="contact"/.test(page)) return section;
  return section.replaceAll('href="#contact"', `href="#${form}"`);
}

/** A page section for a page called `title`, raw. */
export function sectionHtml(name: SectionName, title: string): string {
  return fillTexts(sectionSource(name), sectionTexts(title, ""));
}
