/** Former addresses that a project keeps. */
export const FORMER_SLUGS = 5;
/** Addresses that one owner's apps had and that are kept for them: whoever moves on and on collects no words. */
export const KEPT_ADDRESSES = 20;
