import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/**
 * The network that somebody comes from. An IPv6 line has 2⁶⁴ addresses of its own and changes them
 * daily, so its first half stands for it; an IPv4 address is taken as it is.
 *
 * @param written an address, as sockets and proxies write it: some add a port, which is another one
 *   for each connection
 * @returns "" for what is no address, so that nobody is many by making up new ones
 */
export function networkOf(written: string): string {
  const address = plainAddress(written);
  if (!isIPv6(address)) return isIP(address) ? address : "";
  const [head = "", tail] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  while (front.length + back.length < 8) front.push("0");
  return [...front, ...back].slice(0, 4).join(":");
}

/** Whether an address is one of this machine's own, which no other machine can send from. */
export function isLoopbackAddress(written: string): boolean {
  const address = plainAddress(written);
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Without port, brackets and zone, in the one spelling of its kind; IPv4 in IPv6 as IPv4. */
function plainAddress(written: string): string {
  const bare = written.trim().replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
  const address = bare.replace(/%.*$/, "");
  if (!isIPv6(address)) return address;
  const plain = new SocketAddress({ address, family: "ipv6" }).address;
  return plain.replace(/^::ffff:(?=\d+\.)/, "");
}

/** Addresses that no server on the internet has (IANA's special-purpose registries). */
const NOT_PUBLIC: readonly [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC) notPublic.addSubnet(network, prefix);
/** What is routed on the internet today; within it, what stands for other addresses or for examples. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  notPublic.addSubnet(network, prefix, "ipv6");
}

/** Whether an address may belong to a server on the internet: not to this machine or its neighbours. */
export function isPublicAddress(written: string): boolean {
  const address = plainAddress(written);
  if (isIPv6(address)) {
    return globalIpv6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
  }
  return isIP(address) !== 0 && !notPublic.check(address);
}
