/** How often somebody gets mail of what they are told. */
export const MAIL_FREQUENCIES = ["never", "each", "daily"] as const;

export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

/** What somebody has set for mails, as their settings page shows it. */
export interface MailWish {
  /** What they gave, else the verified email of their account, else nothing. */
  address: string;
  isConfirmed: boolean;
  /** A link was mailed that has not been used and has not run out. */
  isWaiting: boolean;
  frequency: MailFrequency;
}
