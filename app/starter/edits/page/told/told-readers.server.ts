import type { ReadOrder } from "../order";
import { morePictures } from "../pictures/more-pictures";
import { slideshow } from "../pictures/slideshow";
import { anyTable } from "./any-table.server";
import { byWeekday } from "./by-weekday.server";
import { contactPart } from "./contact-part.server";
import { factsOnTop } from "./facts-on-top";
import { handleSaid } from "./handle-said";
import { labelledContact } from "./labelled-contact";
import { leagueTable } from "./league-table.server";
import { listOfItsOwn } from "./list-of-its-own.server";
import { menuPrices } from "./menu-prices.server";
import { moreOfColour } from "./more-of-colour";
import { moveFacts } from "./move-facts";
import { muchBigger } from "./much-bigger";
import { newPerson } from "./new-person";
import { oneDay } from "./one-day";
import { pictureColour } from "./picture-colour";
import { sayingButton } from "./saying-button.server";
import { sectionSpace } from "./section-space";
import { severalPrices } from "./several-prices";
import { toBring } from "./to-bring.server";
import { wideButtons } from "./wide-buttons";

/** What takes a wish only where each of its words is known: it is asked before any turn of phrase is. */
export const TOLD_READERS: readonly ReadOrder[] = [
  pictureColour,
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
];
