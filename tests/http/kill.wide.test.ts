import { claimKilledAnswers, useKilledServer } from "../support/killed-answers";

useKilledServer();

/** Each of the other four acts is in its turn the last one before the kill. */
claimKilledAnswers([
  [1, "a file that was made", 1],
  [2, "a name", 2],
  [9, "a published app", 4],
  [14, "a save", 0],
]);
