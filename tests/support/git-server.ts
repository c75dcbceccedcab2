import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** What opens the server's repositories. */
export const GIT_TOKEN = "token-of-a-test-1234567890";

/** Git's own server of repositories, over its smart HTTP (`git http-backend`), behind a token. */
export async function startGitServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-git-"));
  const server = createServer((request, response) => {
    const [, password = ""] = readBasic(request);
    if (password === GIT_TOKEN) return answer(folder, request, response);
    request.resume();
    response.writeHead(401, { "WWW-Authenticate": "Basic" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const git = (name: string, ...args: string[]) =>
    execFileSync("git", ["-C", path.join(folder, name), ...args], { encoding: "utf8" }).trim();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes an empty repository, e.g. "ann/shop.git". */
    make(name: string): void {
      execFileSync("git", ["init", "-q", "--bare", "-b", "main", path.join(folder, name)]);
      git(name, "config", "http.receivepack", "true");
    },
    /** Runs git in a repository. @returns what it printed */
    git,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

function readBasic({ headers }: IncomingMessage): string[] {
  const given = headers.authorization?.replace(/^Basic /, "") ?? "";
  return Buffer.from(given, "base64").toString().split(":");
}

/** Runs the CGI program for one request (RFC 3875). */
function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", "http://git.example");
  const backend = spawn("git", ["http-backend"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      REMOTE_USER: "ann",
      REQUEST_METHOD: request.method,
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      CONTENT_LENGTH: request.headers["content-length"] ?? "",
    },
  });
  request.pipe(backend.stdin);
  const parts: Buffer[] = [];
  backend.stdout.on("data", (part: Buffer) => parts.push(part));
  backend.on("close", () => {
    const whole = Buffer.concat(parts);
    const end = whole.indexOf("\r\n\r\n");
    const lines = whole.toString("latin1", 0, end).split("\r\n");
    const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
    const { Status, ...others } = Object.fromEntries(headers);
    response.writeHead(Number.parseInt(Status ?? "200", 10), others).end(whole.subarray(end + 4));
  });
}
