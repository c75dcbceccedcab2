import { Button } from "~/ui/button";

interface FreeSlugProps {
  /** A slug that can be had; null where none was named. */
  slug: string | null;
  onTake(slug: string): void;
}

/** Takes the slug that was named in place of one that cannot be had. */
export function FreeSlug({ slug, onTake }: FreeSlugProps) {
  if (slug === null) return null;
  return (
    <div>
      <Button small onClick={() => onTake(slug)}>
        Use “{slug}”
      </Button>
    </div>
  );
}
