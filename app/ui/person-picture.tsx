import { initialOf } from "./initial-of";

interface PersonPictureProps {
  name: string;
  imageUrl: string | null;
}

/** A person's picture beside their name, 36 px wide; without one the first letter of the name. */
export function PersonPicture({ name, imageUrl }: PersonPictureProps) {
  if (imageUrl) {
    return (
      <img
        className="person-picture"
        src={imageUrl}
        alt=""
        width="36"
        height="36"
        loading="lazy"
        decoding="async"
      />
    );
  }
  // Shown by the style sheet: where there is none, the name alone is read.
  return <span className="person-picture" aria-hidden="true" data-initial={initialOf(name)} />;
}
