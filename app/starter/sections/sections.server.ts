import type { FileTree } from "~/projects/files";
import type { Language } from "../match/facts/language";
import { readText } from "../source/files.server";
import { fillTexts } from "../source/html";
import type { SectionName } from "../starter-app";
import { inLanguage, languageOfPage } from "./languages";
import { NAVIGATION } from "./navigation";

/** What a section is called in sentences, which are English. */
export const SECTION_LABELS = NAVIGATION.en;

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
export function sectionSource(name: SectionName, language: Language = "en"): string {
  return inLanguage(readText(`sections/files/${name}.html`), language);
}

/** The placeholders of sections. `subject` is what the page is about, or empty. */
export function sectionTexts(title: string, subject: string): Record<string, string> {
  return { title, ofSubject: subject ? `, ${subject},` : "" };
}

/** Where links lead that want an answer, on a page that has no place to write. */
const MAIL = "mailto:hello@example.com";

/** A section whose links lead to the contact section leads to the form that a page has instead, or to mail. */
export function withGoal(section: string, page: string): string {
  if (/\sid="contact"/.test(page)) return section;
  const form = /\bdata-keep="([\w-]+)"/.exec(page)?.[1];
  return section.replaceAll('href="#contact"', `href="${form ? `#${form}` : MAIL}"`);
}

/** A page section for a project that is there, raw, in the language of its page. Only where its script keeps forms may one be kept. */
export function sectionHtml(name: SectionName, title: string, files: FileTree): string {
  const texts = [...files.values()];
  const isKept = texts.some((text) => text.includes("form[data-keep]"));
  const language = languageOfPage(files.get("index.html") ?? "");
  const source =
    name === "newsletter" && !isKept
      ? inLanguage(readText("sections/files/newsletter-by-mail.html"), language)
      : sectionSource(name, language);
  return withGoal(fillTexts(source, sectionTexts(title, "")), texts.join("\n"));
}
