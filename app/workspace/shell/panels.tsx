import { type ReactNode, useState } from "react";
import { Divider } from "./divider";
import { clampSizes, PANELS, type PanelSizes, readSizes, writeSizes } from "./panel-sizes";

interface PanelsProps {
  files: ReactNode;
  centre: ReactNode;
  chat: ReactNode;
}

/** Files, centre and chat side by side; their widths are dragged or moved with arrow keys. */
export function Panels({ files, centre, chat }: PanelsProps) {
  const [sizes, setSizes] = useState<PanelSizes>(() => readSizes(window.localStorage));
  const resize = (wanted: PanelSizes) => {
    const next = clampSizes(wanted);
    setSizes(next);
    writeSizes(window.localStorage, next);
  };
  const reset = () => resize([PANELS.files.size, PANELS.centre.size, PANELS.chat.size]);
  const [left, middle, right] = sizes.map((percent) => `minmax(0, ${percent}fr)`);

  return (
    <div className="ws-panels" style={{ gridTemplateColumns: `${left} 0 ${middle} 0 ${right}` }}>
      <div className="ws-side">{files}</div>
      <Divider
        label="Width of the files panel"
        value={sizes[0]}
        limits={PANELS.files}
        onMove={(percent) => resize([percent, sizes[1], sizes[2]])}
        onReset={reset}
      />
      <div className="ws-side">{centre}</div>
      <Divider
        label="Width of the chat panel"
        value={sizes[2]}
        limits={PANELS.chat}
        onMove={(percent) => resize([sizes[0], sizes[1], percent])}
        onReset={reset}
        isAtRight
      />
      <div className="ws-side">{chat}</div>
    </div>
  );
}
