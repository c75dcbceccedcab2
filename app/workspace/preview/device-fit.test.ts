import { expect, test } from "vitest";
import { describeFit, fitDevice } from "./device-fit";

const ROOM = { width: 640, height: 632 };

test("a device is drawn so that all of it is seen, and never larger than it is", () => {
  const upright = fitDevice({ device: "phone", isRotated: false }, ROOM);
  expect(upright).toMatchObject({ width: 390, height: 844 });
  expect((upright?.fit ?? 1) * 844).toBeLessThanOrEqual(ROOM.height);
  const turned = fitDevice({ device: "tablet", isRotated: true }, ROOM);
  expect((turned?.fit ?? 1) * 1180).toBeLessThanOrEqual(ROOM.width);
  const large = fitDevice({ device: "phone", isRotated: false }, { width: 2000, height: 2000 });
  expect(large?.fit).toBe(1);
  expect(large && describeFit(large)).toBe("390 × 844");
  expect(upright && describeFit(upright)).toBe("390 × 844, 70 %");
});

test("where there is no room it stays readable, and the whole width is no device", () => {
  expect(fitDevice({ device: "tablet", isRotated: false }, { width: 0, height: 0 })?.fit).toBe(0.4);
  expect(fitDevice({ device: "desktop", isRotated: false }, ROOM)).toBeNull();
});
