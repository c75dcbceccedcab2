/** Who administers the server of the browser tests: a name of the development login, and its address. */
export const ADMIN = { name: "e2e-admin", email: "e2e-admin@dev.localhost" };
