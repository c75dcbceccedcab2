import { newProjectPath } from "~/platform/urls";

/**
 * The answer to a post that asks for an app: nothing of what its author wrote but in the link, which
 * fills in the form of a new project and starts nothing by itself.
 *
 * @param origin scheme and host of the product
 */
export function replyText(
  prompt: string,
  { appName, origin }: { appName: string; origin: string },
) {
  const link = `${origin}${newProjectPath}?prompt=${encodeURIComponent(prompt)}`;
  return `Open this, and ${appName} builds it while you watch: ${link}`;
}
