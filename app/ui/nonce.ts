import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Carries the nonce of this response's Content-Security-Policy to whoever writes a script. */
export const NonceProvider = NonceContext.Provider;

/** The nonce for inline scripts; absent in the browser, which hides it. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
