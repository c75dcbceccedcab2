import type { ModelServerRequest, Scenario } from "./scenario";

/**
 * What the server does when nobody scripts it, as a process beside browser tests: it builds a small
 * page, or talks in discuss mode. A word in the person's message picks anything else:
 * `model:401`, `model:429`, `model:500`, `model:slow`, `model:silence`, `model:cut`,
 * `model:length`, `model:refuse`, `model:garbage`, `model:edit`.
 */
export function everydayScenario(request: ModelServerRequest): Scenario {
  const word = /\bmodel:([a-z0-9]+)/.exec(request.lastUserText)?.[1];
  const usual = request.systemText.includes("path=") ? buildPage(request) : talk();
  const status = Number(word);
  if (status >= 400) return { refuse: { status } };
  if (word === "slow") return { ...usual, delayMs: 150 };
  if (word === "silence") return { text: "I am thinking", ending: "silence" };
  if (word === "cut") return { ...usual, text: halfOf(usual), ending: "cut" };
  if (word === "length" && !isContinuation(request)) {
    return { ...usual, text: halfOf(usual), ending: "length" };
  }
  if (word === "refuse") return { text: "I will not do that.", ending: "refused" };
  if (word === "garbage") return { raw: { body: "<html>Hello</html>", contentType: "text/html" } };
  if (word === "edit") return { text: piecesOf(EDIT) };
  return usual;
}

const FENCE = "```";

function pageFor(title: string): string {
  return `I made a small page.

${FENCE}html path="index.html"
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="stylesheet" href="styles.css">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <button type="button" id="count">Clicked 0 times</button>
    </main>
    <script src="script.js"></script>
  </body>
</html>
${FENCE}

${FENCE}css path="styles.css"
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
${FENCE}

${FENCE}js path="script.js"
const button = document.querySelector("#count");
let clicks = 0;
button.addEventListener("click", () => {
  clicks += 1;
  button.textContent = \`Clicked \${clicks} times\`;
});
${FENCE}

Press the button to count.
`;
}

const EDIT = `I changed the colour.

${FENCE}edit path="styles.css"
<<<<<<< SEARCH
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
=======
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: rebeccapurple; }
>>>>>>> REPLACE
${FENCE}
`;

function buildPage(request: ModelServerRequest): Scenario {
  const whole = pageFor(titleOf(request.lastUserText));
  return { text: piecesOf(isContinuation(request) ? continuationOf(request, whole) : whole) };
}

/** From the message's first words: letters only, so that it needs no escaping. */
function titleOf(text: string): string {
  const words = text.replace(/\bmodel:\w+/g, "").match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(0, 6).join(" ") || "Hello";
}

const talk = (): Scenario => ({ text: piecesOf("A small page would do. Shall I build it?") });

function halfOf({ text }: Scenario): string[] {
  const pieces = [...((text ?? []) as Iterable<string>)];
  return pieces.slice(0, Math.ceil(pieces.length / 2));
}

function isContinuation(request: ModelServerRequest): boolean {
  return request.body.messages.at(-2)?.role === "assistant" && /cut off/.test(request.lastUserText);
}

/** The rest of the answer after the last complete line of what was said so far. */
function continuationOf(request: ModelServerRequest, whole: string): string {
  const turns = request.body.messages as { role: string; content: string }[];
  const soFar = turns.at(-2)?.content ?? "";
  const first = turns.findLast(({ role, content }) => role === "user" && !/cut off/.test(content));
  const answer = first ? pageFor(titleOf(first.content)) : whole;
  return answer.slice(soFar.slice(0, soFar.lastIndexOf("\n") + 1).length);
}

/** Pieces of about the size of a token. */
function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,12}/gu) ?? [];
}
