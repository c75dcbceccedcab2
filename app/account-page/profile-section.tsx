import { PERSON_NAME_LENGTH } from "~/accounts/user";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { AccountSection } from "./account-section";
import { AvatarForm } from "./avatar-form";

interface ProfileSectionProps {
  /** What the field shows: what was refused, else what is stored. */
  name: string;
  /** The name that others see when the field is empty. */
  publicName: string;
  email: string | null;
  imageUrl: string | null;
  error: string | undefined;
}

/** What others see of the person. */
export function ProfileSection({ name, publicName, email, imageUrl, error }: ProfileSectionProps) {
  return (
    <AccountSection
      id="profile"
      title="Profile"
      hint={`Others see you as ${publicName}. Your email is shown to nobody.`}
    >
      <form method="post" className="stack">
        <input type="hidden" name="intent" value="rename" />
        <Field
          label="Name"
          name="name"
          autoComplete="nickname"
          hint="Beside your published apps. Without one, others see what stands before the @ of your email, or your shortened wallet address."
          defaultValue={name}
          maxLength={PERSON_NAME_LENGTH}
          {...(error ? { error } : {})}
        />
        {email ? <p className="muted">Email: {email}</p> : null}
        <div className="button-row">
          <Button type="submit" variant="primary">
            Save name
          </Button>
        </div>
      </form>
      <AvatarForm imageUrl={imageUrl} />
    </AccountSection>
  );
}
