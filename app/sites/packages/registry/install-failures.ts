import { UnusablePackage } from "./contents/fetch-contents";
import type { PackageNotice } from "./install-types";
import { isPackageName } from "./package-names";

/** What a person is told of an installation that failed: what happened, and what to do. */
export function sayFailure(error: unknown): PackageNotice {
  if (error instanceof UnusablePackage) return { text: error.message };
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  const name = packageIn(error);
  const about = name ? `the package ${name}` : "a package";
  switch (code) {
    case "ETARGET":
      return {
        text: `A version that ${name ?? "a package"} is asked for in does not exist. ${firstLine(message)}`,
      };
    case "E404":
      return { text: `The registry does not have ${about}, which another package needs.` };
    case "E401":
    case "E403":
      return { text: `The registry does not give ${about} to this server.` };
    case "EFOREIGNHOST":
      return {
        text: `${capital(about)} cannot be had: the registry points to another host for it.`,
      };
    case "EINTEGRITY":
      return {
        text: `${capital(about)} cannot be had: its checksum is not the one of the lockfile.`,
      };
  }
  if (code.startsWith("EALLOW")) {
    const which = "asks for a package by Git, a folder or an address";
    return {
      text: `${askerIn(error)} ${which}; only versions of the registry can be had.`,
    };
  }
  if (UNREACHABLE.test(code) || /redirect/i.test(code + message)) {
    return {
      text: "The package registry does not answer, so packages cannot be fetched at the moment. Try again later; those that come with this server work all the same.",
    };
  }
  return {
    text: `The packages could not be resolved: ${firstLine(message) || code || "no reason was given"}`,
  };
}

const UNREACHABLE =
  /^(?:E5\d\d|E429|ENOTFOUND|EAI_AGAIN|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|E\w*TIMEOUT|ERR_SOCKET\w*|FETCH_ERROR|UND_ERR\w*|EPIPE|ERR_STREAM_PREMATURE_CLOSE|CERT_\w+|\w+_CERT\w*|max-redirect|request-timeout)$/;

/** Who asks for what is not allowed: npm's resolver says where it would have stood. */
function askerIn(error: unknown): string {
  const { requiredBy } = error as { requiredBy?: unknown };
  const name = typeof requiredBy === "string" ? requiredBy.split("node_modules/").at(-1) : "";
  return name && isPackageName(name)
    ? `The package ${name}, which the project uses,`
    : "A package that the project uses";
}

function packageIn(error: unknown): string | null {
  const { spec, pkgid, name } = error as Record<string, unknown>;
  const found = [pkgid, spec, (spec as { name?: unknown })?.name].find(
    (it) => typeof it === "string",
  );
  return typeof found === "string"
    ? found.slice(0, 200)
    : typeof name === "string" && name.includes("/")
      ? name
      : null;
}

function firstLine(text: string): string {
  return text.split("\n")[0]?.slice(0, 300) ?? "";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
