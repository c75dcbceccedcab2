export const browser = true;
export const building = false;
export const dev = Boolean((import.meta as { env?: { DEV?: boolean } }).env?.DEV);
export const version = "";
