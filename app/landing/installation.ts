import type { Offer } from "./plans";

/** What the front page says of the installation that it stands on. */
export interface Installation {
  appName: string;
  /** Whether published apps have hosts of their own, rather than a path of this one. */
  appsHaveHosts: boolean;
  /** Figures that the software goes by, as texts write them. */
  facts: { sessionDays: string; projectsPerAccount: string };
  /** Which model answers a visitor; null while nobody can say. */
  answers: { label: string; isStarter: boolean } | null;
  /** How plans are offered here. */
  offer: Offer;
}
