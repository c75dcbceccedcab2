import { Allotment, type AllotmentHandle } from "allotment";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Divider, markDragging } from "./divider";
import { clampSizes, PANELS, type PanelSizes, readSizes, writeSizes } from "./panel-sizes";

interface PanelsProps {
  files: ReactNode;
  centre: ReactNode;
  chat: ReactNode;
}

/** Files, centre and chat side by side; their widths are dragged or moved with arrow keys. */
export function Panels({ files, centre, chat }: PanelsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<AllotmentHandle>(null);
  const [width, setWidth] = useState(0);
  const [sizes, setSizes] = useState<PanelSizes>(() => readSizes(window.localStorage));

  // Before the first paint: the page that they replace has its panels where they go.
  useLayoutEffect(() => {
    if (!frame.current) return;
    setWidth(frame.current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const px = (percent: number) => Math.round((percent * width) / 100);
  const isMeasured = width > 0;
  // By itself Allotment puts its panes where they belong only after they were painted once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later widths are its own
  useLayoutEffect(() => {
    if (isMeasured) handle.current?.resize(sizes.map(px));
  }, [isMeasured]);

  const keep = (next: PanelSizes) => {
    setSizes(next);
    writeSizes(window.localStorage, next);
  };
  const resize = (next: PanelSizes) => {
    const clamped = clampSizes(next);
    handle.current?.resize(clamped.map((percent) => (percent * width) / 100));
    keep(clamped);
  };
  const reset = () => resize([PANELS.files.size, PANELS.centre.size, PANELS.chat.size]);
  const toPercent = (pixels: number[]) => pixels.map((size) => (size / width) * 100) as PanelSizes;

  return (
    <div ref={frame} className="ws-panels">
      {isMeasured && (
        <Allotment
          ref={handle}
          defaultSizes={sizes.map(px)}
          onDragStart={() => markDragging(true)}
          onDragEnd={(pixels) => {
            markDragging(false);
            keep(toPercent(pixels));
          }}
          onReset={reset}
        >
          <Allotment.Pane minSize={px(PANELS.files.min)} maxSize={px(PANELS.files.max)}>
            {files}
          </Allotment.Pane>
          <Allotment.Pane minSize={px(PANELS.centre.min)}>
            <Divider
              label="Width of the files panel"
              value={sizes[0]}
              limits={PANELS.files}
              onMove={(step) => resize([sizes[0] + step, sizes[1] - step, sizes[2]])}
              onReset={reset}
            />
            {centre}
          </Allotment.Pane>
          <Allotment.Pane minSize={px(PANELS.chat.min)} maxSize={px(PANELS.chat.max)}>
            <Divider
              label="Width of the chat panel"
              value={sizes[2]}
              limits={PANELS.chat}
              onMove={(step) => resize([sizes[0], sizes[1] - step, sizes[2] + step])}
              onReset={reset}
              isAtRight
            />
            {chat}
          </Allotment.Pane>
        </Allotment>
      )}
    </div>
  );
}
