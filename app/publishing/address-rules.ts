/** Former addresses that a project keeps. */
export const FORMER_SLUGS = 5;
