export interface RecipeRow {
  name: string;
  minutes: string;
  servings: string;
  ingredients: string;
  steps: string;
}

export interface RecipeTopic {
  name: string;
  match: RegExp;
  rows: RecipeRow[];
}

const lines = (...items: string[]) => items.join("\n");

const PASTA: RecipeTopic = {
  name: "pasta",
  match: /\b(?:pasta|italian|spaghetti|noodles?)\b/,
  rows: [
    {
      name: "Spaghetti aglio e olio",
      minutes: "20",
      servings: "2",
      ingredients: lines(
        "200 g spaghetti",
        "4 cloves garlic",
        "5 tbsp olive oil",
        "1 pinch chilli flakes",
        "1 handful parsley",
      ),
      steps: lines(
        "Boil the spaghetti in salted water.",
        "Slice the garlic and let it turn gold in the oil with the chilli.",
        "Add the drained pasta and a ladle of its water, toss, finish with parsley.",
      ),
    },
    {
      name: "Penne with tomato and basil",
      minutes: "30",
      servings: "4",
      ingredients: lines(
        "400 g penne",
        "2 tins tomatoes",
        "2 cloves garlic",
        "1 bunch basil",
        "3 tbsp olive oil",
      ),
      steps: lines(
        "Warm the garlic in the oil, add the tomatoes, simmer for 20 minutes.",
        "Boil the penne.",
        "Mix, tear in the basil, serve.",
      ),
    },
    {
      name: "Pasta with peas and lemon",
      minutes: "20",
      servings: "2",
      ingredients: lines(
        "200 g short pasta",
        "150 g peas",
        "1 lemon",
        "40 g hard cheese",
        "1 tbsp butter",
      ),
      steps: lines(
        "Boil the pasta; add the peas for the last 3 minutes.",
        "Keep a cup of water, drain.",
        "Stir with butter, cheese, lemon zest and a little of the water.",
      ),
    },
  ],
};

const SWEET: RecipeTopic = {
  name: "dessert",
  match: /\b(?:desserts?|cakes?|baking|cookies?|sweets?|bak\w+)\b/,
  rows: [
    {
      name: "Chocolate mug cake",
      minutes: "5",
      servings: "1",
      ingredients: lines(
        "4 tbsp flour",
        "2 tbsp cocoa",
        "2 tbsp sugar",
        "3 tbsp milk",
        "2 tbsp oil",
        "1 pinch baking powder",
      ),
      steps: lines(
        "Stir everything in a large mug until smooth.",
        "Microwave for 70 to 90 seconds.",
        "Let it stand for a minute.",
      ),
    },
    {
      name: "Oat cookies",
      minutes: "30",
      servings: "12",
      ingredients: lines(
        "150 g oats",
        "100 g flour",
        "100 g butter",
        "80 g sugar",
        "1 egg",
        "1 handful raisins",
      ),
      steps: lines(
        "Beat butter and sugar, add the egg.",
        "Stir in the rest, form twelve heaps on a tray.",
        "Bake at 180 °C for 12 to 15 minutes.",
      ),
    },
    {
      name: "Apple crumble",
      minutes: "50",
      servings: "4",
      ingredients: lines("5 apples", "120 g flour", "80 g butter", "70 g sugar", "1 tsp cinnamon"),
      steps: lines(
        "Cut the apples into a dish, dust with cinnamon.",
        "Rub flour, butter and sugar to crumbs and scatter over.",
        "Bake at 190 °C for 35 minutes.",
      ),
    },
  ],
};

const BREAKFAST: RecipeTopic = {
  name: "breakfast",
  match: /\b(?:breakfast|brunch|morning|smoothies?|pancakes?)\b/,
  rows: [
    {
      name: "Overnight oats",
      minutes: "5",
      servings: "1",
      ingredients: lines("50 g oats", "120 ml milk", "2 tbsp yoghurt", "1 tsp honey", "Fruit"),
      steps: lines(
        "Stir oats, milk, yoghurt and honey in a jar.",
        "Leave in the fridge overnight.",
        "Top with fruit.",
      ),
    },
    {
      name: "Pancakes",
      minutes: "25",
      servings: "3",
      ingredients: lines(
        "200 g flour",
        "300 ml milk",
        "2 eggs",
        "1 pinch salt",
        "Butter for the pan",
      ),
      steps: lines(
        "Whisk everything, rest for 10 minutes.",
        "Fry thin layers in butter, a minute on each side.",
      ),
    },
    {
      name: "Shakshuka",
      minutes: "30",
      servings: "2",
      ingredients: lines(
        "1 tin tomatoes",
        "1 onion",
        "1 red pepper",
        "4 eggs",
        "1 tsp cumin",
        "1 tsp paprika",
      ),
      steps: lines(
        "Soften onion and pepper with the spices.",
        "Add the tomatoes, simmer for 10 minutes.",
        "Make four hollows, break in the eggs, cover until set.",
      ),
    },
  ],
};

const GREEN: RecipeTopic = {
  name: "vegetarian",
  match: /\b(?:vegetarian|vegan|veggie|healthy|salads?|plant[- ]based|vegetables?)\b/,
  rows: [
    {
      name: "Red lentil soup",
      minutes: "30",
      servings: "4",
      ingredients: lines(
        "250 g red lentils",
        "1 onion",
        "2 carrots",
        "1 tsp cumin",
        "1 l vegetable stock",
        "1 lemon",
      ),
      steps: lines(
        "Soften onion and carrots with the cumin.",
        "Add lentils and stock, simmer for 20 minutes.",
        "Blend, season with lemon.",
      ),
    },
    {
      name: "Chickpea salad",
      minutes: "15",
      servings: "2",
      ingredients: lines(
        "1 tin chickpeas",
        "1 cucumber",
        "10 small tomatoes",
        "1 red onion",
        "2 tbsp olive oil",
        "1 lemon",
      ),
      steps: lines(
        "Cut everything small.",
        "Toss with oil, lemon and salt.",
        "Rest for ten minutes.",
      ),
    },
    {
      name: "Roast vegetables",
      minutes: "45",
      servings: "3",
      ingredients: lines(
        "1 aubergine",
        "2 peppers",
        "1 courgette",
        "2 red onions",
        "4 tbsp olive oil",
        "Thyme",
      ),
      steps: lines(
        "Cut into large pieces, mix with oil, salt and thyme.",
        "Roast at 210 °C for 35 minutes, turn once.",
      ),
    },
  ],
};

const MIXED: RecipeTopic = {
  name: "everyday",
  match: /$^/,
  rows: [PASTA.rows[0], GREEN.rows[0], BREAKFAST.rows[1], SWEET.rows[2]].filter(
    (row) => row !== undefined,
  ),
};

const TOPICS = [PASTA, SWEET, BREAKFAST, GREEN];

/** Sample recipes for a subject; everyday ones where none fits. */
export function recipeTopic(
  subject: string,
  request: string,
): { topic: RecipeTopic; known: boolean } {
  const text = `${subject.toLowerCase()} ${request}`;
  const topic = TOPICS.find(({ match }) => match.test(text));
  return { topic: topic ?? MIXED, known: topic !== undefined };
}
