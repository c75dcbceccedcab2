import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { LocalChain } from "./local-chain";
import { LocalNode } from "./local-node";

/** A node of the local chain: JSON-RPC over HTTP as those of Solana speak it. */
export class SolanaServer extends LocalNode {
  /** Answers 429 to so many of the next requests. */
  busyFor = 0;
  /** Whether it breaks off every connection. */
  isDown = false;
  readonly #server: Server;

  private constructor(chain: LocalChain) {
    super(chain);
    this.#server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        if (this.isDown) return void request.socket.destroy();
        if (this.busyFor > 0) {
          this.busyFor -= 1;
          response.writeHead(429, { "Retry-After": "0" }).end('{"error":"Too many requests"}');
          return;
        }
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(JSON.stringify(this.answer(body)));
      });
    });
  }

  static async start(chain = new LocalChain()): Promise<SolanaServer> {
    const node = new SolanaServer(chain);
    await new Promise<void>((resolve) => node.#server.listen(0, "127.0.0.1", resolve));
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
