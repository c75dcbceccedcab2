import { expect, test } from "vitest";
import { readDomainName } from "./domain-name";

const product = { hosts: ["build.sayso.example:3000", "sites.sayso-apps.example", "path"] };

test.each([
  ["shop.example.com", "shop.example.com"],
  ["  https://Shop.Example.com/menu?x#y ", "shop.example.com"],
  ["example.co.uk.", "example.co.uk"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["例え.jp", "xn--r8jz45g.jp"],
])("%s is read as %s", (text, name) => {
  expect(readDomainName(text, product)).toBe(name);
});

test.each([
  ...["", "shop", "no spaces.example.com", "-a.example.com", `${"a".repeat(64)}.example.com`],
  ...["127.0.0.1", "2130706433", "[::1]", "1.2.3", "http://10.0.0.1/", "0x7f.1"],
  ...[
    "localhost",
    "a.localhost",
    "printer.local",
    "x.internal",
    "x.onion",
    "1.0.0.127.in-addr.arpa",
  ],
  ...["com", "co.uk", "*.example.com", "a_b.example.com", "user@example.com"],
  ...["build.sayso.example", "sayso.example", "x.sayso.example", "a.sites.sayso-apps.example"],
  ...["sayso-apps.example", "SAYSO.example", "example.com:8080"],
  // The product's own, as they may be written.
  ...[
    "Build.SAYSO.example.",
    "sayso。example",
    "ｓａｙｓｏ.example",
    "sayso.example..",
    "sayso%2Eexample",
  ],
  ...[
    "http://sayso.example:80/",
    "shop.sites.SAYSO-apps.example.",
    "say\u00adso.example",
    ".sayso.example",
  ],
])("%s is refused, with what it may be", (text) => {
  expect(() => readDomainName(text, product)).toThrow(/\.$/);
});
