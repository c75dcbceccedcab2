/** Size of every picture in pixels: enough for the largest place it is shown at on a sharp screen. */
export const EXAMPLE_SIZE = { width: 960, height: 600 };

/** An app that the built-in starter makes of one wish, and a picture of it. */
export interface Example {
  /** Its picture is `public/examples/<name>.webp`. */
  name: string;
  /** What it is, as a title: "Café". */
  title: string;
  /** What a person says to get it, word for word: the picture shows what came of that. */
  wish: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** Whether little is on it, so that its picture shows it larger. */
  isSmall?: true;
}

/** Real apps, the most telling first. `npm run examples` makes them and takes their pictures. */
export const EXAMPLES: readonly Example[] = [
  {
    name: "cafe",
    title: "Café",
    wish: "A website for a café called Blue Door with our menu: Espresso 2.50, Flat white 3.80, Lemon cake 4.20. Open Mon–Sat 8–18, 12 Harbour Street",
    alt: "The page of a café called Blue Door: a steaming cup among large shapes of colour, and “The best part of the morning.”",
  },
  {
    name: "habits",
    title: "Habit tracker",
    wish: "A habit tracker with streaks, in calm green",
    alt: "A habit tracker: three habits, each with the days of this week to tick and a count of days in a row",
    isSmall: true,
  },
  {
    name: "club",
    title: "Running club",
    wish: "A page for a running club called Harbour Runners. We meet on Tuesdays at 19:00 at the old pier, beginners welcome",
    alt: "The page of a running club: a red sign that says “Show up. That is the hard part done.”, and a way through hills",
  },
  {
    name: "expenses",
    title: "Expense tracker",
    wish: "An expense tracker with a chart",
    alt: "An expense tracker: the sum of the month, a ring chart by category, and a form for the next expense",
    isSmall: true,
  },
  {
    name: "wedding",
    title: "Wedding",
    wish: "An invitation to the wedding of Lea and Tom on 12 September 2027, with a form for answers",
    alt: "A wedding invitation for Lea and Tom with two rings in a wreath, the day, and a button for the answer",
  },
  {
    name: "kanban",
    title: "Kanban board",
    wish: "A kanban board for moving house",
    alt: "A kanban board for moving house with the columns To do, In progress and Done",
  },
  {
    name: "portfolio",
    title: "Portfolio",
    wish: "A portfolio for Mara Lindt, photographer in Lisbon",
    alt: "The portfolio of a photographer: “I make quiet pictures of people and places.” beside coloured shapes",
  },
  {
    name: "recipes",
    title: "Recipe book",
    wish: "A recipe box with tags",
    alt: "A recipe box: a search field and cards for recipes with their minutes and servings",
    isSmall: true,
  },
  {
    name: "shop",
    title: "Shop",
    wish: "A shop page for our pottery called Clay & Salt, in warm colours. Mug 18, Bowl 24, Vase 42",
    alt: "The page of a pottery shop: “A small shop with nothing superfluous.” and a shelf of vases",
  },
  {
    name: "quiz",
    title: "Quiz",
    wish: "A quiz about planets",
    alt: "A quiz about planets: the first of eight questions with four answers",
    isSmall: true,
  },
  {
    name: "band",
    title: "Band",
    wish: "A bold website for our band The Night Ferries, with the dates of our tour",
    alt: "The page of a band in bright green: its name in large letters over a record",
  },
  {
    name: "yoga",
    title: "Yoga studio",
    wish: "A calm website for a yoga studio called Still Water with times and prices: Single class 15, Ten classes 120",
    alt: "The page of a yoga studio: “Come as stiff as you are.” and a lotus before the sun",
  },
  {
    name: "flashcards",
    title: "Flashcards",
    wish: "Flashcards for learning Spanish",
    alt: "Flashcards for Spanish: one card to turn, and how many are learned",
    isSmall: true,
  },
  {
    name: "practice",
    title: "Practice",
    wish: "A website for a dentist called Weber Dental, open Mon–Fri 8–17, phone 030 123456",
    alt: "The page of a dentist: “In good hands, from the first visit.” beside a tooth and its brush",
  },
];

/** Where an example's picture is. */
export function examplePicture({ name }: Example): string {
  return `/examples/${name}.webp`;
}
