import type { Scenario } from "./model-server";
import { Gate } from "./scripted-model";

/** An answer that says its first words at once, and the rest when a test lets it. */
export class HeldAnswer {
  readonly #gate = new Gate();
  readonly scenario: Scenario;

  constructor(first: string, rest = "And the rest.\n") {
    const gate = this.#gate.opened;
    async function* text() {
      yield first;
      await gate;
      yield rest;
    }
    this.scenario = { text: text() };
  }

  goOn(): void {
    this.#gate.open();
  }
}
