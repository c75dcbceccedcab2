import { newProjectPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Opens the dialog; without JavaScript it goes to the page with the same form. */
export function NewProjectButton({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <form
      action={newProjectPath}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button type="submit" variant="primary">
        <Icon name="plus" />
        {label}
      </Button>
    </form>
  );
}
