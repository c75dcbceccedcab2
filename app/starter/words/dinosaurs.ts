import type { QuizTopic } from "./question-sets";

/** What is known of dinosaurs for long. */
export const DINOSAURS: QuizTopic = {
  name: "dinosaurs",
  match: /\b(?:dinos?|dinosaurs?|t[ -]?rex|fossils?)\b/,
  rows: [
    ["What did Tyrannosaurus rex eat?", "Meat", "Leaves", "Fish only", "Seeds"],
    ["How many horns did Triceratops have?", "Three", "One", "Two", "Five"],
    [
      "What does the word “dinosaur” mean?",
      "Terrible lizard",
      "Big bird",
      "Old bone",
      "Fast runner",
    ],
    [
      "Which of these had plates along its back?",
      "Stegosaurus",
      "Velociraptor",
      "Brachiosaurus",
      "Triceratops",
    ],
    ["Which animals of today descend from dinosaurs?", "Birds", "Crocodiles", "Frogs", "Sharks"],
    [
      "Which of these had a very long neck?",
      "Brachiosaurus",
      "Ankylosaurus",
      "Triceratops",
      "Allosaurus",
    ],
    [
      "What hit the Earth when the age of dinosaurs ended?",
      "An asteroid",
      "The Moon",
      "A star",
      "A rocket",
    ],
    [
      "What do we call remains of animals that became stone?",
      "Fossils",
      "Crystals",
      "Pebbles",
      "Minerals",
    ],
    [
      "Which of these could fly and was no dinosaur?",
      "Pteranodon",
      "Stegosaurus",
      "Iguanodon",
      "Diplodocus",
    ],
    ["What did Diplodocus eat?", "Plants", "Meat", "Fish", "Eggs"],
  ],
};
