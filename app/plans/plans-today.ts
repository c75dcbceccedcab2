import { BASIC_APPS, FREE_APPS, HISTORY_DAYS, NOTICE_DAYS, PERIOD_DAYS } from "./plan-facts";

/** What goes without a plan, wherever it is said that all else stays. */
export const WITHOUT_A_PLAN = `Without a plan, versions older than ${HISTORY_DAYS} days go, ${NOTICE_DAYS} days after you were told.`;

/** What holds for plans on an installation, in words: the same on the front page and in the docs. */
export function plansToday(
  isOn: boolean,
  { projectsPerAccount }: { projectsPerAccount: string },
): { title: string; text: string } {
  if (!isOn) {
    return {
      title: "Nothing is charged today",
      text: `Plans are switched off on this installation: nothing is charged, and no plan limits a number of apps. Every account can hold ${projectsPerAccount} projects. What is marked as planned is not there yet.`,
    };
  }
  return {
    title: "Nothing is charged by itself",
    text: `You pay ${PERIOD_DAYS} days at a time, when you want to: no wallet is charged by itself, and nothing renews. The first ${FREE_APPS} apps are free, and paid Basic is for ${BASIC_APPS}. An account holds ${projectsPerAccount} projects at most, whatever its plan. When days run out, your apps stay: you can read, export and delete them. ${WITHOUT_A_PLAN} What is marked as planned is not there yet.`,
  };
}
