import {
  answerAddress,
  handleOf,
  postAddress,
  type ShownMention,
  type ShownReply,
  stateOf,
} from "~/mentions/mention";
import { initialOf } from "~/ui/initial-of";
import { exactTime, timeAgo } from "~/ui/relative-time";

/** A card of a mention, made of one that has every part: all that comes from X is set as text. */
export function fillCard(template: HTMLTemplateElement, mention: ShownMention): HTMLElement {
  const card = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  card.dataset.mention = mention.id;
  card.dataset.state = stateOf(mention);
  const say = (part: string, text: string) => {
    const place = card.querySelector(`[data-${part}]`);
    if (place) place.textContent = text;
  };
  say("name", mention.authorName);
  say("handle", handleOf(mention.authorUsername) ?? "");
  say("text", mention.text);
  link(card, "view", postAddress(mention.authorUsername, mention.tweetId));
  const time = card.querySelector("time");
  if (time) time.dateTime = mention.tweetCreatedAt;
  sayTime(card);
  fillPicture(card, mention);
  for (const part of card.querySelectorAll<HTMLElement>("[data-reply]")) {
    if (part.dataset.reply !== mention.reply?.status) part.remove();
  }
  if (mention.reply) fillReply(card, mention, mention.reply);
  return card;
}

/** Says anew how long ago it was. */
export function sayTime(card: HTMLElement): void {
  const time = card.querySelector("time");
  const then = new Date(time?.dateTime ?? "");
  if (!time || Number.isNaN(+then)) return;
  time.textContent = timeAgo(then);
  time.title = exactTime(then);
}

function fillPicture(card: HTMLElement, { authorName, authorProfileImageUrl }: ShownMention): void {
  const picture = card.querySelector<HTMLImageElement>("img.person-picture");
  const letter = card.querySelector<HTMLElement>("span.person-picture");
  if (letter) letter.dataset.initial = initialOf(authorName);
  if (!authorProfileImageUrl) picture?.remove();
  if (!authorProfileImageUrl || !picture) return;
  // One that cannot be had leaves the letter.
  picture.addEventListener("error", () => letter && picture.replaceWith(letter), { once: true });
  picture.src = authorProfileImageUrl;
  letter?.remove();
}

function fillReply(card: HTMLElement, { id, tweetId }: ShownMention, reply: ShownReply): void {
  const draft = card.querySelector("[data-draft]");
  if (draft) draft.textContent = reply.text;
  const problem = card.querySelector<HTMLElement>("[data-problem]");
  if (problem) problem.textContent = reply.problem;
  if (problem) problem.hidden = reply.problem === null;
  link(card, "by-hand", answerAddress(tweetId, reply.text));
  const answer = card.querySelector<HTMLAnchorElement>("[data-answer]");
  if (reply.tweetId) link(card, "answer", postAddress("i", reply.tweetId));
  else answer?.replaceWith(answer.textContent ?? "");
  const field = card.querySelector<HTMLInputElement>("input[name=mention]");
  if (field) field.value = id;
}

function link(card: HTMLElement, part: string, address: string): void {
  const anchor = card.querySelector<HTMLAnchorElement>(`a[data-${part}]`);
  if (anchor) anchor.href = address;
}
