import { type AppParts, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "chat",
  mark: ".talk",
  parts: [
    part(TITLE, ".people h1", "letters"),
    part(
      "(?:contact|people|conversation|chat) (?:list|names)|(?:left )?side ?bar|left (?:side|column|panel)|list(?: of (?:people|contacts|chats))?|contacts",
      ".people",
      "box",
      { wide: { on: ".chat", property: "first-column" } },
    ),
    part(
      "(?:active|selected|current|open) (?:contact|person|chat|conversation)",
      ".person[aria-current]",
      "box",
    ),
    part("avatars?|faces?|(?:profile )?(?:pictures|circles)|initials", ".face", "size"),
    part("(?:chat |top |conversation )?header|top bar", ".talk-head", "box"),
    part(
      "(?:name|contact) (?:at the top|in the header)|name of the (?:bot|contact|person)",
      ".talk-head h2",
      "letters",
    ),
    part(
      "chat (?:window|area|background)|(?:message )?(?:area|background) (?:behind|of) the messages|conversation",
      ".messages",
      "box",
    ),
    part("(?:(?:speech|chat|message|text) )?bubbles|messages|all messages", ".message", "card", {
      group: ".messages",
    }),
    part(
      "my (?:own )?(?:(?:chat |message )?bubbles?|messages?|texts?)|own (?:bubbles?|messages?)|(?:messages|bubbles) (?:from me|(?:that )?i send)|sent (?:messages|bubbles)",
      ".message.is-mine",
      "card",
    ),
    part(
      "(?:their|other|bot|received|incoming|answer|reply)(?:'s)? (?:bubbles?|messages?|answers|replies)|(?:answers|replies)|(?:messages|bubbles) (?:from|of) (?:the )?(?:other(?:s| person)?|bot|them)",
      ".message:not(.is-mine)",
      "card",
    ),
    part(
      "(?:message |chat )?texts?(?: (?:of|in) (?:the )?(?:messages|bubbles))?",
      ".message p",
      "letters",
    ),
    part("times?|time ?stamps?", ".message time", "letters"),
    part("typing (?:text|note|line|indicator)", ".typing", "letters"),
    part("(?:input|message|writing|text) (?:area|bar|row)|composer|bottom bar", ".composer", "box"),
    part(
      "(?:message |text )?(?:input|box|field)|(?:input|message|text) (?:field|box)",
      ".composer .input",
      "box",
    ),
    part("send button", ".composer .button", "button"),
    part("clear button", ".talk-head .button.small", "button"),
  ],
};
