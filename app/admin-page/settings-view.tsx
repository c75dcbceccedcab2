import { ReasonField } from "~/admin/audit/reason-field";
import { NEVER_IN_PAGES, SETTING_GROUPS, type SettingField } from "~/admin/settings/setting-fields";
import type { SettingName, ShownSetting } from "~/platform/settings/setting-names";
import { adminInvitationsPath, adminModelsPath, adminSettingsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import type { PageFrame } from "~/ui/page";
import type { RefusedAct } from "./act-form";
import { AdminPage } from "./admin-page";

type Shown = Record<SettingName, ShownSetting>;

interface SettingsViewProps {
  frame: PageFrame;
  settings: Shown;
  refused: RefusedAct | null;
}

/** What an installation can be told without a terminal, with where each value comes from. */
export function SettingsView({ frame, settings, refused }: SettingsViewProps) {
  return (
    <AdminPage
      frame={frame}
      title="Settings"
      place={adminSettingsPath}
      lead="What is set here counts before the environment, at once and in every process."
    >
      <ErrorSummary errors={refused?.errors} title="Nothing was saved" />
      {SETTING_GROUPS.map((group) => (
        <GroupForm
          key={group.id}
          group={group}
          settings={settings}
          refused={refused?.typed.group === group.id ? refused : null}
        />
      ))}
      <section className="admin__section" aria-labelledby="never">
        <div className="admin__title">
          <h2 id="never">Not in pages</h2>
          <p className="muted">{NEVER_IN_PAGES}</p>
        </div>
      </section>
    </AdminPage>
  );
}

/** Settings that are saved together, for one reason. */
function GroupForm({
  group: { id, title, lead, fields },
  settings,
  refused,
}: {
  group: (typeof SETTING_GROUPS)[number];
  settings: Shown;
  refused: RefusedAct | null;
}) {
  return (
    <section className="admin__section" id={id} aria-labelledby={`${id}-title`}>
      <div className="admin__title">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="muted">{lead}</p>
        <Elsewhere group={id} />
      </div>
      <form method="post" action={`${adminSettingsPath}#${id}`} className="stack settings-form">
        <input type="hidden" name="group" value={id} />
        {/* What Enter presses: else it would be the first button that takes a value back. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        {fields.map((field) => (
          <SettingRow
            key={field.name}
            field={field}
            setting={settings[field.name]}
            refused={refused}
          />
        ))}
        <ReasonField
          of={title}
          id={id}
          value={refused?.typed.reason}
          error={refused?.errors.reason}
          isRequired
        />
        <div className="button-row">
          <Button type="submit" className="settings-form__save" aria-label={`Save: ${title}`}>
            Save
          </Button>
        </div>
      </form>
    </section>
  );
}

/** What of the same matter is set on a page of its own. */
function Elsewhere({ group }: { group: string }) {
  if (group === "registration") {
    return (
      <p className="small">
        <a href={adminInvitationsPath}>Invitations</a>
      </p>
    );
  }
  if (group !== "limits") return null;
  return (
    <p className="small">
      <a href={adminModelsPath}>Tokens a day of the server’s models</a>
    </p>
  );
}

function SettingRow({
  field: { name, choices, ...control },
  setting,
  refused,
}: {
  field: SettingField;
  setting: ShownSetting;
  refused: RefusedAct | null;
}) {
  const value = refused?.typed[name] ?? setting.value;
  const error = refused?.errors[name];
  const shared = {
    ...{ label: control.label, id: name, name, defaultValue: value, autoComplete: "off" },
    ...(control.hint ? { hint: control.hint } : {}),
    ...(error ? { error } : {}),
  };
  return (
    <div className="setting">
      <input
        type="hidden"
        name={`was.${name}`}
        value={refused?.typed[`was.${name}`] ?? setting.value}
      />
      {choices ? (
        <Field as="select" {...shared}>
          {Object.entries(choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </Field>
      ) : (
        <Field
          {...shared}
          maxLength={300}
          {...(control.type ? { type: control.type } : {})}
          {...(control.inputMode ? { inputMode: control.inputMode } : {})}
        />
      )}
      <SourceLine name={name} setting={setting} choices={choices} />
    </div>
  );
}

/** Where the value comes from, and the way back. */
function SourceLine({
  name,
  setting: { source, usual, isUsualGiven },
  choices,
}: {
  name: SettingName;
  setting: ShownSetting;
  choices: Record<string, string> | undefined;
}) {
  const whose = isUsualGiven ? "environment" : "default";
  if (source !== "page") {
    return (
      <p className="setting__source small muted">
        {isUsualGiven ? "From the environment" : "The default"}: <code>{name}</code>
      </p>
    );
  }
  return (
    <p className="setting__source small muted">
      <span className="badge badge--accent">Set here</span>
      <span>
        {isUsualGiven ? "The environment" : "The default"} says{" "}
        {usual ? <strong>{choices?.[usual] ?? usual}</strong> : "nothing"}: <code>{name}</code>
      </span>
      <Button
        type="submit"
        name="clear"
        value={name}
        small
        variant="quiet"
        aria-label={`Use the ${whose}’s again: ${name}`}
      >
        Use the {whose}’s again
      </Button>
    </p>
  );
}
