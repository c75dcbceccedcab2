/** What apps begin with, for edits that put other examples in their place. */
export { cardsAbout } from "./flashcards/topics";
