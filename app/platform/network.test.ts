import { expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress, networkOf } from "./network";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["1::2:3:4:5:6:7", "1:0:2:3"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
  // A proxy's way to write it: each connection has another port.
  ["8.8.8.8:1001", "8.8.8.8"],
  [" 8.8.8.8:65535", "8.8.8.8"],
  ["[2001:db8::1]:1001", "2001:db8:0:0"],
  ["[2001:db8::1]", "2001:db8:0:0"],
  ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:FFFF:203.0.113.7", "203.0.113.7"],
  ["unknown", ""],
  ["8.8.8.8:x", ""],
  ["999.1.1.1", ""],
])("%j comes from the network %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["[::1]:80", true],
  ["0:0:0:0:0:0:0:1", true],
  ["128.0.0.1", false],
  ["192.168.1.4", false],
  ["::ffff:192.168.1.4", false],
  ["::2", false],
  ["localhost", false],
  ["", false],
])("%j is this machine: %s", (address, isOurs) => {
  expect(isLoopbackAddress(address)).toBe(isOurs);
});

test.each([
  ["8.8.8.8", true],
  ["2a00:1450:4001:80b::200e", true],
  ["::ffff:8.8.8.8", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.16.0.1", false],
  ["172.32.0.1", true],
  ["192.168.0.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:a9fe:a9fe", false],
  ["64:ff9b::a9fe:a9fe", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["fe80::1%eth0", false],
  ["fc00::1", false],
  ["fd12::1", false],
  ["ff02::1", false],
  ["2130706433", false],
  ["localhost", false],
  ["", false],
])("%j is on the internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
