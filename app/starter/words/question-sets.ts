import { CAPITALS } from "~/starter/words/capitals";
import { DINOSAURS } from "~/starter/words/dinosaurs";
import type { AppLanguage } from "~/starter/words/row";

/** Question, right answer, then three wrong ones. Facts that do not age. */
export type QuizRow = [string, string, string, string, string];

export interface QuizTopic {
  name: string;
  match: RegExp;
  rows: QuizRow[];
}

const SPACE: QuizTopic = {
  name: "space",
  match: /\b(?:space|planets?|astronom\w*|solar system|stars?|universe|moons?|galax\w+)\b/,
  rows: [
    ["Which planet is the largest in the solar system?", "Jupiter", "Saturn", "Neptune", "Earth"],
    ["Which planet is closest to the Sun?", "Mercury", "Venus", "Mars", "Earth"],
    ["What is the name of our galaxy?", "The Milky Way", "Andromeda", "Triangulum", "Whirlpool"],
    [
      "Who was the first person to walk on the Moon?",
      "Neil Armstrong",
      "Buzz Aldrin",
      "Yuri Gagarin",
      "John Glenn",
    ],
    ["Which planet is known as the Red Planet?", "Mars", "Jupiter", "Mercury", "Saturn"],
    [
      "About how long does sunlight take to reach Earth?",
      "8 minutes",
      "8 seconds",
      "8 hours",
      "8 days",
    ],
    [
      "Which planet turns the other way round and is the hottest?",
      "Venus",
      "Mercury",
      "Uranus",
      "Mars",
    ],
    ["What is at the centre of the solar system?", "The Sun", "Earth", "A black hole", "Jupiter"],
  ],
};

const GEOGRAPHY: QuizTopic = {
  name: "geography",
  match:
    /\b(?:geograph\w*|capitals?|countr(?:y|ies)|flags?|world|travel|maps?|continents?|cities)\b/,
  rows: [
    ["What is the capital of Australia?", "Canberra", "Sydney", "Melbourne", "Perth"],
    ["Which is the largest ocean?", "Pacific", "Atlantic", "Indian", "Arctic"],
    ["On which continent is Egypt?", "Africa", "Asia", "Europe", "South America"],
    ["What is the capital of Canada?", "Ottawa", "Toronto", "Vancouver", "Montreal"],
    [
      "Which mountain is the highest above sea level?",
      "Mount Everest",
      "K2",
      "Mont Blanc",
      "Kilimanjaro",
    ],
    ["Which country has the shape of a boot?", "Italy", "Portugal", "Greece", "Norway"],
    ["Which river flows through Paris?", "The Seine", "The Rhône", "The Loire", "The Thames"],
    ["What is the smallest country by area?", "Vatican City", "Monaco", "San Marino", "Malta"],
  ],
};

const HISTORY: QuizTopic = {
  name: "history",
  match: /\b(?:histor\w*|ancient|rome|roman|egypt\w*|war|medieval|century)\b/,
  rows: [
    ["In which year did the Berlin Wall fall?", "1989", "1979", "1991", "1985"],
    [
      "Who painted the ceiling of the Sistine Chapel?",
      "Michelangelo",
      "Raphael",
      "Leonardo da Vinci",
      "Titian",
    ],
    [
      "Which city was buried by Vesuvius in the year 79?",
      "Pompeii",
      "Naples",
      "Syracuse",
      "Carthage",
    ],
    [
      "Who was the first president of the United States?",
      "George Washington",
      "Thomas Jefferson",
      "John Adams",
      "Abraham Lincoln",
    ],
    ["Which ship sank on its first voyage in 1912?", "Titanic", "Lusitania", "Mary Rose", "Vasa"],
    ["In which year did the Second World War end?", "1945", "1944", "1946", "1939"],
    [
      "Who brought the printing press with movable type to Europe?",
      "Johannes Gutenberg",
      "Isaac Newton",
      "Galileo Galilei",
      "Martin Luther",
    ],
    [
      "In which country did the Industrial Revolution begin?",
      "Great Britain",
      "France",
      "Germany",
      "Italy",
    ],
  ],
};

const ANIMALS: QuizTopic = {
  name: "animals",
  match: /\b(?:animals?|wildlife|zoo|dogs?|cats?|birds?|dinosaurs?|pets?|nature|insects?)\b/,
  rows: [
    [
      "Which is the largest animal that has ever lived?",
      "Blue whale",
      "African elephant",
      "Megalodon",
      "Giraffe",
    ],
    ["How many legs does a spider have?", "8", "6", "10", "12"],
    ["Which bird cannot fly?", "Penguin", "Swan", "Puffin", "Owl"],
    ["Which animal is the fastest on land?", "Cheetah", "Lion", "Greyhound", "Ostrich"],
    ["What is a young kangaroo called?", "Joey", "Cub", "Kid", "Pup"],
    ["Which of these is a mammal?", "Dolphin", "Shark", "Penguin", "Crocodile"],
    ["How many hearts does an octopus have?", "3", "1", "2", "8"],
    ["What do giant pandas mostly eat?", "Bamboo", "Fish", "Honey", "Grass"],
  ],
};

const SCIENCE: QuizTopic = {
  name: "science",
  match: /\b(?:scien\w*|chemistr\w*|physics|biolog\w*|body|human|elements?)\b/,
  rows: [
    ["What is the chemical symbol of gold?", "Au", "Ag", "Go", "Gd"],
    [
      "Which gas do plants take in from the air?",
      "Carbon dioxide",
      "Oxygen",
      "Nitrogen",
      "Hydrogen",
    ],
    ["At sea level, at how many °C does water boil?", "100", "90", "120", "80"],
    ["Which organ pumps blood?", "Heart", "Liver", "Lungs", "Kidney"],
    ["What is H2O?", "Water", "Salt", "Oxygen", "Hydrogen peroxide"],
    [
      "Who described the three laws of motion?",
      "Isaac Newton",
      "Albert Einstein",
      "Marie Curie",
      "Niels Bohr",
    ],
    ["How many bones does an adult human have?", "206", "186", "226", "306"],
    ["Which particle has a negative charge?", "Electron", "Proton", "Neutron", "Photon"],
  ],
};

const PROGRAMMING: QuizTopic = {
  name: "web development",
  match:
    /\b(?:programming|coding|javascript|typescript|web ?dev\w*|css|html|react|computers?|developers?|software)\b/,
  rows: [
    ["Which language gives a web page its structure?", "HTML", "CSS", "SQL", "JSON"],
    [
      "What does CSS stand for?",
      "Cascading Style Sheets",
      "Computed Style System",
      "Creative Style Sheets",
      "Colour Style Syntax",
    ],
    ["In JavaScript, what is typeof null?", '"object"', '"null"', '"undefined"', '"number"'],
    [
      "Which array method makes a new array by changing each item?",
      "map",
      "forEach",
      "push",
      "find",
    ],
    ["Which status code means “not found”?", "404", "200", "301", "500"],
    ["Which keyword declares a value that cannot be reassigned?", "const", "let", "var", "static"],
    ["Which HTML element is the right one for an action?", "button", "div", "span", "section"],
    [
      "What does JSON stand for?",
      "JavaScript Object Notation",
      "Java Source Open Network",
      "Joined Script Object Names",
      "JavaScript Online Notes",
    ],
  ],
};

const MUSIC: QuizTopic = {
  name: "music",
  match: /\b(?:music\w*|songs?|bands?|guitar|piano|instruments?)\b/,
  rows: [
    ["How many strings does a standard violin have?", "4", "5", "6", "8"],
    ["Who wrote the Ninth Symphony with the “Ode to Joy”?", "Beethoven", "Mozart", "Bach", "Haydn"],
    ["How many keys does a standard piano have?", "88", "76", "96", "61"],
    ["From which city did the Beatles come?", "Liverpool", "London", "Manchester", "Glasgow"],
    ["What does “forte” mean in a score?", "Loud", "Soft", "Fast", "Slow"],
    ["Which of these is a woodwind instrument?", "Clarinet", "Trumpet", "Cello", "Timpani"],
    ["How many semitones are in an octave?", "12", "8", "7", "10"],
  ],
};

const FILM: QuizTopic = {
  name: "films",
  match: /\b(?:films?|movies?|cinema|hollywood|disney|pixar)\b/,
  rows: [
    [
      "Who directed “Jaws” and “E.T.”?",
      "Steven Spielberg",
      "George Lucas",
      "James Cameron",
      "Ridley Scott",
    ],
    [
      "Which film features a ring that must be destroyed in Mount Doom?",
      "The Lord of the Rings",
      "Harry Potter",
      "Narnia",
      "Willow",
    ],
    [
      "In which film does a clownfish search for his son?",
      "Finding Nemo",
      "Shark Tale",
      "Moana",
      "The Little Mermaid",
    ],
    [
      "Which archaeologist wears a fedora and carries a whip?",
      "Indiana Jones",
      "Lara Croft",
      "Rick O'Connell",
      "Nathan Drake",
    ],
    ["What was the first feature film of Pixar?", "Toy Story", "Cars", "Up", "Monsters, Inc."],
    [
      "Which ship carries the crew in “Alien”?",
      "Nostromo",
      "Enterprise",
      "Discovery One",
      "Serenity",
    ],
  ],
};

const FOOD: QuizTopic = {
  name: "food",
  match: /\b(?:food|cook\w*|cuisine|kitchen|wine|coffee|fruits?|baking)\b/,
  rows: [
    ["What is the main ingredient of hummus?", "Chickpeas", "Lentils", "Aubergine", "White beans"],
    ["From which country does sushi come?", "Japan", "China", "Korea", "Vietnam"],
    ["Which spice comes from crocus flowers?", "Saffron", "Turmeric", "Paprika", "Cumin"],
    ["Which pasta has the shape of bow ties?", "Farfalle", "Penne", "Fusilli", "Orzo"],
    ["What gives bread dough its rise?", "Yeast", "Salt", "Butter", "Flour"],
    ["Guacamole is made mostly of what?", "Avocado", "Peas", "Cucumber", "Lime"],
    ["Which nut is in classic pesto alla genovese?", "Pine nut", "Walnut", "Almond", "Cashew"],
  ],
};

const SPORT: QuizTopic = {
  name: "sport",
  match: /\b(?:sports?|football|soccer|basketball|tennis|olympics?|athlet\w*)\b/,
  rows: [
    ["How many players of a football team are on the pitch?", "11", "10", "9", "12"],
    ["How many rings are in the Olympic symbol?", "5", "4", "6", "7"],
    ["In which sport is there a “love” score?", "Tennis", "Golf", "Cricket", "Darts"],
    ["How long is a marathon, about?", "42 km", "26 km", "50 km", "36 km"],
    ["How many points is a basketball shot from beyond the arc?", "3", "2", "4", "1"],
    ["In golf, what is one stroke under par?", "Birdie", "Eagle", "Bogey", "Albatross"],
  ],
};

const GENERAL: QuizTopic = {
  name: "general knowledge",
  match: /\b(?:general|trivia|pub)\b/,
  rows: [
    ["How many continents are usually counted?", "7", "5", "6", "8"],
    ["Which planet is the largest?", "Jupiter", "Saturn", "Earth", "Mars"],
    ["How many sides does a hexagon have?", "6", "5", "7", "8"],
    [
      "Who wrote “Romeo and Juliet”?",
      "William Shakespeare",
      "Charles Dickens",
      "Jane Austen",
      "Oscar Wilde",
    ],
    ["What is the capital of Japan?", "Tokyo", "Kyoto", "Osaka", "Seoul"],
    ["Which metal is liquid at room temperature?", "Mercury", "Lead", "Tin", "Silver"],
    ["How many minutes are in a day?", "1,440", "1,240", "2,400", "1,600"],
    ["Which colour do you get from blue and yellow paint?", "Green", "Orange", "Purple", "Brown"],
  ],
};

const TOPICS = [
  CAPITALS,
  DINOSAURS,
  SPACE,
  PROGRAMMING,
  MUSIC,
  FILM,
  SPORT,
  FOOD,
  ANIMALS,
  SCIENCE,
  HISTORY,
  GEOGRAPHY,
  GENERAL,
];

/** The question set for a subject; `known` is false when it had to fall back to general ones. */
export function quizTopic(
  subject: string,
  request: string,
  language: AppLanguage | null,
): { topic: QuizTopic; known: boolean } {
  // Only the general ones are there in other languages than English.
  if (language) return { topic: GENERAL, known: subject === "" };
  const bySubject = TOPICS.find(({ match }) => match.test(subject.toLowerCase()));
  if (bySubject) return { topic: bySubject, known: true };
  if (subject !== "") return { topic: GENERAL, known: false };
  const byRequest = TOPICS.find(({ match }) => match.test(request));
  return { topic: byRequest ?? GENERAL, known: true };
}

/** The topic that some words are about; null for none that is known. */
export function topicNamed(words: string): QuizTopic | null {
  return TOPICS.find(({ match }) => match.test(words.toLowerCase())) ?? null;
}

/**
 * So many questions of a topic. What a topic has too few of, general questions and then those of the other topics in turn
 * make up, where it is general itself; else there are as many as it has.
 */
export function rowsOf(topic: QuizTopic, count: number): QuizRow[] {
  const rows = [...topic.rows];
  if (topic === GENERAL) {
    const others = TOPICS.filter((other) => other !== GENERAL && other !== PROGRAMMING);
    const most = Math.max(...others.map((other) => other.rows.length));
    for (let at = 0; at < most; at += 1)
      for (const other of others) {
        const row = other.rows[at];
        if (row && !rows.some(([question, right]) => question === row[0] || right === row[1]))
          rows.push(row);
      }
  }
  return rows.slice(0, count);
}
