export const browser = true;
export const building = false;
export const prerendering = false;
export const mode = "development";
export const dev = Boolean((import.meta as { env?: { DEV?: boolean } }).env?.DEV);
export const version = "";
