export const accountPath = "/account";
export const accountAvatarPath = "/account/avatar";
export const walletPath = "/account/wallet";
export const accountPlanPath = "/account/plan";

/** The page of an order of a plan: how it is paid, then its receipt. */
export function planOrderPath(orderId: string): string {
  return `${accountPlanPath}/orders/${encodeURIComponent(orderId)}`;
}

export const recoveryCodesPath = "/account/recovery-codes";
export const accountEmailPath = "/account/email";
/** Models of one's own. */
export const accountModelsPath = "/account/models";
/** `GET` lists what somebody can choose from, `PUT` keeps a choice. */
export const modelsApiPath = "/api/models";

/** What a connection offers, and what was picked of it. */
export function connectionPath(id: string): string {
  return `${accountModelsPath}/${encodeURIComponent(id)}`;
}

export const accountPasskeysPath = "/account/passkeys";
export const accountExportPath = "/account/export";
export const deleteAccountPath = "/account/delete";

/** A person's picture; it never changes under its name. */
export function avatarPath(key: string): string {
  return `/avatars/${key}.webp`;
}
