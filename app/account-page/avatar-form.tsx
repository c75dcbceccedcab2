import { AVATAR_SIZE_AT_MOST, AVATAR_TYPES } from "~/accounts/avatar-rules";
import { accountAvatarPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";

interface AvatarFormProps {
  imageUrl: string | null;
  /** What was wrong with the file that was sent. */
  error?: string | undefined;
}

/** The person's picture, with forms to send another and to remove it. */
export function AvatarForm({ imageUrl, error }: AvatarFormProps) {
  return (
    <div className="avatar-form">
      {imageUrl ? (
        <img className="avatar" src={imageUrl} alt="How others see you" width="80" height="80" />
      ) : (
        <span className="avatar">
          <Icon name="person" />
        </span>
      )}
      <form
        method="post"
        action={accountAvatarPath}
        encType="multipart/form-data"
        className="stack"
      >
        <Field
          label="Picture"
          name="picture"
          type="file"
          accept={AVATAR_TYPES}
          required
          hint={`Shown beside your published apps. ${AVATAR_SIZE_AT_MOST}; it is cut to a square.`}
          {...(error ? { error } : {})}
        />
        <div className="button-row">
          <Button type="submit">{imageUrl ? "Replace picture" : "Save picture"}</Button>
          {imageUrl ? (
            <Button type="submit" variant="quiet" name="intent" value="remove" formNoValidate>
              Remove picture
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  );
}
