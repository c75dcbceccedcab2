import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Out Loud",
  headlines: [
    "Press play. Stay a while.",
    "For the way to work, and the long way home.",
    "Conversations worth walking with.",
  ],
  lead: "One subject, enough time, and nobody reading from a sheet. Listen while you cook, walk or wait.",
  action: "Hear of new episodes",
  sections: [
    {
      kind: "cards",
      id: "episodes",
      nav: "Episodes",
      heading: "Episodes",
      items: [
        ["The newest one", "Say what it is about, and why somebody should press play."],
        ["Where to begin", "The episode you would send to a friend."],
        ["The one we still talk about", "Say what surprised you while you recorded it."],
      ],
    },
    {
      kind: "story",
      nav: "Hosts",
      heading: "Who is talking",
      text: "Somebody who cannot stop thinking about this, and who asks until it makes sense. The rest you hear in the first minute.",
    },
    {
      kind: "points",
      id: "listen",
      nav: "Listen",
      heading: "Where to listen",
      items: [
        ["In your app", "Search for our name wherever you hear podcasts."],
        ["In the browser", "Put a player here, or a link to every episode."],
        ["By mail", "Leave your address below, and hear when there is a new one."],
      ],
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "Hear of new episodes",
      lead: "A line when there is a new episode. And tell us what we should talk about.",
      submit: "Keep me posted",
      fields: ["name", "mail", "message"],
    },
  ],
};
