import { expect, test } from "vitest";
import { networkOf } from "./caller.server";

test("who has a network of IPv6 addresses is one caller", () => {
  for (const address of ["2001:db8:0:1::7", "2001:DB8::1:0:0:0:9", "2001:db8:0:1:ffff:1:2:3"]) {
    expect([address, networkOf(address)]).toEqual([address, "2001:db8:0:1::/64"]);
  }
  expect(networkOf("2001:db8:0:2::7")).toBe("2001:db8:0:2::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("an IPv4 address is one caller, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::FFFF:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("unknown")).toBe("unknown");
});
