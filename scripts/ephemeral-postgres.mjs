// A PostgreSQL of our own in a temporary folder: for tests and for writing migrations.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Starts a cluster on a free port of the loopback address. It trusts local connections and does
 * not sync to disk: it lives as long as one run.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` names the database "postgres"
 * @throws {Error} when PostgreSQL is not installed
 */
export async function startPostgres() {
  const bin = findBinaries();
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-postgres-"));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, stdio: "pipe", env: { PATH: process.env.PATH } };
  const data = path.join(folder, "data");
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "sayso", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    options,
  );
  const port = await freePort();
  const server = spawn(
    path.join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1", "-F"],
    options,
  );
  await new Promise((resolve, reject) => {
    let output = "";
    server.stderr.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve(undefined);
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
  const stop = async () => {
    server.removeAllListeners("exit");
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://sayso@127.0.0.1:${port}/postgres`, stop };
}

function findBinaries() {
  const roots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
  for (const root of roots) {
    if (!existsSync(root)) continue;
    for (const version of readdirSync(root).sort().reverse()) {
      const bin = path.join(root, version, "bin");
      if (existsSync(path.join(bin, "initdb"))) return bin;
    }
  }
  throw new Error("PostgreSQL is not installed: install Debian's package postgresql.");
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
