import { OAuthServer } from "./oauth-server";

/** Google and GitHub, for the product that the browser tests run against. */
export default async function setup() {
  const server = await OAuthServer.start(Number(process.env.E2E_OAUTH_PORT));
  return () => server.stop();
}
