import { useState } from "react";
import { formatBytes } from "~/projects/byte-size";
import { nameOf } from "~/projects/files";
import { binaryKindOf, mediaTypeOf } from "~/projects/media-type";
import { Icon } from "~/ui/icon";
import type { ShownBinary } from "./binary-address";
import { FontSample } from "./font-sample";
import { HexView } from "./hex-view";
import { PictureView } from "./picture-view";

interface BinaryViewProps {
  file: ShownBinary;
  /** What is known of its first bytes without asking, as lines. */
  head?: string | undefined;
  /** Lets somebody put another file in its place. */
  onReplace?(): void;
}

/** A file that is no text, in place of the editor: what it looks and sounds like, or its bytes. */
export function BinaryView({ file, head, onReplace }: BinaryViewProps) {
  const name = nameOf(file.path);
  const [pixels, setPixels] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="ws-binary">
      {binaryKindOf(name) === "picture" ? (
        <PictureView address={file.address} name={name} isWhole={isWhole} onPixels={setPixels} />
      ) : (
        <Content file={file} name={name} head={head} />
      )}
      <p className="ws-binary-facts">
        <span>{mediaTypeOf(name)}</span> <span>{formatBytes(file.size)}</span>{" "}
        {pixels && (
          <>
            <span>{pixels}</span>{" "}
            <button
              type="button"
              className="ws-button"
              aria-pressed={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? "Fit" : "100 %"}
            </button>
          </>
        )}
        {onReplace && (
          <button type="button" className="ws-button" onClick={onReplace}>
            <Icon name="ship" /> Replace
          </button>
        )}
        <a className="ws-button" href={file.download} download={name}>
          <Icon name="download" /> Download
        </a>
      </p>
    </div>
  );
}

function Content({ file, name, head }: Pick<BinaryViewProps, "file" | "head"> & { name: string }) {
  switch (binaryKindOf(name)) {
    case "sound":
      return (
        <div className="ws-binary-middle">
          {/* biome-ignore lint/a11y/useMediaCaption: it is somebody's file, as it is */}
          <audio src={file.address} controls preload="metadata" aria-label={name} />
        </div>
      );
    case "video":
      return (
        <div className="ws-binary-middle">
          {/* biome-ignore lint/a11y/useMediaCaption: it is somebody's file, as it is */}
          <video src={file.address} controls preload="metadata" aria-label={name} />
        </div>
      );
    case "font":
      return <FontSample key={file.address} file={file} name={name} />;
    case "pdf":
      return (
        <div className="ws-binary-middle">
          <p className="ws-empty-title">A PDF</p>
          <p className="ws-muted">
            It is not opened here, for a PDF can be a program. Download it to read it.
          </p>
        </div>
      );
    default:
      return <HexView key={file.address} file={file} head={head} />;
  }
}
