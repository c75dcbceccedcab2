import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { readUrlEncoded } from "./url-encoded";

const read = async (text: string | Uint8Array) => {
  let slices = 0;
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const between = async () => {
    slices += 1;
  };
  const form = await readUrlEncoded(bytes, { between, most: 100 });
  return { fields: [...form].map(([name, value]) => [name, String(value)]), slices };
};

/** What the platform makes of the same. */
const asNodeHasIt = (text: string) => [...new URLSearchParams(text)];

test.each([
  "a=b&c=d",
  "a=1&a=2&=x&y&&z=",
  "text=%C3%A4+%F0%9F%98%80%0D%0A&plus=%2B",
  "broken=%&half=%4&none=%zz&high=%ff%fe",
  "%EF%BB%BFname=%EF%BB%BFvalue",
  "a==b&c=d=e",
  "",
])("reads %j as the platform does", async (text) => {
  expect((await read(text)).fields).toEqual(asNodeHasIt(text));
});

test("reads whatever is sent as the platform does", async () => {
  // Browsers escape all that is not ASCII.
  const piece = fc.constantFrom("a", "%", "%4", "%41", "%c3", "%A4", "+", "&", "=", "\u0000");
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const text = pieces.join("");
      expect((await read(text)).fields).toEqual(asNodeHasIt(text));
    }),
  );
});

test("lets others have their turn within a long text", async () => {
  const long = await read(`content=${"%C3%A4".repeat(50_000)}`);
  expect(long.fields).toEqual([["content", "ä".repeat(50_000)]]);
  expect(long.slices).toBeGreaterThan(3);
});

test("reads no more fields than a form has", async () => {
  expect((await read("a=&".repeat(100))).fields).toHaveLength(100);
  expect((await read(`${"a=&".repeat(99)}a=`)).fields).toHaveLength(100);
  await expect(read("a=&".repeat(101))).rejects.toThrow(RangeError);
  await expect(read("&".repeat(101))).rejects.toThrow(RangeError);
});

test("looks at each byte once, wherever there is no equals sign", async () => {
  const bytes = Buffer.from(`${"a&".repeat(50)}${"x".repeat(20_000)}`);
  let looked = 0;
  const indexOf = Uint8Array.prototype.indexOf;
  const counted = vi.spyOn(Uint8Array.prototype, "indexOf").mockImplementation(function (
    this: Uint8Array,
    byte,
    from = 0,
  ) {
    const at = indexOf.call(this, byte, from);
    looked += (at < 0 ? this.length : at) - from;
    return at;
  });
  await readUrlEncoded(new Uint8Array(bytes), { between: async () => {}, most: 100 });
  counted.mockRestore();
  expect(looked).toBeLessThan(3 * bytes.length);
});
