/**
 * Words by which a name looks as if it spoke for the product, or for what people trust with their
 * money: nobody gets a name that has one of them in it. In lower case, letters only. Words that
 * ordinary apps are about ("account", "password", "staff") are none.
 */
export const OFFICIAL_WORDS: readonly string[] = [
  // Who runs the place, and who helps.
  ...["admin", "admins", "administrator", "administrators", "moderator", "moderators"],
  ...["official", "officials", "webmaster", "postmaster", "sysadmin"],
  ...["support", "helpdesk", "security"],
  // Where people prove who they are, and where they pay.
  ...["login", "logins", "signin", "signup", "verify", "verified", "verification"],
  ...["seedphrase", "secretphrase", "privatekey", "billing", "refund", "refunds", "airdrop"],
  // Wallets, by kind and by name.
  ...["wallet", "wallets", "walletconnect", "phantom", "solflare", "backpack", "metamask"],
  ...["ledger", "trezor", "coinbase", "trustwallet", "sollet", "safepal", "tiplink", "okxwallet"],
];
