import { giveTurns } from "~/platform/loop-turns.server";
import { type Chosen, chooseInSteps } from "./choose-entries";

/** Chooses as `chooseEntries` does, and lets everybody else have their turn: a ZIP may list fifty thousand files. */
export async function chooseInTurns(...of: Parameters<typeof chooseInSteps>): Promise<Chosen> {
  const steps = chooseInSteps(...of);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await giveTurns();
  }
}
