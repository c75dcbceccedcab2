import { useEffect, useState } from "react";
import type { ShownBinary } from "./binary-address";

const SIZES = ["2.5rem", "1.5rem", "1rem"];
const SAMPLE = "The quick brown fox jumps over the lazy dog. 0123456789 ÄÖÜß éè ñ — “quotes”";

/** What a font looks like, once the browser has read it. */
export function FontSample({ file, name }: { file: ShownBinary; name: string }) {
  const [family, setFamily] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const called = `sample-${Math.random().toString(36).slice(2)}`;
    let isGone = false;
    let font: FontFace | null = null;
    const show = async () => {
      const source = (await file.bytes?.arrayBuffer()) ?? `url("${file.address}")`;
      font = await new FontFace(called, source).load();
      if (isGone) return;
      document.fonts.add(font);
      setFamily(called);
    };
    show().catch(() => setBroken(true));
    return () => {
      isGone = true;
      if (font) document.fonts.delete(font);
    };
  }, [file]);
  return (
    <div className="ws-binary-middle ws-binary-font">
      {isBroken && <p>This browser cannot read {name} as a font.</p>}
      {!isBroken && !family && <p className="ws-muted">A font. Download it to use it elsewhere.</p>}
      {family &&
        SIZES.map((fontSize) => (
          <p key={fontSize} style={{ fontFamily: family, fontSize }}>
            {SAMPLE}
          </p>
        ))}
    </div>
  );
}
