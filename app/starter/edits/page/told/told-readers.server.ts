import type { ReadOrder } from "../order";
import { tellMatches } from "../orders/matches.server";
import { morePictures } from "../pictures/more-pictures";
import { slideshow } from "../pictures/slideshow";
import { aboutMe } from "./about-me.server";
import { anyTable } from "./any-table.server";
import { beforeEverywhere } from "./before-everywhere";
import { bigName } from "./big-name";
import { byWeekday } from "./by-weekday.server";
import { contactPart } from "./contact-part.server";
import { dayMoves } from "./day-moves";
import { factsOnTop } from "./facts-on-top";
import { footerAndLink } from "./footer-and-link";
import { handleSaid } from "./handle-said";
import { hoursOnTop } from "./hours-on-top";
import { inEnglish } from "./in-english";
import { labelledContact } from "./labelled-contact";
import { leagueTable } from "./league-table.server";
import { listOfItsOwn } from "./list-of-its-own.server";
import { menuPrices } from "./menu-prices.server";
import { moreOfColour } from "./more-of-colour";
import { moveFacts } from "./move-facts";
import { muchBigger } from "./much-bigger";
import { namedOnes } from "./named-ones.server";
import { newPerson } from "./new-person";
import { oneDay } from "./one-day";
import { personReplaced } from "./person-replaced";
import { phoneMenu } from "./phone-menu";
import { pictureColour } from "./picture-colour";
import { pricePart } from "./price-part.server";
import { sayingButton } from "./saying-button.server";
import { sectionSpace } from "./section-space";
import { severalPrices } from "./several-prices";
import { toBring } from "./to-bring.server";
import { wideButtons } from "./wide-buttons";

/** What takes a wish only where each of its words is known: it is asked before any turn of phrase is. */
export const TOLD_READERS: readonly ReadOrder[] = [
  pictureColour,
  bigName,
  moreOfColour,
  listOfItsOwn,
  morePictures,
  slideshow,
  byWeekday,
  leagueTable,
  labelledContact,
  severalPrices,
  oneDay,
  newPerson,
  toBring,
  tellMatches,
  anyTable,
  menuPrices,
  muchBigger,
  handleSaid,
  sayingButton,
  contactPart,
  moveFacts,
  factsOnTop,
  wideButtons,
  sectionSpace,
  aboutMe,
  beforeEverywhere,
  dayMoves,
  footerAndLink,
  hoursOnTop,
  inEnglish,
  namedOnes,
  personReplaced,
  phoneMenu,
  pricePart,
];
