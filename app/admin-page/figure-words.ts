import type { Course, FigureName } from "~/admin/figures/figures";
import type { Overview } from "~/admin/figures/read-figures.server";
import { groupDigits } from "~/platform/group-digits";
import { adminAppsPath, adminHealthPath, adminPeoplePath } from "~/platform/urls";
import { formatLargeSize } from "./large-size";

/** One figure as the overview shows it. */
export interface ShownFigure {
  name: FigureName;
  title: string;
  /** Where one reads more; null where there is no such page. */
  href: string | null;
  /** What is largest on it. */
  value: string;
  /** A line below that. */
  note: string;
  course: Course;
  inWords: (value: number) => string;
}

const count = (value: number) => groupDigits(value);
const tokens = (value: number) =>
  value.toLocaleString("en", { notation: "compact", maximumFractionDigits: 1 });
const dollars = (value: number) =>
  value.toLocaleString("en", { style: "currency", currency: "USD" });
const sum = (course: Course) => course.reduce<number>((all, value) => all + (value ?? 0), 0);
const percent = (part: Course, whole: Course) => {
  const all = sum(whole);
  return all > 0 ? `${((sum(part) / all) * 100).toFixed(1)} %` : null;
};
const last = (course: Course) => course.at(-1) ?? 0;

/** The figures of the overview, in the order that they are shown. */
export function figuresOf({ courses }: Pick<Overview, "courses">): ShownFigure[] {
  const { people, projects, answers, failures, unpriced, cost, storage, files } = courses;
  const asked = sum(answers);
  const { builds, "failed-builds": failedBuilds } = courses;
  const failed = percent(failures, answers);
  const withProblems = percent(failedBuilds, builds);
  const free = sum(unpriced);
  const inAll = (begun: Course, added: Course) => count(last(begun) + last(added));
  return [
    {
      ...{ name: "people", title: "People", href: adminPeoplePath, course: people },
      value: inAll(courses["people-in-all"], people),
      note: `${count(sum(people))} joined, ${count(last(people))} of them today`,
      inWords: count,
    },
    {
      ...{ name: "projects", title: "Projects", href: adminAppsPath, course: projects },
      value: inAll(courses["projects-in-all"], projects),
      note: `${count(sum(projects))} new, ${count(last(projects))} of them today`,
      inWords: count,
    },
    {
      ...{ name: "answers", title: "Answers", href: null, course: answers, inWords: count },
      value: count(asked),
      note: `${count(last(answers))} today`,
    },
    {
      ...{ name: "failures", title: "Failed answers", href: adminHealthPath, course: failures },
      value: count(sum(failures)),
      note: `${failed ? `${failed} of all, ` : ""}${count(last(failures))} today`,
      inWords: count,
    },
    {
      ...{ name: "tokens", title: "Tokens", href: null, course: courses.tokens, inWords: tokens },
      value: tokens(sum(courses.tokens)),
      note: `${tokens(last(courses.tokens))} today, read and written`,
    },
    {
      ...{ name: "cost", title: "Costs", href: null, course: cost, inWords: dollars },
      value: dollars(sum(cost)),
      note: `${dollars(last(cost))} today${free > 0 ? `; ${count(free)} answers without a known price` : ""}`,
    },
    {
      ...{ name: "builds", title: "Builds", href: adminHealthPath, course: builds, inWords: count },
      value: count(sum(builds)),
      note: `${count(last(builds))} today${withProblems ? `; ${withProblems} showed problems` : ""}`,
    },
    {
      ...{ name: "queue", title: "Queue", href: adminHealthPath, course: courses.queue },
      value: count(Math.max(...courses.queue.map((most) => most ?? 0))),
      note: `Builds that waited at once, at most; ${count(last(courses.queue))} today`,
      inWords: count,
    },
    {
      ...{ name: "storage", title: "Database", href: adminHealthPath, course: storage },
      value: formatLargeSize(last(storage)),
      note: "What it takes now, and took each day",
      inWords: formatLargeSize,
    },
    {
      ...{ name: "files", title: "File storage", href: adminHealthPath, course: files },
      value: formatLargeSize(last(files)),
      note: "Uploads, published apps and files that are no text, as of the start of the day",
      inWords: formatLargeSize,
    },
  ];
}
