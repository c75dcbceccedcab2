import { expect } from "vitest";
import { bundle } from "../../../app/starter/bundle-fixture";
import { ALL_ABILITIES } from "../../../app/starter/edits/abilities/all-abilities.server";
import { applied } from "../../../app/starter/edits/edit";
import { makeProject, tryEdit } from "../everyday-edits";

/** Projects of which each ability has one that it is for. */
export const ABLE_PROJECTS = [
  "to-do list",
  "kanban board",
  "expense tracker",
  "habit tracker",
  "recipe collection",
  "notes app",
  "quiz about animals",
  "website for a café with menu and prices",
  "landing page for my dog walking business",
  "movie watchlist",
  "pomodoro timer",
  "countdown to new year",
  "weather app",
  "flashcards",
].map((kind) => ({ kind, files: makeProject(`make a ${kind}`) }));

/** Those that stand for all in `npm test`. */
const EXAMPLES = ["to-do list", "quiz about animals", "website for a café with menu and prices"];
export const ABLE_EXAMPLES = ABLE_PROJECTS.filter(({ kind }) => EXAMPLES.includes(kind));
export const OTHER_ABLE = ABLE_PROJECTS.filter(({ kind }) => !EXAMPLES.includes(kind));

/** What a button says is done, and all of it together builds. */
export async function doesWhatButtonsSay({ files }: (typeof ABLE_PROJECTS)[number]): Promise<void> {
  let all = files;
  for (const ability of ALL_ABILITIES) {
    if (!ability.make(files, ability.send).ok) continue;
    const { said, files: after } = tryEdit(files, { say: ability.send });
    expect([ability.send, said, after !== files]).toEqual([
      ability.send,
      expect.not.stringMatching(/Not done|changed nothing|not understand/),
      true,
    ]);
    const made = ability.make(all, ability.send);
    if (made.ok) all = applied(all, made.changes);
  }
  await bundle(all);
}
