import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { packageTarball } from "./tarball";

/** A version as somebody publishes it; what differs from an honest one is said in `manifest` and `dist`. */
export interface Publication {
  name: string;
  version?: string;
  files?: Record<string, string | Buffer>;
  /** The archive itself, where its files would be too honest. */
  tarball?: Buffer;
  manifest?: Record<string, unknown>;
  dist?: Record<string, unknown>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A package registry on this machine, which speaks the protocol of the real ones. */
export class RegistryServer {
  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly #packages = new Map<string, Record<string, unknown>>();
  readonly #tarballs = new Map<string, Buffer>();
  readonly #answers = new Map<string, Answer>();
  /** Requests so far, as "METHOD path". */
  readonly seen: string[] = [];

  static async start(): Promise<RegistryServer> {
    const registry = new RegistryServer();
    await new Promise<void>((resolve) => registry.#server.listen(0, "127.0.0.1", resolve));
    return registry;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Publishes a version; the newest is the latest. @returns its checksum */
  publish({ name, version = "1.0.0", files, tarball, manifest, dist }: Publication): string {
    const place = `/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
    const described = { name, version, main: "index.js", ...manifest };
    const honest = {
      "package.json": JSON.stringify(described),
      "index.js": `exports.name = "${name}";`,
    };
    const archive = tarball ?? packageTarball({ ...honest, ...files });
    const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
    this.#tarballs.set(place, archive);
    const packument = this.#packages.get(name) ?? {
      name,
      versions: {},
      modified: "2020-01-01T00:00:00.000Z",
    };
    const versions = packument.versions as Record<string, unknown>;
    versions[version] = {
      ...described,
      dist: { tarball: this.origin + place, integrity, ...dist },
    };
    this.#packages.set(name, { ...packument, "dist-tags": { latest: version } });
    return integrity;
  }

  /** Changes what is said of a package. */
  describe(name: string, change: Record<string, unknown>): void {
    this.#packages.set(name, { ...this.#packages.get(name), ...change });
  }

  /** Answers a path in another way. */
  answer(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** The requests so far that were for tarballs. */
  get tarballsSent(): string[] {
    return this.seen.filter((line) => line.startsWith("GET ") && line.endsWith(".tgz"));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(request.url ?? "");
    this.seen.push(`${request.method} ${path}`);
    const answer = this.#answers.get(path);
    if (answer) {
      answer(request, response);
      return;
    }
    const tarball = this.#tarballs.get(path);
    const packument = this.#packages.get(path.slice(1));
    if (tarball) {
      response.writeHead(200, {
        "Content-Type": "application/octet-stream",
        "Last-Modified": new Date().toUTCString(),
      });
      response.end(request.method === "HEAD" ? undefined : tarball);
    } else if (packument) {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(packument));
    } else {
      response.writeHead(404, { "Content-Type": "application/json" });
      response.end('{"error":"Not found"}');
    }
  }
}
