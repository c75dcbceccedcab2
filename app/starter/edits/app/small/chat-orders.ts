import { js } from "../../../source/literals";
import { replaced } from "../../abilities/in-place-of";
import { anyOf } from "../said-of";
import { already, quoted, type SmallProgram } from "./small-order";

const APP = "src/App.tsx";
const REPLIES = "src/replies.ts";
const BOT = "(?:chat ?)?(?:bot|robot|assistant|agent|contact|person|echo|other (?:side|person))";

/** What a chat can be told. */
export const CHAT: SmallProgram = {
  path: REPLIES,
  has: /export const contacts = \[/,
  orders: [
    already(
      [anyOf("time ?stamps?|times?"), anyOf("add|show|see|display|with")],
      "Each message shows its time already, below its text.",
      anyOf("messages?|each|every|sent|of the day|under|below"),
      anyOf("format|24|12|bigger|smaller|colou?r\\p{L}*|hide|remove|seconds|typing"),
    ),
    already(
      [anyOf("enter|return")],
      "Enter sends already, and Shift with Enter begins a new line.",
      anyOf("send|sends|sending|messages?|key|press(?:ing)?|by|with"),
      anyOf("not|don't|button|instead|shift"),
    ),
    already(
      [anyOf("clear|empty|delete|reset"), anyOf("chat|messages|conversation|history|all")],
      "“Clear” at the top right empties the conversation already.",
      anyOf("button|messages?|conversation|chat|history|a way|possibility"),
      anyOf("confirm|ask|colou?r\\p{L}*|bigger|smaller|move|rename|called"),
    ),
    already(
      [anyOf("typing")],
      "While an answer is on its way it says “… is typing” already.",
      anyOf("indicator|dots?|show|is|note|animation"),
      anyOf("remove|hide|longer|faster|slower|colou?r\\p{L}*|no"),
    ),
    {
      asks: [anyOf(BOT), anyOf("names?|named|call|called|rename|renamed")],
      more: /(?<!\p{L})\p{L}[\p{L}'’-]*$/u,
      make(files, { core }) {
        const name =
          quoted(core) ??
          /(?:to|called|named|call (?:it|the \p{L}+)|is|be) ([\p{Lu}][\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(
            core,
          )?.[1];
        if (!name) return null;
        return replaced(
          files,
          REPLIES,
          [[/export const contacts = \["[^"]*"/, `export const contacts = [${js(name)}`]],
          `The one who answers first is called “${name}” now. Messages that were written to the name before are kept under that one, and not shown.`,
        );
      },
    },
    {
      asks: [anyOf("placeholder|hint|grey text|gray text")],
      more: anyOf("text|in|the|input|message|box|field|say|says|should|change|be|to"),
      make(files, { said }) {
        const text = quoted(said);
        return text
          ? replaced(
              files,
              APP,
              [[/placeholder=(?:\{`[^`]*`\}|\{"[^"]*"\}|"[^"]*")/, `placeholder={${js(text)}}`]],
              `The empty field says “${text}” now.`,
            )
          : null;
      },
    },
    {
      asks: [
        anyOf(`${BOT}|it|first message|welcome message|greeting`),
        anyOf(
          "say|says|greet|greets|begin|begins|start|starts|open|opens|first|welcome|greeting|write|writes",
        ),
      ],
      more: anyOf(
        "first|with|at the (?:start|beginning)|message|should|in the beginning|to|as|chat|conversation|welcome|hello|a|me",
      ),
      not: anyOf("when|after|if|placeholder|title"),
      make(files, { said }) {
        const text = quoted(said);
        if (!text) return null;
        return replaced(
          files,
          APP,
          [
            [
              '{shown.length === 0 && <p className="empty">Say hello to {contact}.</p>}',
              `{shown.length === 0 && (\n            <div className="message">\n              <p>{${js(text)}}</p>\n            </div>\n          )}`,
            ],
          ],
          `An empty conversation begins with “${text}”.`,
        );
      },
    },
    {
      asks: [anyOf("send(?: button)?"), anyOf("arrow|icon|paper plane|plane|symbol")],
      more: anyOf("button|instead of|the|word|text|send|just|only|an|with|has|shows?"),
      not: anyOf("colou?r\\p{L}*|bigger|smaller|key"),
      make: (files) =>
        replaced(
          files,
          APP,
          [
            [
              /<button type="submit" className="button primary">\s*Send\s*<\/button>/,
              '<button type="submit" className="button primary" aria-label="Send">\n            <span aria-hidden="true">➤</span>\n          </button>',
            ],
          ],
          "The button that sends shows an arrow now; it is still called “Send” for those who hear it.",
        ),
    },
  ],
};
