import { Dialog } from "~/ui/dialog";
import { LEAVE_EDITOR } from "~/workspace/editor/leave-editor";
import { COMMAND_GROUPS, type Command } from "./command";
import { KeyCaps } from "./key-caps";

interface KeyboardHelpProps {
  commands: readonly Command[];
  onClose(): void;
}

/** Every shortcut of the workspace. */
export function KeyboardHelp({ commands, onClose }: KeyboardHelpProps) {
  return (
    <Dialog open wide onClose={onClose} title="Keyboard shortcuts">
      <div className="ws-shortcuts">
        {COMMAND_GROUPS.filter((group) => commands.some((one) => one.group === group)).map(
          (group) => (
            <section key={group}>
              <h3>{group}</h3>
              <dl>
                {commands
                  .filter((one) => one.group === group)
                  .map(({ id, title, keys }) => (
                    <div key={id}>
                      <dt>{title}</dt>
                      <dd>
                        {keys?.map((each) => (
                          <KeyCaps key={each} keys={each} />
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ),
        )}
      </div>
      <p className="ws-muted">{LEAVE_EDITOR}</p>
    </Dialog>
  );
}
