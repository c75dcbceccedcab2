import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinksSection } from "./links-section";
import { ReleasesSection } from "./releases-section";
import type { Share } from "./share";

const at = (minute: number) => `2026-11-29T23:${10 + minute}:00.000Z`;
const minutes = [3, 2, 1];
const share = {
  id: "p1",
  state: "live",
  isTrial: false,
  releases: minutes.map((minute) => ({
    ...{ id: `r${minute}`, createdAt: at(minute), checkpointId: `c${minute}`, isOfAccount: true },
    ...{ files: 3, bytes: 10, isLive: minute === 3, returnedTo: null, comparedTo: "c0" },
  })),
  links: minutes.map((minute) => ({
    ...{ id: `l${minute}`, createdAt: at(minute), endsAt: "2026-12-06T23:00:00.000Z" },
  })),
} as unknown as Share;

test("acts of one day are told apart by whoever hears their names, which begin with what is read", () => {
  const html = renderToStaticMarkup(
    <>
      <ReleasesSection share={share} />
      <LinksSection share={share} />
    </>,
  );
  const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toContain("Return to it, the release of 29 Nov 2026, 23:12 UTC");
  expect(names).toContain("End it, the link until 6 December 2026 of 29 Nov 2026, 23:11 UTC");
  expect(names).toContain("What changed with the release of 29 Nov 2026, 23:13 UTC");
  expect(new Set(names).size).toBe(names.length);
});
