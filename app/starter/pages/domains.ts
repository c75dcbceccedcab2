import type { Facts } from "../match/facts/facts";
import { nameFromSummary } from "../match/facts/name-from-summary";
import type { Domain } from "./domain";
import { band } from "./domains/band/band";
import { blog } from "./domains/blog/blog";
import { cafe } from "./domains/cafe/cafe";
import { charity } from "./domains/charity/charity";
import { clinic } from "./domains/clinic/clinic";
import { club } from "./domains/club/club";
import { crafts } from "./domains/crafts/crafts";
import { event } from "./domains/event/event";
import { general } from "./domains/general/general";
import { gym } from "./domains/gym/gym";
import { party } from "./domains/party/party";
import { podcast } from "./domains/podcast/podcast";
import { portfolioDomain } from "./domains/portfolio/portfolio";
import { practice } from "./domains/practice/practice";
import { product } from "./domains/product/product";
import { realestate } from "./domains/realestate/realestate";
import { restaurant } from "./domains/restaurant/restaurant";
import { salon } from "./domains/salon/salon";
import { school } from "./domains/school/school";
import { shop } from "./domains/shop/shop";
import { stay } from "./domains/stay/stay";
import { wedding } from "./domains/wedding/wedding";
import { yoga } from "./domains/yoga/yoga";

/** What pages can be about, the plainest words last. */
export const domains: readonly Domain[] = [
  blog,
  podcast,
  wedding,
  party,
  cafe,
  restaurant,
  stay,
  yoga,
  gym,
  clinic,
  salon,
  crafts,
  realestate,
  practice,
  band,
  event,
  school,
  portfolioDomain,
  charity,
  shop,
  club,
  product,
  general,
];

/**
 * The domain of a page.
 *
 * @param place the kind of place that the facts name, or null
 * @param subject what it is about, in the person's words, or empty
 * @param request all that was said, in lower case
 */
export function domainOf(place: string | null, subject: string, request: string): Domain {
  const named = place && domains.find(({ places }) => places.includes(place));
  if (named) return named;
  const about = subject.toLowerCase();
  return (
    domains.find(({ match }) => about !== "" && match.test(about)) ??
    domains.find(({ match }) => about === "" && match.test(request)) ??
    general
  );
}

/** What the page is called when nobody gave it a name. */
export function defaultName(
  { place, language, summary, heading }: Facts,
  subject: string,
  request: string,
): string {
  const said = nameFromSummary(summary);
  if (said) return said;
  // "A page for our chess club", "Pottery course page. Six Thursdays …": called by what it is, and by no invented name.
  if (heading) return heading;
  const { texts } = domainOf(place, subject, request);
  return texts[language].name;
}
