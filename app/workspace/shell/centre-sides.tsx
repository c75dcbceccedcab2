import { Allotment, type AllotmentHandle } from "allotment";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Divider, markDragging } from "./divider";
import { CODE_SHARE, clampShare, keepLayout, readLayout, SIDE_MIN_PX } from "./layout";

interface CentreSidesProps {
  code: ReactNode;
  app: ReactNode;
  showsCode: boolean;
  showsApp: boolean;
}

/** Code and app beside each other. What is not shown stays as it is: a running app is not begun anew. */
export function CentreSides({ code, app, showsCode, showsApp }: CentreSidesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<AllotmentHandle>(null);
  const [share, setShare] = useState(() => readLayout(window.localStorage).share);

  const keep = (percent: number) => {
    const next = clampShare(percent);
    setShare(next);
    keepLayout(window.localStorage, { share: next });
    return next;
  };
  const divide = (percent: number) => {
    const width = frame.current?.clientWidth ?? 0;
    handle.current?.resize([(percent * width) / 100, ((100 - percent) * width) / 100]);
  };
  const resize = (percent: number) => divide(keep(percent));
  const reset = () => resize(CODE_SHARE.size);
  const isBoth = showsCode && showsApp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes back into view has forgotten its width
  useLayoutEffect(() => {
    if (isBoth) divide(share);
  }, [isBoth]);
  const onDragEnd = ([left = 0, right = 0]: number[]) => {
    markDragging(false);
    if (left + right > 0) keep((left / (left + right)) * 100);
  };

  return (
    <div
      ref={frame}
      className="ws-sides"
      data-only={isBoth ? undefined : showsApp ? "app" : "code"}
    >
      <Allotment
        ref={handle}
        minSize={SIDE_MIN_PX}
        defaultSizes={[share, 100 - share]}
        onDragStart={() => markDragging(true)}
        onDragEnd={onDragEnd}
        onReset={reset}
      >
        <Allotment.Pane visible={showsCode}>{code}</Allotment.Pane>
        <Allotment.Pane visible={showsApp}>
          {isBoth && (
            <Divider
              label="Width of the code"
              value={share}
              limits={CODE_SHARE}
              onMove={(step) => resize(share + step)}
              onReset={reset}
            />
          )}
          {app}
        </Allotment.Pane>
      </Allotment>
    </div>
  );
}
