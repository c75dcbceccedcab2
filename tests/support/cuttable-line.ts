import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a server of the outside world that a test can cut and mend. */
export interface CuttableLine {
  /** The server's address, with the line in between. */
  url: string;
  /** Breaks every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** From now on takes what is sent, on old connections and new ones, and passes nothing on. */
  swallow(): void;
  /** Lets connections through again. Those that lost bytes are broken. */
  mend(): Promise<void>;
  /** Whether somebody is connected, as far as here. */
  isTaken(): boolean;
  close(): Promise<void>;
}

/** Opens a line to the server that `url` names, as in `postgresql://ann@127.0.0.1:5432/name`. */
export async function openCuttableLine(url: string): Promise<CuttableLine> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
      if (isSwallowing) end.resume();
      else end.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  const close = async () => {
    if (!server.listening) return;
    server.close();
    breakAll();
    await once(server, "close");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const line = new URL(url);
  line.host = `127.0.0.1:${port}`;
  return {
    url: line.href,
    cut: close,
    swallow() {
      isSwallowing = true;
      for (const end of ends) end.unpipe().resume();
    },
    async mend() {
      if (isSwallowing) breakAll();
      isSwallowing = false;
      if (!server.listening) await listen(port);
    },
    isTaken: () => ends.size > 0,
    close,
  };
}
