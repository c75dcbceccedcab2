import { apps } from "../apps/catalog";
import { understand } from "../match/understand";

/** Whether words ask for an app that the starter surely knows. */
export function namesKnownApp(said: string): boolean {
  const { app, certain } = understand(said, apps);
  return app !== null && certain;
}
