import { properNameIn } from "~/starter/match/subject";
import { asLife, tellsLife } from "~/starter/pages/told-cv";
import type { SectionName, StarterApp } from "~/starter/starter-app";

/** What somebody of a trade says first, until they say it better. */
const HEADLINES: [RegExp, string][] = [
  [/\bphotograph\w*\b/, "I make quiet pictures of people and places."],
  [/\b(?:designer|design|ux|ui)\b/, "I make complicated things feel obvious."],
  [
    /\b(?:developer|programmer|engineer|coder|software)\b/,
    "I build things for the web that load fast and last.",
  ],
  [/\b(?:writer|author|journalist|copywriter|poet)\b/, "I find the words that were missing."],
  [/\b(?:artist|illustrator|painter|sculptor)\b/, "I draw the world a little kinder than it is."],
  [/\b(?:musician|dj|composer|singer|band)\b/, "I write songs for long train rides."],
  [/\b(?:architect|interior)\b/, "I design rooms that people like to stay in."],
  [/\b(?:student|graduate)\b/, "I am learning in public. Here is what I have made so far."],
  [/\b(?:chef|cook|baker)\b/, "I cook with what the season gives."],
  [/\b(?:teacher|professor|tutor)\b/, "I like the moment when something clicks."],
];

function headlineIn(request: string): string | null {
  return HEADLINES.find(([pattern]) => pattern.test(request))?.[1] ?? null;
}

export const portfolio: StarterApp = {
  id: "portfolio",
  name: "portfolio",
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
  defaultTitle: (subject, _, { people }) =>
    properNameIn(subject) ?? people[0]?.name ?? "Sam Rivera",
  describe: ({ request, facts }) =>
    tellsLife(request, facts)
      ? "One page with what you told, and a form that reaches you."
      : "One page with an introduction, selected work, services and a contact form; the work and the experience are examples to replace.",
  next: ["add a testimonials section", "use the ocean colours", "add a page called Talks"],
  sections: {
    own: [],
    order: [
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
    ],
  },
  page(params) {
    const { facts, request } = params;
    // Nobody who tells what they did wants the work and the skills of somebody else beside it.
    if (tellsLife(request, facts))
      return {
        ...params,
        sections: params.sections.filter((name) => name !== "experience" && name !== "skills"),
        facts: { ...asLife(facts), place: "portfolio" },
      };
    const isEnglish = facts.language === "en";
    const headline = facts.headline ?? (isEnglish ? headlineIn(request) : null);
    const sections: SectionName[] = ["skills", "experience", ...params.sections];
    return {
      ...params,
      sections: [...new Set(sections)],
      facts: { ...facts, headline, place: "portfolio" },
    };
  },
};
