// A PostgreSQL of our own in a temporary folder: for tests and for writing migrations.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Starts a cluster on a free port of the loopback address. It trusts local connections and does
 * not sync to disk: it lives as long as one run, unless it is kept.
 *
 * @param {{ kept?: string, settings?: string[] }} [how] `kept` is a folder that stays, made when it
 *   is not there; `settings` are as in `shared_buffers=1GB`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` names the database "postgres"
 * @throws {Error} when PostgreSQL is not installed, or does not start
 */
export async function startPostgres({ kept, settings = [] } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed: install Debian's package postgresql.");
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-postgres-"));
  const account = unprivilegedAccount();
  if (kept) mkdirSync(kept, { recursive: true });
  for (const own of kept ? [folder, kept] : [folder]) {
    if (account) chownSync(own, account.uid, account.gid);
  }
  const options = { ...account, cwd: folder, stdio: "pipe", env: { PATH: process.env.PATH } };
  const data = path.join(kept ?? folder, "data");
  if (!existsSync(data)) {
    execFileSync(
      path.join(bin, "initdb"),
      ["-D", data, "-U", "sayso", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      options,
    );
  }
  const port = await freePort();
  const server = spawn(
    path.join(bin, "postgres"),
    [
      ...["-D", data, "-p", String(port), "-k", folder, "-F"],
      ...["listen_addresses=127.0.0.1", ...settings].flatMap((setting) => ["-c", setting]),
    ],
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
  // A run that ends without stopping it leaves nothing behind. SIGQUIT is "at once" to PostgreSQL.
  const abandon = () => {
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", abandon);
  const stop = async () => {
    process.off("exit", abandon);
    server.removeAllListeners("exit");
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://sayso@127.0.0.1:${port}/postgres`, stop };
}

/** The folder with PostgreSQL's programs; undefined when it is not installed. */
export function findPostgres() {
  return binaryFolders().find((folder) => existsSync(path.join(folder, "initdb")));
}

/** Debian's and Homebrew's, the newest first, then the search path. */
function binaryFolders() {
  const versioned = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
    .filter((root) => existsSync(root))
    .flatMap((root) => {
      const names = readdirSync(root).filter((name) => /^(postgresql@)?\d+$/.test(name));
      const number = (name) => Number(/\d+$/.exec(name)?.[0]);
      names.sort((one, other) => number(other) - number(one));
      return names.map((name) => path.join(root, name, "bin"));
    });
  return [...versioned, ...(process.env.PATH ?? "").split(path.delimiter)];
}

/** PostgreSQL refuses to run as root; these accounts exist for that. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => {
      const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no account named postgres.");
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
