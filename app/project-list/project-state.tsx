/** What a project is in, as its card says. */
export type ProjectState = "answering" | "broken" | "changed" | "published";

const WORDS: Record<ProjectState, string> = {
  answering: "Answer running",
  broken: "Has errors",
  changed: "Unpublished changes",
  published: "Published",
};

/** What there is to say of a project, the most pressing first; nothing of most. */
export function ProjectStates({ states }: { states: readonly ProjectState[] }) {
  if (states.length === 0) return null;
  return (
    <ul className="project-states" aria-label="State">
      {states.map((state) => (
        <li key={state} className={`project-state project-state--${state}`}>
          {WORDS[state]}
        </li>
      ))}
    </ul>
  );
}
