import { requestJson } from "~/platform/api-client";

/** A message for the wallet to sign. @throws {Error} "Failed to get nonce" */
export async function getNonce(address: string, purpose: "login" | "connect"): Promise<string> {
  const query = new URLSearchParams({ walletAddress: address });
  if (purpose === "connect") query.set("purpose", purpose);
  try {
    const { message } = await requestJson<{ message: string }>(
      "GET",
      `/api/auth/phantom/nonce?${query}`,
    );
    return message;
  } catch (error) {
    throw new Error("Failed to get nonce", { cause: error });
  }
}

/** A signature as the API takes it. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
