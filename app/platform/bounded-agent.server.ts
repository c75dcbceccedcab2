import type { Dispatcher } from "undici";

type Undici = typeof import("undici");

/**
 * Connections to servers that people name. An agent keeps 20 kB and more of each server that it was ever asked for, whether
 * or not it was reached, and whoever has a domain has as many names as they like: after so many the agent is left, with
 * what is under way on it, and another one goes on.
 *
 * @param undici imported when it is needed
 * @param newAgent makes an agent
 * @param most servers of one agent
 */
export function boundedAgent(
  undici: Undici,
  newAgent: () => Dispatcher,
  most: number,
): Dispatcher & { readonly origins: number } {
  return new (class extends undici.Dispatcher {
    #agent = newAgent();
    readonly #origins = new Set<string>();
    /** Agents that were left and have not ended yet. */
    readonly #left = new Set<Dispatcher>();

    /** How many servers it knows. */
    get origins(): number {
      return this.#origins.size;
    }

    override dispatch(
      options: Dispatcher.DispatchOptions,
      handler: Dispatcher.DispatchHandlers,
    ): boolean {
      const origin = String(options.origin);
      if (!this.#origins.has(origin) && this.#origins.size >= most) this.#change();
      this.#origins.add(origin);
      return this.#agent.dispatch(options, handler);
    }

    override async close(): Promise<void> {
      await Promise.all([this.#agent, ...this.#left].map((agent) => agent.close()));
    }

    override async destroy(): Promise<void> {
      await Promise.all([this.#agent, ...this.#left].map((agent) => agent.destroy()));
    }

    #change(): void {
      const left = this.#agent;
      this.#agent = newAgent();
      this.#origins.clear();
      this.#left.add(left);
      // What is under way goes on to its end.
      const forget = () => this.#left.delete(left);
      left.close().then(forget, forget);
    }
  })();
}
