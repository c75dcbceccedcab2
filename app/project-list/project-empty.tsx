import { EmptyState } from "~/ui/empty-state";
import { NewProjectButton } from "./new-project-button";

export function ProjectEmpty({ onCreate }: { onCreate(): void }) {
  return (
    <EmptyState title="No Projects Yet" icon="app" isLine>
      <p>Describe an app in your own words and watch it being built.</p>
      <NewProjectButton label="Create Your First Project" isQuiet onPress={onCreate} />
    </EmptyState>
  );
}
