import { readText } from "../../source/files.server";
import { edited } from "../edit";
import { A_BUTTON, ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";

/** Who else is to see the entries. */
const OTHERS =
  "(?:(?:my|our|the|other|all|whole|entire) )*(?:family|team|band|flatmates?|roommates?|housemates?|partner|wife|husband|girlfriend|boyfriend|kids|children|friends?|colleagues?|co-?workers?|class|club|group|others|everyone|everybody|people|users?|members)";
const DEVICE = "(?:devices?|computers?|phones?|laptops?|tablets?|pc|browsers?)";

/** Ways to ask for it: others, several devices, or the place where it is kept. */
const WAYS = [
  `share(?:d|s)? (?:[\\p{L}'’]+ ){0,4}with ${OTHERS}`,
  "shared (?:list|board|data|database|app)",
  "same (?:list|board|entries|data|tasks?|notes|recipes|expenses|things?)",
  "(?:use|edit|work|manage|fill)(?: [\\p{L}]+){0,3} together",
  "sync\\p{L}*",
  "on (?:a |the |your )?server",
  "in the cloud|cloud|database|backend|collaborat\\p{L}*|real ?time|multi-? ?user",
  "(?:several|multiple|more than one|two) (?:people|persons?|users?)",
  `(?:all|both|every|other|several|multiple|different) (?:of )?(?:my )?${DEVICE}`,
  `${DEVICE} and (?:on )?(?:my |the )?${DEVICE}`,
  `${OTHERS} (?:can |should |must |could )?(?:also )?(?:see|sees|use|uses|change|changes|edit|edits|add|adds) (?:it|them|the same|this|entries|tasks|things|items|the list)`,
];

/** How an app is written that puts what is new below what is there. */
const ADDS_BELOW = /set\w+\(\[\s*\.\.\.\w+, /;
/** What says in the written file where it puts it. */
const ABOVE = "const NEWEST_FIRST = true;";

/** Entries of an app are the same for everybody who opens it. */
export const SHARED_LIST: Ability = {
  send: "everybody should see the same list",
  words: [`~(?:${WAYS.join("|")})@`],
  more: `${ENTRIES}|${A_BUTTON}|~(?:${OTHERS}|${DEVICE})@|${words(
    "can|could|should|shall|must|would|let|lets|make|keep|save|store|stored|saved|it|is|be|so|that|i|we|us|me|my|our|the|a|an|on|in|to|and|or|with|by|for|from|see|sees|use|uses|edit|add|change|work|works|at|same|time|too|as|well|also|want|like|need|please|this|them|list|board|app|data|who|has|open|opens|one|not|just|only|browser|online|live|entries|together|between|things|items",
  )}`,
  not: words(
    "link to|share button|button to share|as text|whatsapp|google|dropbox|calendar|icloud|log ?in|accounts?|password|sign ?in|score|costs?|split|half|export*|backup|csv|print*",
  ),
  make(files) {
    const plain = readText("apps/todo/files/react/src/storage.ts");
    if (files.get("src/storage.ts") !== plain) return NO_PLACE;
    const source = readText("edits/files/app/shared.ts");
    const isNewestFirst = !ADDS_BELOW.test(files.get("src/App.tsx") ?? "");
    const shared = isNewestFirst ? source : source.replace(ABOVE, ABOVE.replace("true", "false"));
    return edited(
      new Map([
        ["src/storage.ts", readText("edits/files/app/shared-storage.ts")],
        ["src/shared.ts", shared],
      ]),
      "Everybody who opens the app sees and changes the same list now, within seconds; without a line it is kept in the browser and sent later. Publish the app and give its address to whoever should take part: anybody who has the address can change the list. You find all of it on the page “Data” of this project; the preview has a list of its own, to try.",
    );
  },
};
