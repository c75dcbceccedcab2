import { properNameIn } from "~/starter/match/subject";
import { sentenceCase } from "~/starter/match/words";
import type { StarterApp, StarterParams } from "~/starter/starter-app";
import { type LandingProfile, landingProfile } from "./profiles";

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

function profileFor(subject: string, request: string): LandingProfile {
  return landingProfile(subject, request) ?? generic(subject);
}

function landingTexts({ title, subject, request, sections }: StarterParams) {
  const profile = profileFor(subject, request);
  const [first, second, third] = profile.features;
  const hasHours = sections.includes("hours");
  const showsHours = profile.action.includes("hours");
  return {
    icon: profile.icon,
    description: `${title}. ${profile.headline}`,
    headline: profile.headline,
    lead: profile.lead,
    action: showsHours && !hasHours ? "Say hello" : profile.action,
    goal: showsHours && hasHours ? "hours" : "contact",
    feature1: first[0],
    feature1Text: first[1],
    feature2: second[0],
    feature2Text: second[1],
    feature3: third[0],
    feature3Text: third[1],
  };
}

export const landing: StarterApp = {
  id: "landing",
  name: "landing page",
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
  defaultTitle: (subject, request) => properNameIn(subject) ?? profileFor(subject, request).name,
  describe: () => "One page with a hero, what visitors get, and sections you can add to.",
  next: ["add a pricing section", "use the sunset colours", "add a page called About"],
  sections: {
    own: ["steps", "faq", "contact"],
    order: [
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
    ],
  },
  texts: landingTexts,
};
