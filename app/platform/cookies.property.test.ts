import fc from "fast-check";
import { expect, test } from "vitest";
import { cookiePair, readCookie, writeCookie } from "./cookies.server";
import { flashCookie, readFlash } from "./flash.server";

const NAME = "sayso_test";
const text = fc.string({ unit: "grapheme" });
/** Other cookies, as browsers and others send them. */
const others = fc.array(
  fc.oneof(
    fc.string({ unit: "binary-ascii" }),
    fc.constantFrom("a=b", "=", ";", "sayso_tes=x", "x=sayso_test=1", "%"),
  ),
  { maxLength: 5 },
);

test("a cookie comes back as it was written, whatever stands beside it", () => {
  fc.assert(
    fc.property(text, others, others, (value, before, after) => {
      const isClear = (pair: string) =>
        !pair.split(";").some((part) => part.trim().startsWith(`${NAME}=`));
      const header = [...before.filter(isClear), cookiePair(NAME, value), ...after].join("; ");
      expect(readCookie(header, NAME)).toBe(value);
    }),
    { numRuns: 600 },
  );
});

test("no value leaves its place in the header that sets it", () => {
  fc.assert(
    fc.property(text, fc.nat(), (value, seconds) => {
      const [pair = "", ...rest] = writeCookie(NAME, value, seconds).split("; ");
      expect(pair).toMatch(/^sayso_test=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
      expect(rest).toEqual(["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"]);
    }),
    { numRuns: 300 },
  );
});

test("a forged header is read as a text or as nothing", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "binary" })), (forged) => {
      for (const header of [forged, `${NAME}=${forged}`, `${NAME}=%${forged}`]) {
        const value = readCookie(header, NAME);
        expect(value === null || typeof value === "string").toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("a forged message is shown within its bounds, or not at all", () => {
  const read = (cookie: string) =>
    readFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  fc.assert(
    fc.property(fc.json(), text, (json, title) => {
      const forged = read(cookiePair("sayso_flash", json));
      if (forged) expect(forged.flash.title.length).toBeLessThanOrEqual(200);
      const [pair = ""] = flashCookie({ title: title.slice(0, 200) }).split("; ");
      expect(read(pair)?.flash.title).toBe(title.slice(0, 200));
    }),
    { numRuns: 200 },
  );
});
