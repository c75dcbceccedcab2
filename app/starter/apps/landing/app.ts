import { declinesForm } from "~/starter/match/declined";
import type { Facts } from "~/starter/match/facts/facts";
import { properNameIn } from "~/starter/match/subject";
import { defaultName } from "~/starter/pages/domains";
import { nextSection } from "~/starter/pages/next-section";
import type { StarterApp } from "~/starter/starter-app";

/** The two of a wedding, as an invitation names them. */
function coupleIn({ place, people }: Facts): string | null {
  const [one, other] = people;
  return place === "wedding" && one && other ? `${one.name} & ${other.name}` : null;
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
    "webseite",
    "internetseite",
    "landingpage",
    "startseite",
  ],
  kinds: ["static"],
  defaultTitle: (subject, request, facts) =>
    coupleIn(facts) ?? properNameIn(subject) ?? defaultName(facts, subject, request),
  describe: ({ request }) =>
    `One page made for its subject, ${declinesForm(request) ? "without a form, as you said" : "with a form that reaches you where the page is shown or published here"}. Texts that you did not give are examples: say what is to stand there instead.`,
  next: (params) => [nextSection(params), "use the sunset colours", "add a page called About"],
  sections: {
    own: [],
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
  page: (params) => params,
};
