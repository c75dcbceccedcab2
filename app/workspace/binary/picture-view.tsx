import { useEffect, useRef } from "react";

interface PictureViewProps {
  address: string;
  name: string;
  /** In its own size, rather than as large as there is room. */
  isWhole: boolean;
  /** Told its size, e.g. "300 × 200 px". */
  onPixels(size: string): void;
}

/** A picture on a checkerboard. */
export function PictureView({ address, name, isWhole, onPixels }: PictureViewProps) {
  const picture = useRef<HTMLImageElement>(null);
  const look = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture.current ?? {};
    if (width > 0) onPixels(`${width} × ${height} px`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have come before the page was taken over
  useEffect(look, []);
  return (
    <div className="ws-binary-picture" data-whole={isWhole || undefined}>
      <img ref={picture} src={address} alt={name} onLoad={look} />
    </div>
  );
}
