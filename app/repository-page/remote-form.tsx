import { REMOTE_LIMITS, type ShownRemote } from "~/projects/push/push-rules";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface RemoteFormProps {
  /** The one there is; null to name the first. */
  known: Pick<ShownRemote, "address" | "branch" | "username"> | null;
  /** What was refused, without its token. */
  typed?: { address: string; branch: string; username: string };
  errors?: Record<string, string>;
}

const PLAIN = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** Names the repository that a project is pushed to. */
export function RemoteForm({ known, typed, errors = {} }: RemoteFormProps) {
  const shown = typed ?? known;
  const errorOf = (name: string) => (errors[name] ? { error: errors[name] } : {});
  return (
    <form method="post" className="stack">
      <input type="hidden" name="intent" value="connect" />
      <Field
        label="Address"
        name="address"
        hint="An empty repository of yours on GitHub, GitLab, Codeberg or any other host of git."
        defaultValue={shown?.address}
        placeholder="https://github.com/owner/name"
        maxLength={REMOTE_LIMITS.address}
        inputMode="url"
        {...PLAIN}
        {...errorOf("address")}
      />
      <Field
        label="Token"
        name="token"
        type="password"
        hint={
          known
            ? "Leave it empty to keep the one there is."
            : "One that may write this repository’s contents, and nothing else. It is stored encrypted and never shown again."
        }
        maxLength={REMOTE_LIMITS.token}
        {...PLAIN}
        autoComplete="new-password"
        {...errorOf("token")}
      />
      <div className="repository__pair">
        <Field
          label="Branch"
          name="branch"
          defaultValue={shown?.branch ?? "main"}
          maxLength={REMOTE_LIMITS.branch}
          {...PLAIN}
          {...errorOf("branch")}
        />
        <Field
          label="User name"
          optional
          name="username"
          defaultValue={shown?.username ?? ""}
          maxLength={REMOTE_LIMITS.username}
          {...PLAIN}
          {...errorOf("username")}
        />
      </div>
      <div className="button-row">
        <Button type="submit" variant={known ? "secondary" : "primary"}>
          {known ? "Save and push" : "Connect and push"}
        </Button>
      </div>
    </form>
  );
}
