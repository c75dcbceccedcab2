type Feature = [heading: string, text: string];

/** The words of a landing page for one trade. */
export interface LandingProfile {
  match: RegExp;
  /** Name of the business when none was given. */
  name: string;
  headline: string;
  lead: string;
  action: string;
  /** An emoji for the browser tab; the page itself draws its pictures, since not every device has emoji. */
  icon: string;
  /** Heading and text of each of the three. */
  features: [Feature, Feature, Feature];
}

const PROFILES: LandingProfile[] = [
  {
    match: /\b(?:coffee|caf[eé]|espresso|tea ?house|barista)\b/,
    name: "Corner Coffee",
    headline: "Good coffee, a quiet corner, and time.",
    lead: "Beans roasted in small batches, bread from next door, and a table by the window that is usually free before nine.",
    action: "See opening hours",
    icon: "☕",
    features: [
      ["Roasted each week", "Small batches, with the roasting date on every bag."],
      ["Baked this morning", "Croissants and bread from the bakery next door."],
      ["Stay as long as you like", "Sockets, daylight and music that lets you think."],
    ],
  },
  {
    match:
      /\b(?:restaurant|bistro|pizz\w+|bakery|diner|food truck|cater\w*|sushi|burger|ice cream|chef)\b/,
    name: "The Long Table",
    headline: "Seasonal food, cooked over fire.",
    lead: "A short menu that changes with the market, a long table for sharing, and a kitchen you can look into.",
    action: "Book a table",
    icon: "🍽️",
    features: [
      ["From nearby farms", "Most of what we cook grew within an hour of here."],
      ["Open kitchen", "Watch your dinner being made, and ask about it."],
      ["For everyone", "Half of the menu has no meat. All of it has flavour."],
    ],
  },
  {
    match:
      /\b(?:gym|fitness|yoga|pilates|train(?:er|ing)|workout|crossfit|running|personal coach)\b/,
    name: "Steady Strength",
    headline: "Get stronger, one week at a time.",
    lead: "Small classes, coaches who know your name, and a plan that fits the life you have.",
    action: "Try a class",
    icon: "💪",
    features: [
      ["Eight people at most", "Enough to be fun, few enough to be coached."],
      ["Morning to evening", "Classes before work, at lunch and after dinner."],
      ["Progress you can see", "A simple log that shows how far you have come."],
    ],
  },
  {
    match: /\b(?:event|conference|festival|meetup|wedding|concert|hackathon|workshop)\b/,
    name: "Open Air",
    headline: "One day. Good people. Big ideas.",
    lead: "Talks in the morning, workshops after lunch, music until late. Come for a session and stay for the company.",
    action: "Save your seat",
    icon: "🎟️",
    features: [
      ["Voices worth hearing", "Short talks by people who do the work."],
      ["Hands-on afternoons", "Workshops in small groups, nothing to bring."],
      ["A long evening", "Food, music and time to talk."],
    ],
  },
  {
    match:
      /\b(?:agency|studio|photograph\w*|consult\w*|freelance\w*|law(?:yer| firm)|architect\w*|marketing|design(?:er)?)\b/,
    name: "North Studio",
    headline: "Clear work for people with something to say.",
    lead: "We help small organisations find the right words, the right shape and the right next step.",
    action: "Tell us about your project",
    icon: "✳️",
    features: [
      ["We begin by listening", "No proposal before we understand the problem."],
      ["You see it early", "Rough versions each week, never one big reveal."],
      ["We stay reachable", "After launch, the same people answer your calls."],
    ],
  },
  {
    match:
      /\b(?:charity|non-?profit|ngo|donat\w*|volunteer\w*|community|animal shelter|shelter|church|school)\b/,
    name: "Kindly",
    headline: "Small help adds up.",
    lead: "We bring neighbours together who have an hour to give and neighbours who could use one.",
    action: "Lend a hand",
    icon: "💛",
    features: [
      ["Close to home", "Everything happens within walking distance."],
      ["An hour is enough", "Give what you can, when you can."],
      ["Open books", "We publish what comes in and where it goes."],
    ],
  },
  {
    match: /\b(?:app|saas|software|startup|product|tool|platform|ai|mobile|api|dev(?:eloper)?s?)\b/,
    name: "Tidewater",
    headline: "The calm way to get things finished.",
    lead: "One place for what you are working on, what comes next, and what can wait. Quick to open, easy to leave.",
    action: "Get started",
    icon: "🌊",
    features: [
      ["Fast from the first click", "Opens at once and keeps up with you."],
      ["Private by default", "Your work is yours; you decide who sees it."],
      ["Fits what you use", "Import what you have, export whenever you want."],
    ],
  },
];

/** The trade a subject or request names, or null: then the page speaks about the subject itself. */
export function landingProfile(subject: string, request: string): LandingProfile | null {
  const bySubject = PROFILES.find(({ match }) => match.test(subject.toLowerCase()));
  if (bySubject || subject !== "") return bySubject ?? null;
  return PROFILES.find(({ match }) => match.test(request)) ?? null;
}
