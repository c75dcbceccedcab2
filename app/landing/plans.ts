import { projectsPath, walletPath } from "~/platform/urls";
import type { Installation } from "./installation";

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
}

/** The plans, cheapest first. Nothing is charged and no limit is enforced yet: see plansToday. */
export const PLANS: Plan[] = [
  {
    name: "Trial",
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
    name: "Basic",
    price: "1 SOL",
    per: "per month, first 2 apps free",
    text: "For what you want to keep and show to others.",
    included: [
      { text: "First 2 apps free, up to 15 apps in total" },
      { text: "Projects kept on the server, on all your devices" },
      { text: "IDE, deploy and source code export" },
    ],
    action: { label: "Start Building for Free", href: projectsPath },
  },
  {
    name: "Unlimited",
    price: "0.5 SOL",
    per: "per month, while you hold 10M $REPO",
    text: "For those who hold the token in a Solana wallet.",
    included: [
      { text: "Unlimited apps" },
      { text: "Custom domains", planned: true },
      { text: "Priority support", planned: true },
      { text: "Early access to what is new", planned: true },
    ],
    action: { label: "Connect Wallet", href: walletPath, opens: "wallet" },
  },
];

/** What holds for all of them. docs/decisions/012-plans-in-words.md says why it is worded so. */
export function plansToday({ projectsPerAccount }: Installation["facts"]) {
  return {
    title: "Nothing is charged today",
    text: `These are the prices that the plans will have. Until billing starts, no plan limits a number of apps: every account can hold ${projectsPerAccount} projects. What is marked as planned is not there yet.`,
    all: "All plans include HTTPS, global CDN and automatic scaling as far as the host of this server provides them.",
  };
}
