import type { Values } from "./fields";

/** What the box holds the first time it is opened. */
export const samples: Values[] = [
  {
    name: "Spaghetti aglio e olio",
    minutes: "20",
    servings: "2",
    ingredients:
      "200 g spaghetti\n4 cloves garlic\n5 tbsp olive oil\n1 pinch chilli flakes\n1 handful parsley",
    steps:
      "Boil the spaghetti in salted water.\nSlice the garlic and let it turn gold in the oil with the chilli.\nAdd the drained pasta and a ladle of its water, toss, finish with parsley.",
  },
  {
    name: "Red lentil soup",
    minutes: "30",
    servings: "4",
    ingredients: "250 g red lentils\n1 onion\n2 carrots\n1 tsp cumin\n1 l vegetable stock\n1 lemon",
    steps:
      "Soften onion and carrots with the cumin.\nAdd lentils and stock, simmer for 20 minutes.\nBlend, season with lemon.",
  },
  {
    name: "Pancakes",
    minutes: "25",
    servings: "3",
    ingredients: "200 g flour\n300 ml milk\n2 eggs\n1 pinch salt\nButter for the pan",
    steps:
      "Whisk everything, rest for 10 minutes.\nFry thin layers in butter, a minute on each side.",
  },
  {
    name: "Apple crumble",
    minutes: "50",
    servings: "4",
    ingredients: "5 apples\n120 g flour\n80 g butter\n70 g sugar\n1 tsp cinnamon",
    steps:
      "Cut the apples into a dish, dust with cinnamon.\nRub flour, butter and sugar to crumbs and scatter over.\nBake at 190 °C for 35 minutes.",
  },
];
