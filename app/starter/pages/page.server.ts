import { declinesForm } from "../match/declined";
import { NAVIGATION } from "../sections/navigation";
import { sectionSource, sectionTexts, withGoal } from "../sections/sections.server";
import { readText } from "../source/files.server";
import { fillSlot, fillTexts, html } from "../source/html";
import type { SectionName, StarterParams } from "../starter-app";
import { rootBlock } from "../theme/tones";
import { artOf } from "./art/choose-art";
import { chooseLook, pick } from "./choose";
import type { Domain, PageLanguage, Palette } from "./domain";
import { domainOf } from "./domains";
import { leadOf } from "./lead";
import { HEADED_ASIDE, type LayoutName, PAIRINGS, type Pairing, type PairingName } from "./looks";
import { asksForOrders, withOrder } from "./order-form";
import { render, type Scope } from "./render";
import {
  glanceScope,
  offersScope,
  peopleScope,
  type SectionScope,
  sectionScope,
  tileOf,
  visitScope,
} from "./section-scopes";
import { shortFactsOf } from "./short-facts";
import { textsFor } from "./texts-for";
import { tellsLife } from "./told-cv";
import { programmeScope, toldScopes, voicesScope } from "./told-scopes";
import { PAGE_WORDS } from "./words";

/** Links of the navigation: more would not fit beside the name. */
const LINKS = 5;
/** Characters from which a name as large as the screen would be all of the screen. */
const LONG_NAME = 24;
/** What the buttons of the first screen lead to: what the page is for. */
const FORMS = /\bdata-keep=/;

/** What a page is made of, all of it chosen from what was said. */
export interface PagePlan {
  domain: Domain;
  language: PageLanguage;
  layout: LayoutName;
  pairing: PairingName;
  palette: Palette;
  variant: number;
}

/** Chooses what a page is made of; the same words always give the same page. */
export function planPage(params: StarterParams): PagePlan {
  const { facts, subject, request, title, tone } = params;
  const domain = domainOf(facts.place, subject, request);
  return {
    domain,
    language: facts.language,
    ...chooseLook({ domain, name: title, request, tone }),
  };
}

/**
 * The page that a request asks for: its domain's words and pictures, in a layout, a pairing of fonts
 * and colours that suit it, with what was said in the place of every example.
 *
 * @returns normal path → text
 */
export function makePage(params: StarterParams, plan = planPage(params)): Map<string, string> {
  return new Map([
    ["index.html", pageOf(params, plan)],
    ["styles.css", stylesOf(params, plan)],
    ["script.js", readText("pages/script.js")],
  ]);
}

function pageOf(params: StarterParams, plan: PagePlan): string {
  const { facts, title } = params;
  const { domain, language, layout, variant } = plan;
  const words = PAGE_WORDS[language];
  const texts = textsFor(domain, language, params.request);
  const sections = sectionsOf(params, plan);
  const form = sections.find(({ source }) => FORMS.test(source));
  const first = sections[0];
  const headline = facts.headline ?? pick(texts.headlines, variant);
  const shortFacts = shortFactsOf(params);
  const scope: Scope = {
    layout,
    title,
    nameLength: title.length > LONG_NAME ? "long-name" : "short-name",
    description: `${title}. ${headline}`,
    icon: domain.icon,
    tileA: tileOf(variant),
    tileB: tileOf(variant + 2),
    tileC: tileOf(variant + 4),
    skip: words.skip,
    navLabel: words.nav,
    headline,
    lead: leadOf(facts.summary, title) ?? texts.lead,
    action: form ? texts.action : (first?.nav ?? texts.action),
    goal: `#${form?.id ?? first?.id ?? "main"}`,
    more: first && form && first !== form ? first.nav : "",
    moreGoal: `#${first?.id ?? "main"}`,
    hasFacts: shortFacts.length > 0 ? "yes" : "",
    facts: shortFacts,
  };
  const page = render(templateOf(layout).replace('lang="en"', `lang="${language}"`), scope);
  const slots = {
    links: linked(sections, form).map(({ id, nav }) => `<a href="#${id}">${html(nav)}</a>\n`),
    icons: [readText("pages/art/icons.svg")],
    art: [readText(`pages/art/${artOf(domain, params.request)}.svg`)],
    sections: sections.map(({ source }) => source),
  };
  return Object.entries(slots).reduce(
    (text, [name, blocks]) => fillSlot(text, name, blocks.join("")),
    page,
  );
}

/** The first sections; the last link is the form's, which ends the page and is what it is for. */
function linked(sections: MadeSection[], form: MadeSection | undefined): MadeSection[] {
  const first = sections.filter(({ nav }) => nav !== "").slice(0, LINKS);
  return form && !first.includes(form) ? [...first.slice(0, LINKS - 1), form] : first;
}

/** A layout within what all of them have: the head, the first screen's buttons and facts, the foot. */
function templateOf(layout: LayoutName): string {
  const body = readText(`pages/layouts/${layout}/body.html`);
  const shared = ["actions", "facts"].reduce(
    (text, name) => fillSlot(text, name, readText(`pages/layouts/${name}.html`)),
    body,
  );
  return fillSlot(readText("pages/layouts/frame.html"), "layout", shared);
}

interface MadeSection {
  id: string;
  nav: string;
  source: string;
}

const TELLS_WORK =
  /(?<!\p{L})(?:worked (?:at|for|as|with|in)|work(?:ing)? (?:at|for) \p{L}|studied|habe bei|arbeitete|gearbeitet|studiert|j'ai travaillé|j'ai étudié|trabajé|estudié|ho lavorato|ho studiato|trabalhei|estudei)(?!\p{L})/u;

/** The domain's sections with what was said, and those that were asked for by name besides. */
function sectionsOf(params: StarterParams, { domain, language, variant }: PagePlan): MadeSection[] {
  const words = PAGE_WORDS[language];
  const around = { title: params.title, said: params.facts, words, variant };
  const own = textsFor(domain, language, params.request)
    .sections.filter(({ kind }) =>
      kind === "form" ? !declinesForm(params.request) : !tellsLife(params.request, params.facts),
    )
    .map((section) => sectionScope(section, around))
    .filter((scope): scope is SectionScope => scope !== null);
  const has = (part: string) => own.some((section) => section.part === part);
  const extra = [
    ...toldScopes(around, own),
    glanceScope(around),
    own.some(({ part, id }) => part === "schedule" && id !== "steps")
      ? null
      : programmeScope(around),
    has("menu") || has("cards") ? null : offersScope(around),
    domain.namesPeople ? null : peopleScope(around),
    voicesScope(around),
    has("visit") ? null : visitScope(words.visit, words.visit, [], around),
  ].filter((scope): scope is SectionScope => scope !== null);
  const all = placed(own, extra);
  // Prices that were said are there; those of an example would stand beside them.
  const asked = params.sections.filter(
    (name) =>
      !isThere(name, all) &&
      !(name === "pricing" && params.facts.items.length > 0) &&
      // Nobody who tells where they worked wants jobs of somebody else beside it.
      !(name === "experience" && TELLS_WORK.test(params.request)),
  );
  const made = all.map(({ id, nav, part, scope }) => ({
    id,
    nav,
    source: render(readText(`pages/parts/${part}.html`), scope),
  }));
  const order = asksForOrders(params.request) ? params.facts.items : [];
  for (const section of made)
    if (FORMS.test(section.source)) section.source = withOrder(section.source, section.id, order);
  return withAsked(made, asked, params, language);
}

/** What was said but has no place in the domain's own comes before the form, which ends the page. */
function placed(own: SectionScope[], extra: SectionScope[]): SectionScope[] {
  const at = own.findIndex(({ part }) => part === "form");
  const before = at < 0 ? own.length : at;
  return [...own.slice(0, before), ...extra, ...own.slice(before)];
}

/** What the page has already, under whatever name. */
function isThere(name: SectionName, sections: SectionScope[]): boolean {
  const parts: Partial<Record<SectionName, string[]>> = {
    about: ["story"],
    features: ["points"],
    services: ["points", "cards"],
    steps: ["schedule"],
    pricing: ["menu"],
    faq: ["questions"],
    team: ["people"],
    gallery: ["cards"],
    hours: ["visit"],
    contact: ["form"],
    newsletter: ["form"],
  };
  return sections.some(({ id, part }) => id === name || parts[name]?.includes(part));
}

function withAsked(
  made: MadeSection[],
  names: SectionName[],
  { title, subject }: StarterParams,
  language: PageLanguage,
): MadeSection[] {
  const page = made.map(({ source }) => source).join("");
  const asked = names.map((name) => ({
    id: name,
    nav: NAVIGATION[language][name],
    source: fillTexts(withGoal(sectionSource(name, language), page), sectionTexts(title, subject)),
  }));
  const form = made.findIndex(({ source }) => FORMS.test(source));
  const before = form < 0 ? made.length : form;
  return [...made.slice(0, before), ...asked, ...made.slice(before)];
}

function stylesOf(params: StarterParams, { pairing, palette, layout }: PagePlan): string {
  const type: Pairing = PAIRINGS[pairing];
  const imports = type.fonts.map((name) => `@import "@fonts/${name}.css";\n`).join("");
  const theme = params.asksColours ? params.theme : { ...params.theme, ...palette };
  // Pictures show the second colour as it is: nothing is read on it.
  const root = rootBlock(theme, params.tone, type).replace(/--second: [^;]+;/, (declaration) =>
    theme.second ? `--second: ${theme.second};` : declaration,
  );
  const base = readText("pages/base.css").replace(/^:root \{\n[^}]*\}\n/m, () => root);
  const parts = [
    "sections/files/sections.css",
    "pages/page.css",
    "pages/art/art.css",
    "pages/layouts/frame.css",
    "pages/parts/parts.css",
    "pages/parts/form.css",
    ...(HEADED_ASIDE.has(layout) ? ["pages/layouts/aside.css"] : []),
    `pages/layouts/${layout}/layout.css`,
  ];
  return [imports + base, ...parts.map(readText)].join("\n");
}
