import type { SettingName } from "~/platform/settings/setting-names";

/** How a setting is asked for in a page. */
export interface SettingField {
  name: SettingName;
  label: string;
  hint?: string;
  type?: "email" | "url";
  /** What can be chosen, where it is one of a few, by what the environment writes. */
  choices?: Record<string, string>;
  /** As keyboards of phones take it. */
  inputMode?: "decimal" | "numeric";
}

/** The settings in the order of the page, by what they are about. */
export const SETTING_GROUPS: readonly {
  id: string;
  title: string;
  lead: string;
  fields: readonly SettingField[];
}[] = [
  {
    id: "name-and-contacts",
    title: "Name and contacts",
    lead: "How this installation is called, and where people find whoever runs it.",
    fields: [
      {
        name: "APP_NAME",
        label: "Name",
        hint: "In the header, in mails and wherever the product names itself.",
      },
      {
        name: "CONTACT_EMAIL",
        label: "Contact address",
        type: "email",
        hint: "For questions, appeals and requests about data.",
      },
      { name: "CAREERS_EMAIL", label: "Careers address", type: "email" },
      {
        name: "SOURCE_URL",
        label: "Source code",
        type: "url",
        hint: "Linked in the documentation.",
      },
      { name: "CHAT_URL", label: "Chat for help", type: "url", hint: "For instance a Discord." },
    ],
  },
  {
    id: "registration",
    title: "Registration",
    lead: "Who may make an account. Whoever has one can always log in.",
    fields: [
      {
        name: "REGISTRATION",
        label: "New accounts",
        choices: {
          open: "Open: anybody",
          invitation: "By invitation",
          closed: "Closed: nobody",
        },
      },
    ],
  },
  {
    id: "limits",
    title: "Limits",
    lead: "How much each visitor may do here.",
    fields: [
      {
        name: "RATE_LIMIT_SCALE",
        label: "All limits, times",
        inputMode: "decimal",
        hint: "1 is as documented; 2 lets everybody do twice as much in the same time. Tokens a day stay as they are set.",
      },
      {
        name: "HUMAN_SECONDS",
        label: "Shortest time for a post, in seconds",
        inputMode: "numeric",
        hint: "Who is quicker is asked to try again: forms are filled in by people.",
      },
    ],
  },
  {
    id: "plans",
    title: "Plans",
    lead: "What is asked for new orders. An order that was made keeps its price.",
    fields: [
      { name: "PLANS", label: "Plans", choices: { off: "Off: nothing is charged", on: "On" } },
      { name: "PRICE_BASIC_SOL", label: "Basic, in SOL", inputMode: "decimal" },
      { name: "PRICE_UNLIMITED_SOL", label: "Unlimited, in SOL", inputMode: "decimal" },
      {
        name: "UNLIMITED_HOLDING",
        label: "Held for Unlimited, in whole tokens",
        inputMode: "numeric",
      },
    ],
  },
];

/** What no page sets, in words. */
export const NEVER_IN_PAGES =
  "Whom plans are paid to, the nodes of Solana that are asked, secrets and keys, where data lies and which hosts there are: only the environment says that, so that nobody who gets into an administrator’s account can turn payments or data elsewhere.";
