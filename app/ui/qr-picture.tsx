/** Modules around a code that stay light, so that cameras find it. */
const QUIET = 4;

interface QrPictureProps {
  /** As `platform/qr-code` draws it. */
  code: { size: number; path: string };
  /** What a camera finds in it. */
  label: string;
}

/** A QR code, dark on light in either scheme. */
export function QrPicture({ code, label }: QrPictureProps) {
  const side = code.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
