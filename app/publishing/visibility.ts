/** Who sees a published app. */
export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What each means, for whoever chooses. */
export const VISIBILITY_TEXTS: Record<Visibility, { title: string; text: string }> = {
  public: { title: "Public", text: "Anyone can open it, and it is listed in the showcase." },
  unlisted: {
    title: "Unlisted",
    text: "Anyone with the address can open it. No list, search or profile shows it.",
  },
  private: { title: "Only me", text: "For everybody else there is nothing at its address." },
};
