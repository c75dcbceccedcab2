/** Longest name made from a prompt, in characters: one line of a card. */
const MADE_NAME_LENGTH = 48;

/** How people begin when they ask for something; the rest is its name. */
const OPENING =
  /^(?:(?:please|hi|hello|hey)[,!.\s]+)*(?:(?:can|could|would) you (?:please )?|(?:i(?:'d| would) like|i want|i need)(?: you)?(?: to)? )?(?:(?:build|make|create|generate|write|design|develop|have|give) )?(?:(?:me|us) )?(?:an? |the |some )?/i;

/** A project name for what somebody asked for, e.g. "Habit tracker with streaks". */
export function nameFromPrompt(prompt: string): string {
  const sentence = prompt.trim().split(/[\n.!?,;:。！？，、；：]/, 1)[0] ?? "";
  const subject = (sentence.replace(OPENING, "") || sentence).replace(/\s+/g, " ").trim();
  const letters = Array.from(subject);
  let name = letters.slice(0, MADE_NAME_LENGTH).join("");
  if (letters.length > MADE_NAME_LENGTH && name.includes(" ")) {
    name = name.slice(0, name.lastIndexOf(" "));
  }
  if (name === "") return "My app";
  return name.charAt(0).toUpperCase() + name.slice(1);
}
