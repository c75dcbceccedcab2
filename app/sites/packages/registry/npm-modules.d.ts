// What of npm's libraries has no types of its own.

declare module "@npmcli/config/lib/definitions/index.js" {
  import type Config from "@npmcli/config";

  /** What npm itself knows of its settings. */
  const npm: {
    definitions: Config.DefinitionsObject;
    shorthands: Config.ShortFlags;
    flatten: (current: Record<string, unknown>, total: Record<string, unknown>) => void;
  };
  export default npm;
}

declare module "@npmcli/agent" {
  import type { ClientRequest, Agent as HttpAgent } from "node:http";
  import type { Socket } from "node:net";

  export interface ConnectOptions {
    host: string;
    port: number;
    secureEndpoint?: boolean;
  }

  export class Agent extends HttpAgent {
    constructor(options?: Record<string, unknown>);
    isSecureEndpoint(options: ConnectOptions): boolean;
    connect(request: ClientRequest, options: ConnectOptions): Promise<Socket>;
  }
}
