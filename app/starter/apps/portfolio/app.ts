import { properNameIn } from "~/starter/match/subject";
import type { StarterApp } from "~/starter/starter-app";

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

function tradeIn(request: string): { trade: string; line: string } {
  const [, trade, line] = TRADES.find(([pattern]) => pattern.test(request)) ?? [
    null,
    "Maker of useful things",
    "I turn rough ideas into finished work, and enjoy both ends of it.",
  ];
  return { trade, line };
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
  defaultTitle: (subject) => properNameIn(subject) ?? "Sam Rivera",
  describe: () =>
    "One page with an introduction, selected work that opens for more, skills, experience and contact; the work is sample text to replace.",
  next: ["add a testimonials section", "use the ocean colours", "add a page called Talks"],
  sections: {
    own: ["skills", "experience", "contact"],
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
  texts({ title, request }) {
    const { trade, line } = tradeIn(request);
    return { trade, line, description: `${title}, ${trade.toLowerCase()}. ${line}` };
  },
};
