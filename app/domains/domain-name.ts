import { domainToASCII } from "node:url";
import { getDomain, parse } from "tldts-icann";
import { badRequest } from "~/platform/errors";

/** RFC 1035, 2.3.4: what goes over the wire has a length and a root beside these. */
const MOST = 253;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that lead nowhere, or to whoever asks (RFC 6761, RFC 6762 and what networks use). */
const NOBODYS =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|onion|arpa|invalid|alt)$/;

/** Where the product and its sites are. */
export interface ProductNames {
  /** Hosts, with or without a port. */
  hosts: readonly string[];
}

/**
 * Reads a name as people write it: with a scheme, a path, capitals, letters of any script.
 *
 * @returns it as DNS knows it (punycode, lower case)
 * @throws {AppError} 400 that says what it may be
 */
export function readDomainName(text: string, product: ProductNames): string {
  const host = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/, "")
    .replace(/\.$/, "");
  const name = domainToASCII(host.toLowerCase());
  if (!isDomainName(name)) throw refuse("Please write a domain like shop.example.com.");
  const { isIp, domain } = parse(name);
  if (isIp) throw refuse("An address of numbers is no domain. Please write its name.");
  if (NOBODYS.test(name)) throw refuse("This name means something else in every network.");
  if (!domain) throw refuse("This ending belongs to everybody. Please write a name below it.");
  if (product.hosts.some((own) => isNear(name, own))) {
    throw refuse("This name is of this product itself. Please use one of yours.");
  }
  return name;
}

/** Whether a name has the form of a domain in DNS: at least two labels, the last no number. */
export function isDomainName(name: string): boolean {
  const labels = name.split(".");
  return (
    name.length <= MOST &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** Whether it is the same site as a host of the product: its pages could set cookies for that. */
function isNear(name: string, host: string): boolean {
  const own = host.toLowerCase().replace(/:\d+$/, "");
  const site = getDomain(own) ?? own;
  return name === site || name.endsWith(`.${site}`);
}

function refuse(message: string) {
  return badRequest(message, { fields: { domain: message } });
}
