import ssri from "ssri";

/** SHA-512 alone: what is stored under a checksum is shared, so nobody may be able to make two of one. */
const ALGORITHM = "sha512";

/** Of a checksum in several algorithms the strong one, as `sha512-…`; null when there is none. */
export function strongIntegrity(integrity: string): string | null {
  const hash = ssri.parse(integrity)?.[ALGORITHM]?.[0];
  return hash && /^[A-Za-z0-9+/]{86}==$/.test(hash.digest) ? `${ALGORITHM}-${hash.digest}` : null;
}

/** The name of a content: the checksum in hex. @param integrity from {@link strongIntegrity} */
export function contentName(integrity: string): string {
  return Buffer.from(integrity.slice(ALGORITHM.length + 1), "base64").toString("hex");
}
