import { addAsked } from "./asked/add-asked.server";
import { jumpLinks } from "./asked/jump-links.server";
import { liveData } from "./asked/live-data";
import { mapOfPlace } from "./asked/map-card";
import { frameButton } from "./frame/frame-button.server";
import { frameEntry } from "./frame/frame-entry";
import { frameFact } from "./frame/frame-fact";
import { frameLook } from "./frame/frame-look";
import { frameMove } from "./frame/frame-move";
import { framePeople } from "./frame/frame-people";
import { frameRemove } from "./frame/frame-remove";
import { frameTop } from "./frame/frame-top";
import type { ReadOrder } from "./order";
import { addButton } from "./orders/add-button.server";
import { addChoice } from "./orders/add-choice.server";
import { addCountdown } from "./orders/add-countdown";
import { addEntry } from "./orders/add-entry";
import { addLine } from "./orders/add-line";
import { addNote } from "./orders/add-note";
import { addPerson } from "./orders/add-person.server";
import { addPicture } from "./orders/add-picture";
import { addProgram } from "./orders/add-program.server";
import { addSection } from "./orders/add-section.server";
import { addTable, tellTimes } from "./orders/add-table.server";
import { asTable } from "./orders/as-table";
import { askAddress } from "./orders/ask-address";
import { askInForm } from "./orders/ask-in-form.server";
import { askQuestions } from "./orders/ask-questions.server";
import { behindHeadline } from "./orders/behind-headline";
import { behindPicture } from "./orders/behind-picture";
import { blackAndWhite } from "./orders/black-and-white";
import { callButton } from "./orders/call-button";
import { changeEverywhere } from "./orders/change-everywhere";
import { changeFact } from "./orders/change-fact";
import { contactLine } from "./orders/contact-line";
import { correctFact, setDate } from "./orders/correct-fact";
import { describeEntry } from "./orders/describe-entry";
import { emptySection } from "./orders/empty-section.server";
import { setEvent } from "./orders/event-day";
import { factsInFrame } from "./orders/facts-in-frame";
import { headerPlace } from "./orders/header-place";
import { heroPicture } from "./orders/hero-picture";
import { lessColour } from "./orders/less-colour";
import { linkContact, writeButton } from "./orders/link-contact.server";
import { linkNetwork } from "./orders/link-network.server";
import { linkWords } from "./orders/link-words";
import { linksInTabs } from "./orders/links-in-tabs";
import { mainButton } from "./orders/main-button";
import { markEntry } from "./orders/mark-entry";
import { tellMatches } from "./orders/matches.server";
import { moveOccasion } from "./orders/move-occasion";
import { movePiece } from "./orders/move-piece";
import { namedPart } from "./orders/named-part.server";
import { newContact } from "./orders/new-contact";
import { ownForm } from "./orders/own-form.server";
import { pageWidth } from "./orders/page-width";
import { picturePlaces } from "./orders/picture-places.server";
import { priceOfNew } from "./orders/price-of-new";
import { questionsPart } from "./orders/questions-part.server";
import { removePiece } from "./orders/remove-piece";
import { removePrices } from "./orders/remove-prices";
import { removeSentence } from "./orders/remove-sentence";
import { reviewPlaces } from "./orders/review-places.server";
import { sectionWithForm } from "./orders/section-with-form.server";
import { setClock } from "./orders/set-clock";
import { setContact } from "./orders/set-contact";
import { setCurrency } from "./orders/set-currency";
import { setForm } from "./orders/set-form.server";
import { setHours } from "./orders/set-hours";
import { setHover } from "./orders/set-hover";
import { setLetters } from "./orders/set-letters";
import { setLook } from "./orders/set-look";
import { setMood } from "./orders/set-mood";
import { setMotion } from "./orders/set-motion";
import { setPictures } from "./orders/set-pictures";
import { setPrice } from "./orders/set-price";
import { setStyle } from "./orders/set-style";
import { setTabTitle } from "./orders/set-tab-title";
import { setText } from "./orders/set-text";
import { setWeek } from "./orders/set-week";
import { setWeekday } from "./orders/set-weekday";
import { shadeOfGround } from "./orders/shade-of-ground";
import { shiftPrices } from "./orders/shift-prices";
import { sortEntries } from "./orders/sort-entries";
import { stopOffering } from "./orders/stop-offering";
import { swapColour } from "./orders/swap-colour";
import { tellAbsent } from "./orders/tell-absent";
import { textShade } from "./orders/text-shade";
import { translatePage } from "./orders/translate-page.server";
import { setCaption } from "./pictures/captions";
import { hideCaptions } from "./pictures/hide-captions";
import { filterPictures, setKind } from "./pictures/picture-filter.server";
import { TOLD_READERS } from "./told/told-readers.server";

/** What can be asked of a page, each of which takes a wish only where it accounts for all of its words. */
export const READERS: readonly ReadOrder[] = [
  ...TOLD_READERS,
  setTabTitle,
  translatePage,
  swapColour,
  changeEverywhere,
  shiftPrices,
  linkWords,
  textShade,
  headerPlace,
  filterPictures,
  setKind,
  setCaption,
  hideCaptions,
  liveData,
  linksInTabs,
  tellMatches,
  tellTimes,
  jumpLinks,
  setPictures,
  pageWidth,
  factsInFrame,
  mainButton,
  sectionWithForm,
  askInForm,
  askQuestions,
  questionsPart,
  emptySection,
  callButton,
  newContact,
  contactLine,
  behindPicture,
  mapOfPlace,
  changeFact,
  addPerson,
  addChoice,
  addAsked,
  addProgram,
  moveOccasion,
  setEvent,
  setContact,
  linkContact,
  linkNetwork,
  writeButton,
  sortEntries,
  asTable,
  addTable,
  setCurrency,
  removePrices,
  reviewPlaces,
  setWeek,
  setHours,
  setPrice,
  priceOfNew,
  setDate,
  setClock,
  setWeekday,
  framePeople,
  frameTop,
  movePiece,
  frameMove,
  ownForm,
  setForm,
  markEntry,
  addCountdown,
  heroPicture,
  askAddress,
  picturePlaces,
  addPicture,
  addButton,
  frameButton,
  frameEntry,
  addLine,
  addEntry,
  frameFact,
  describeEntry,
  addSection,
  blackAndWhite,
  lessColour,
  behindHeadline,
  setLetters,
  shadeOfGround,
  setMood,
  setHover,
  setMotion,
  setStyle,
  setLook,
  frameLook,
  removeSentence,
  stopOffering,
  removePiece,
  frameRemove,
  correctFact,
  setText,
  addNote,
  namedPart,
  tellAbsent,
];
