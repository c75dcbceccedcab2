/**
 * Every name under which pages of the product keep something in the browser's own storage; one that
 * ends with a colon is followed by a project's id. The privacy page lists them, and a test compares.
 */
export const BROWSER_KEYS = {
  trialProjects: "trial-projects",
  trialFiles: "trial-files",
  trialMessages: "trial-messages",
  trialStream: "chat-streaming-state",
  trialTiers: "trial-large",
  trialOutbox: "trial-outbox",
  trialAnswers: "trial-answers",
  trialSlugs: "published-slugs",
  trialMoved: "trial-moved",
  splash: "splash-shown",
  firstPrompt: "first-prompt:",
  drafts: "sayso:drafts:",
  message: "sayso:message:",
  attached: "sayso:attached:",
  panels: "sayso:panels",
  layout: "sayso:layout",
  autosave: "sayso:autosave",
  model: "sayso:model",
  /** Posts, by whom they are of and where they go. */
  posts: "sayso:posts",
  /** Followed by a person's id and a room's. */
  room: "sayso:room:",
  persistAsked: "sayso:persist-asked",
  declinedMoves: "sayso:move-in-declined",
  walletAddress: "sayso:wallet-address",
  /** Remix's own: where pages were scrolled to. */
  positions: "positions",
} as const;
