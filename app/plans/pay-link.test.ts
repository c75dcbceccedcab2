import { expect, test } from "vitest";
import { drawQrCode } from "~/platform/qr-code.server";
import { payLink } from "./pay-link";

const REQUEST = {
  ...{ treasury: "Treasury1111", amount: "0.5", reference: "Ref2222" },
  ...{ label: "Ann & Bob", message: "Basic, 30 days" },
};

test("a link of Solana Pay names recipient, amount, reference and what it is for", () => {
  expect(payLink(REQUEST)).toBe(
    "solana:Treasury1111?amount=0.5&reference=Ref2222&label=Ann%20%26%20Bob&message=Basic%2C%2030%20days",
  );
});

test("a QR code is drawn as one path, with the three corners that cameras look for", () => {
  const { size, path } = drawQrCode(payLink(REQUEST));
  expect(size).toBeGreaterThan(20);
  expect(path).toMatch(/^M0 0h7v1h-7z/);
  expect(path).toContain(`M${size - 7} 0h7v1h-7z`);
  expect(path).toContain(`M0 ${size - 1}h7v1h-7z`);
  expect(path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
});
