import {
  BASIC_APPS,
  FREE_APPS,
  PLAN_NAMES,
  type PlanPrices,
  shortTokens,
} from "~/plans/plan-facts";
import { accountPlanPath, projectsPath, walletPath } from "~/platform/urls";

/** Something a plan comes with. */
interface Included {
  text: string;
  /** Part of the plan, but not there yet. */
  planned?: boolean;
}

export interface Plan {
  name: string;
  price: string;
  /** What the price is for, beside it. */
  per?: string;
  text: string;
  included: Included[];
  action: { label: string; href: string; opens?: "wallet" };
  /** Where it is paid; absent where nothing is. */
  order?: { label: string; href: string };
}

/** Plans as an installation offers them. */
export interface Offer {
  isOn: boolean;
  /** Whether a token is named, without which Unlimited cannot be had. */
  hasToken: boolean;
  prices: PlanPrices;
}

/** The plans, cheapest first, with the prices of this installation. */
export function listPlans({ isOn, hasToken, prices }: Offer): Plan[] {
  return [
    {
      name: PLAN_NAMES.trial,
      price: "Free",
      text: "See what it makes of your idea. No account, no wallet.",
      included: [
        { text: "Projects kept in this browser" },
        { text: "Chat, editor, and a preview at an address that nobody can guess" },
        { text: "No code export, no shareable live preview" },
      ],
      action: { label: "Start Trial", href: projectsPath },
    },
    {
      name: PLAN_NAMES.basic,
      price: "Free to start",
      per: `first ${FREE_APPS} apps free, then ${prices.basic} SOL per month`,
      text: "For what you want to keep and show to others.",
      included: [
        { text: `Up to ${BASIC_APPS} apps in total` },
        { text: "Projects kept on the server, on all your devices" },
        { text: "IDE, deploy and source code export" },
      ],
      action: { label: "Start Building for Free", href: projectsPath },
      ...(isOn ? { order: { label: "Pay Basic", href: accountPlanPath } } : {}),
    },
    {
      name: PLAN_NAMES.unlimited,
      price: "No end of apps",
      per: `${prices.unlimited} SOL per month, while you hold ${shortTokens(prices.holding)} $REPO`,
      text: "For those who hold the token in a Solana wallet. SOL is the coin that Solana uses.",
      included: [
        { text: "Unlimited apps" },
        { text: "Custom domains" },
        { text: "Priority support", planned: true },
        { text: "Early access to what is new", planned: true },
      ],
      action: { label: "Connect Wallet", href: walletPath, opens: "wallet" },
      ...(isOn && hasToken ? { order: { label: "Pay Unlimited", href: accountPlanPath } } : {}),
    },
  ];
}

/** All plans include it. */
export const IN_ALL_PLANS =
  "All plans include HTTPS, global CDN and automatic scaling as far as the host of this server provides them.";
