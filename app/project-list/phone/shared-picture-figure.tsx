import { loginPath, pwaProjectsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import type { SharedPicture } from "./shared-picture";

interface SharedPictureFigureProps {
  picture: SharedPicture;
  isSignedIn: boolean;
  onRemove(): void;
}

/** Where signing in leads back to: the dialog, which finds the picture again. */
const BACK = `${loginPath}?returnTo=${encodeURIComponent(`${pwaProjectsPath}#new`)}`;

/** A picture that another app shared, and what becomes of it. */
export function SharedPictureFigure({ picture, isSignedIn, onRemove }: SharedPictureFigureProps) {
  return (
    <figure className="shared-picture">
      <figcaption className="field__label">Shared picture</figcaption>
      <img src={picture.address} alt="What another app shared" />
      {isSignedIn ? (
        <p className="muted small">
          It is attached to the first message, and the project is made in your account.
        </p>
      ) : (
        <p className="muted small">
          It becomes a file of the project. To show it to a model with the first message,{" "}
          <a href={BACK}>log in</a>; it waits on this device until then.
        </p>
      )}
      <Button onClick={onRemove}>Remove picture</Button>
    </figure>
  );
}
