/** Names of the fields that tell people from programs. */
export const HUMAN_FIELD = "shown_at";
export const NOBODY_FIELD = "website";
