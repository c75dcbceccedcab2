import type { StarterApp } from "../starter-app";
import { withoutDeclined } from "./declined";
import { asksForPage } from "./phrases";

/** Things that need a server, a service or a device: no starter app can do them. */
const NEEDS: [RegExp, string][] = [
  [
    /\b(?:e-?commerce|online (?:shop|store)(?! (?:page|site|website|web page))|shopping cart|with (?:a )?cart|web ?shop)\b/,
    "a shopping cart",
  ],
  [
    /\b(?:log ?in|sign[- ]?in|sign[- ]?up(?=,? (?:and|or) (?:log|sign)[ -]?in|\/| with (?:a password|an account|google|facebook|github))|log ?out|auth(?:entication)?|oauth|user accounts?|passwords?)\b/,
    "sign-in",
  ],
  [
    /\b(?:stripe|paypal|(?<!monthly |loan |mortgage |down )payments?(?! methods?)|checkout|subscriptions? billing|credit cards?)\b/,
    "payments",
  ],
  [
    /\b(?:database|sql|postgres(?:ql)?|mysql|sqlite|mongo(?:db)?|supabase|firebase|redis|prisma)\b/,
    "a database",
  ],
  [
    /\b(?:backend|back-end|server[- ]side|rest api|graphql|api endpoints?|express|django|flask|node(?:\.?js)? server|fastapi|rails|laravel)\b/,
    "a server",
  ],
  [
    /\b(?:live data|real[- ]?time data|real weather|weather api|api keys?|third[- ]party api|external api|fetch(?:es)? from)\b/,
    "live data from a service",
  ],
  [
    /\b(?:multi-?player|real[- ]?time (?:chat|collaboration)|collaborat\w+|sync(?:ed)? (?:across|between)|between users|websockets?)\b/,
    "several people at once (for a list, say “everybody should see the same list” next)",
  ],
  [
    /\b(?:blockchain|crypto(?:currency)?|smart contracts?|solana|ethereum|nfts?|bitcoin|web3|wallet connect)\b/,
    "a blockchain",
  ],
  [
    /\b(?:chatgpt|openai|gpt-?\d*|llm|machine learning|neural|ai[- ]?(?:powered|model|assistant|chatbot|generated|agent)|image generation)\b/,
    "an AI model",
  ],
  [/\b(?:send (?:an? )?e?-?mails?|sms|push notifications?)\b/, "sending messages"],
  [
    /\b(?:ios|android|native app|swift|kotlin|flutter|react native|app store)\b/,
    "a native phone app",
  ],
  [
    /\b(?:python|java(?!script)|rust|golang|c\+\+|c#|php)\b|\b(?:in|using|with|written in) ruby\b|\bruby (?:on rails|script|app|program|code)\b/,
    "another programming language",
  ],
  [
    /\b(?:scrap(?:e|er|ing)|crawler|compiler|operating system|kernel|docker|kubernetes)\b/,
    "system software",
  ],
  [
    /\b(?:translate|translation|in (?:spanish|french|german|italian|japanese|chinese|russian|portuguese))\b/,
    "translation",
  ],
];

/** Well-known apps that share a word with one of ours ("snake game") and are none of them. */
const UNKNOWN =
  /\bgame (?:where|in which|that) (?:you|i|we|he|she|they|it)\b.{0,40}\b(?:catch|dodge|jump|shoot|avoid|fly|drive|steer|throw|hit|pop|fall)\p{L}*|\b(?:tetris|chess|checkers|sudoku|hangman|wordle|2048|minesweeper|pong|breakout|solitaire|poker|blackjack|platformer|shooter|racing|arcade|puzzle|flappy|pac-?man|crossword|rock[- ]paper)\b|\b(?:sales|analytics|admin|marketing|crypto|stock|monitoring|business) dashboard\b/u;

/** Whether a text names such an app, and none of ours beside it. A page may be about any: "a page for our chess club". */
export function isUnknownApp(words: string, apps: readonly StarterApp[]): boolean {
  return (
    UNKNOWN.test(words) &&
    !asksForPage(words) &&
    !apps.some(({ unmistakable }) => unmistakable?.test(words))
  );
}

/** What a request needs that the starter cannot give, as words for a sentence. */
export function missingIn(words: string, apps: readonly StarterApp[]): string[] {
  const asked = withoutDeclined(words).replace(OF_A_LIFE, " ");
  const needs = [...NEEDS, ...apps.flatMap(({ lacks }) => lacks ?? [])];
  return needs.filter(([pattern]) => pattern.test(asked)).map(([, name]) => name);
}

/** Where somebody worked and what they know is told, and asks for none of it. */
const OF_A_LIFE =
  /(?<!\p{L})(?:(?:i |i've |she |he )?work(?:ed|s|ing)? (?:at|for|with)|(?:my )?(?:skills?|stack|experience|kenntnisse|compétences|habilidades|competenze|competências)(?: are| include)?:?) [^.;\n]{0,160}/gu;
