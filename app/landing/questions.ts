import { FREE_APPS, shortTokens } from "~/plans/plan-facts";
import { appAddressOf } from "./copy";
import type { Installation } from "./installation";

/** What people ask before they begin: exactly four. Each answer is what the software does today. */
export function questionsOf({
  appName,
  appsHaveHosts,
  facts,
  offer,
}: Installation): { question: string; answer: string[] }[] {
  return [
    {
      question: "Do I need an account?",
      answer: [
        "Not to try it. A trial project needs no account; it stays in your browser, and you can move it into an account later.",
        `You can sign in with Google, with GitHub, or by signing a message with a Solana wallet, and also with a passkey or by a mailed link. The login page shows those that this server offers. You stay signed in for ${facts.sessionDays} days, by an HTTP-only cookie that no script can read.`,
      ],
    },
    {
      question: "Who writes the code?",
      answer: [
        `The AI model that is connected to ${appName}, or one of your own: with an account you can connect a provider by your key. You describe the app in plain language; you need not write a line by hand, but you may: every file is open in the editor.`,
        "Where no model is connected, a built-in starter answers instead. It is not an AI and says so: it makes real apps out of a set it knows, and changes them as you ask.",
      ],
    },
    {
      question: "Is the result mine, and where does it live?",
      answer: [
        "It is plain source code, and once you are signed in you can export it as a ZIP and run it anywhere.",
        `Deploying gives it ${appAddressOf(appsHaveHosts)}, with HTTPS wherever the server has it, and a page in the showcase, unless you want it unlisted. Publishing again keeps the address.`,
      ],
    },
    {
      question: "What does it cost, and what is $REPO?",
      answer: [
        offer.isOn
          ? `Nothing to begin with: your first ${FREE_APPS} apps are free. The plans above say what more of them cost, in SOL, and nothing is charged by itself.`
          : "Today nothing is charged. The plans above say what they will cost once billing starts, in SOL.",
        `$REPO is a token on Solana. Holding ${shortTokens(offer.prices.holding)} of it in your wallet is what the Unlimited plan asks for, besides its monthly price. Nothing else here needs it.`,
      ],
    },
  ];
}
