import { type ReactNode, useState } from "react";
import { Divider } from "./divider";
import { CODE_SHARE, clampShare, keepLayout, readLayout, SIDE_MIN_PX } from "./layout";

interface CentreSidesProps {
  code: ReactNode;
  app: ReactNode;
  showsCode: boolean;
  showsApp: boolean;
}

/** Code and app beside each other. What is not shown stays as it is: a running app is not begun anew. */
export function CentreSides({ code, app, showsCode, showsApp }: CentreSidesProps) {
  const [share, setShare] = useState(() => readLayout(window.localStorage).share);
  const resize = (percent: number) => {
    const next = clampShare(percent);
    setShare(next);
    keepLayout(window.localStorage, { share: next });
  };
  const side = (percent: number) => `minmax(${SIDE_MIN_PX}px, ${percent}fr)`;
  const isBoth = showsCode && showsApp;

  return (
    <div
      className="ws-sides"
      style={isBoth ? { gridTemplateColumns: `${side(share)} 0 ${side(100 - share)}` } : undefined}
    >
      <div className="ws-side" hidden={!showsCode}>
        {code}
      </div>
      {isBoth && (
        <Divider
          label="Width of the code"
          value={share}
          limits={CODE_SHARE}
          onMove={resize}
          onReset={() => resize(CODE_SHARE.size)}
        />
      )}
      <div className="ws-side" hidden={!showsApp}>
        {app}
      </div>
    </div>
  );
}
