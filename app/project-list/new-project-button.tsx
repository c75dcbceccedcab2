import { newProjectPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface NewProjectButtonProps {
  label: string;
  /** Where something else on the page is louder. */
  isQuiet?: boolean;
  onPress(): void;
}

/** Opens the dialog; without JavaScript it goes to the page with the same form. */
export function NewProjectButton({ label, isQuiet = false, onPress }: NewProjectButtonProps) {
  return (
    <form
      action={newProjectPath}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button type="submit" variant={isQuiet ? "secondary" : "primary"}>
        <Icon name="plus" />
        {label}
      </Button>
    </form>
  );
}
