import { indent, staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { properNameIn } from "~/starter/match/subject";
import { SECTION_STYLES } from "~/starter/sections/section-styles";
import { SECTION_LABELS, sectionHtml } from "~/starter/sections/sections";
import { type LandingProfile, landingProfile } from "../content/landing-profiles";
import { html, source } from "../source";
import {
  type SectionName,
  type StarterApp,
  type StarterParams,
  sentenceCase,
} from "../starter-app";
import { LANDING_SCRIPT, LANDING_STYLES } from "./landing-source";

const OWN: SectionName[] = ["steps", "faq", "contact"];
/** The order in which sections appear, whatever order they were asked in. */
const ORDER: SectionName[] = [
  "about",
  "services",
  "steps",
  "gallery",
  "stats",
  "pricing",
  "testimonials",
  "team",
  "hours",
  "faq",
  "newsletter",
  "contact",
];

function generic(subject: string): LandingProfile {
  const about = sentenceCase(subject);
  return {
    match: /$^/,
    name: about || "Brightside",
    headline: about ? `${about}, done with care.` : "Something good is starting here.",
    lead: about
      ? "Everything you need to know in one place, and a person to ask when you want to know more."
      : "A clear place for your idea: what it is, whom it helps, and how to begin.",
    action: "Get in touch",
    icon: "✨",
    features: [
      ["Made for you", "Shaped around what you want, not around what is in stock."],
      ["Easy to reach", "Ask a question and a person answers."],
      ["Worth coming back for", "We measure ourselves by who returns."],
    ],
  };
}

export const landing: StarterApp = {
  id: "landing",
  name: "landing page",
  icon: "🚀",
  accent: "#0f8482",
  keywords: [
    "landing page",
    "landing",
    "homepage",
    "home page",
    "marketing site",
    "marketing page",
    "business website",
    "company website",
    "product page",
    "website",
    "web site",
    "one pager",
    "coming soon page",
    "launch page",
    "site for my business",
    "webpage",
    "web page",
    "restaurant website",
    "coffee shop website",
    "event page",
  ],
  kinds: ["static"],
  defaultTitle: (subject, request) =>
    properNameIn(subject) ?? (landingProfile(subject, request) ?? generic(subject)).name,
  describe: () => "One page with a hero, what visitors get, and sections you can add to.",
  next: ["add a pricing section", "use the sunset colours", "add a page called About"],
  files(params) {
    const profile = landingProfile(params.subject, params.request) ?? generic(params.subject);
    const names = ORDER.filter((name) => OWN.includes(name) || params.sections.includes(name));
    return new Map([
      ["index.html", page(params, profile, names)],
      ["styles.css", stylesheet(params, LANDING_STYLES + SECTION_STYLES)],
      ["script.js", LANDING_SCRIPT],
    ]);
  },
};

function page(params: StarterParams, profile: LandingProfile, names: SectionName[]): string {
  const title = html(params.title);
  const links = ["features" as const, ...names]
    .slice(0, 6)
    .map((name) => `<a href="#${name}">${SECTION_LABELS[name]}</a>\n`)
    .join("");
  const tiles = profile.features
    .map(
      ([heading, text], index) =>
        `<li class="card tile"><span class="tile-icon tile-icon-${index + 1}" aria-hidden="true"></span><h3>${html(heading)}</h3><p class="muted">${html(text)}</p></li>\n`,
    )
    .join("");
  const sections = names.map((name) => sectionHtml(name, params)).join("");
  const goal = names.includes("hours") && profile.action.includes("hours") ? "hours" : "contact";
  const action =
    profile.action.includes("hours") && goal !== "hours" ? "Say hello" : profile.action;
  const body = source`
<a class="skip" href="#main">Skip to content</a>
<header class="site-header">
  <p class="brand"><span class="brand-mark" aria-hidden="true"></span>${title}</p>
  <nav aria-label="Main">
${indent(links, 4)}  </nav>
</header>
<main id="main">
  <section class="hero">
    <div class="hero-text">
      <h1>${title}</h1>
      <p class="headline">${html(profile.headline)}</p>
      <p class="lead">${html(profile.lead)}</p>
      <p class="hero-actions">
        <a class="button primary" href="#${goal}">${html(action)}</a>
        <a class="button" href="#features">See what you get</a>
      </p>
    </div>
    <div class="hero-art" aria-hidden="true"><span></span></div>
  </section>
  <section class="section section-features" id="features" aria-labelledby="features-title">
    <h2 id="features-title">What you get</h2>
    <ul class="section-grid">
${indent(tiles, 6)}    </ul>
  </section>
${indent(sections, 2)}</main>
<footer class="site-footer">
  <p>© <span id="year">2026</span> ${title}</p>
</footer>
`;
  return staticPage({
    title: params.title,
    description: `${params.title}. ${profile.headline}`,
    icon: profile.icon,
    body,
  });
}
