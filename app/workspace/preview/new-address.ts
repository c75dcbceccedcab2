/** What a new address of a preview does, for whoever is about to ask for one. */
export const NEW_ADDRESS_MEANS =
  "Whoever has the preview's address can see it while it runs. With a new one the old one answers nothing any more, and what was entered in the preview stays behind.";
