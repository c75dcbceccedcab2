interface OtherPlacesProps {
  /** Where the operator has named them. */
  chatUrl?: string | undefined;
  sourceUrl?: string | undefined;
  contactEmail: string;
}

/** Where else people can be reached. */
export function OtherPlaces({ chatUrl, sourceUrl, contactEmail }: OtherPlacesProps) {
  return (
    <ul className="other-places muted small" aria-label="Elsewhere">
      {chatUrl ? (
        <li>
          <a href={chatUrl}>Chat</a>
        </li>
      ) : null}
      {sourceUrl ? (
        <li>
          <a href={sourceUrl}>Source code</a>
        </li>
      ) : null}
      <li>
        <a href={`mailto:${contactEmail}`}>Write to us</a>
      </li>
    </ul>
  );
}
