import { indent, staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { properNameIn } from "~/starter/match/subject";
import { SECTION_STYLES } from "~/starter/sections/section-styles";
import { SECTION_LABELS, sectionHtml } from "~/starter/sections/sections";
import { html, source } from "../source";
import type { SectionName, StarterApp, StarterParams } from "../starter-app";
import { PORTFOLIO_SCRIPT, PORTFOLIO_STYLES } from "./portfolio-source";

const ORDER: SectionName[] = [
  "about",
  "services",
  "skills",
  "experience",
  "gallery",
  "stats",
  "testimonials",
  "pricing",
  "faq",
  "newsletter",
  "contact",
];
const OWN: SectionName[] = ["skills", "experience", "contact"];

const TRADES: [RegExp, string, string][] = [
  [/\bphotograph\w*\b/, "Photographer", "I make quiet pictures of people and places."],
  [/\b(?:designer|design|ux|ui)\b/, "Designer", "I make complicated things feel obvious."],
  [
    /\b(?:developer|programmer|engineer|coder|software)\b/,
    "Developer",
    "I build things for the web that load fast and last.",
  ],
  [
    /\b(?:writer|author|journalist|copywriter|poet)\b/,
    "Writer",
    "I find the words that were missing.",
  ],
  [
    /\b(?:artist|illustrator|painter|sculptor)\b/,
    "Artist",
    "I draw the world a little kinder than it is.",
  ],
  [/\b(?:musician|dj|composer|singer|band)\b/, "Musician", "I write songs for long train rides."],
  [/\b(?:architect|interior)\b/, "Architect", "I design rooms that people like to stay in."],
  [
    /\b(?:student|graduate)\b/,
    "Student",
    "I am learning in public. Here is what I have made so far.",
  ],
  [/\b(?:chef|cook|baker)\b/, "Chef", "I cook with what the season gives."],
  [/\b(?:teacher|professor|tutor)\b/, "Teacher", "I like the moment when something clicks."],
];

const WORKS: [string, string, string][] = [
  ["Harbour", "A booking site for a small ferry line.", "2024"],
  ["Field notes", "A pocket guide to thirty local birds.", "2023"],
  ["Second shift", "Identity and signs for a night bakery.", "2023"],
  ["Low tide", "A series made on one beach in one winter.", "2022"],
];

export const portfolio: StarterApp = {
  id: "portfolio",
  name: "portfolio",
  icon: "🗂️",
  accent: "#b5541c",
  keywords: [
    "portfolio",
    "portfolio site",
    "portfolio website",
    "portfolio page",
    "personal site",
    "personal website",
    "personal page",
    "resume",
    "resume site",
    "cv",
    "cv site",
    "about me page",
    "profile page",
  ],
  kinds: ["static"],
  defaultTitle: (subject) => properNameIn(subject) ?? "Sam Rivera",
  describe: () =>
    "One page with an introduction, selected work that opens for more, skills, experience and contact; the work is sample text to replace.",
  next: ["add a testimonials section", "use the ocean colours", "add a page called Talks"],
  files(params) {
    const names = ORDER.filter((name) => OWN.includes(name) || params.sections.includes(name));
    return new Map([
      ["index.html", page(params, names)],
      ["styles.css", stylesheet(params, PORTFOLIO_STYLES + SECTION_STYLES)],
      ["script.js", PORTFOLIO_SCRIPT],
    ]);
  },
};

function page(params: StarterParams, names: SectionName[]): string {
  const title = html(params.title);
  const [, trade, line] = TRADES.find(([pattern]) => pattern.test(params.request)) ?? [
    null,
    "Maker of useful things",
    "I turn rough ideas into finished work, and enjoy both ends of it.",
  ];
  const links = ["work", ...names]
    .slice(0, 6)
    .map(
      (name) =>
        `<a href="#${name}">${name === "work" ? "Work" : SECTION_LABELS[name as SectionName]}</a>\n`,
    )
    .join("");
  const works = WORKS.map(
    ([name, text, year], index) => source`
<li>
  <details class="work">
    <summary>
      <span class="work-art work-art-${String(index + 1)}" aria-hidden="true"></span>
      <span class="work-name">${name}</span>
      <span class="muted">${year}</span>
    </summary>
    <p>${text} Replace this with the story of your own project: what was asked, what you did, and what came of it.</p>
  </details>
</li>
`,
  ).join("");
  const body = source`
<a class="skip" href="#main">Skip to content</a>
<div class="folio">
  <header class="intro">
    <h1>${title}</h1>
    <p class="trade">${trade}</p>
    <p class="line">${line}</p>
    <nav aria-label="Main">
${indent(links, 6)}    </nav>
    <p><a class="button primary" href="#contact">Get in touch</a></p>
  </header>
  <main id="main">
    <section class="section section-work" id="work" aria-labelledby="work-title">
      <h2 id="work-title">Selected work</h2>
      <ul class="works">
${indent(works, 8)}      </ul>
    </section>
${indent(names.map((name) => sectionHtml(name, params)).join(""), 4)}  </main>
</div>
<footer class="site-footer">
  <p>© <span id="year">2026</span> ${title}</p>
</footer>
`;
  return staticPage({
    title: params.title,
    description: `${params.title}, ${trade.toLowerCase()}. ${line}`,
    icon: portfolio.icon,
    body,
  });
}
