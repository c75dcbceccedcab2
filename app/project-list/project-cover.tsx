import { type CoverKind, coverOf } from "./cover-kind";

interface ProjectCoverProps {
  id: string;
  /** Name and description. */
  text: string;
  /** Where the picture is; a calm drawing when there is none. */
  picture?: string | null | undefined;
}

/** The picture of a project. It says nothing that the card does not say in words. */
export function ProjectCover({ id, text, picture }: ProjectCoverProps) {
  if (picture) {
    return (
      <div className="project-cover">
        <img src={picture} alt="" width={640} height={400} loading="lazy" decoding="async" />
      </div>
    );
  }
  const { kind, tint } = coverOf(id, text);
  return (
    <div className={`project-cover project-cover--${tint}`}>
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="cover-window" x="52" y="34" width="216" height="170" rx="12" />
        <g className="cover-strong">
          <circle cx="70" cy="51" r="4" />
          <rect x="84" y="48" width="52" height="6" rx="3" />
        </g>
        {DRAWINGS[kind]}
      </svg>
    </div>
  );
}

const DRAWINGS: Record<CoverKind, React.ReactNode> = {
  page: (
    <>
      <rect className="cover-strong" x="70" y="76" width="104" height="12" rx="6" />
      <rect className="cover-soft" x="70" y="98" width="84" height="7" rx="3.5" />
      <rect className="cover-soft" x="70" y="112" width="66" height="7" rx="3.5" />
      <rect className="cover-strong" x="70" y="132" width="48" height="16" rx="8" />
      <rect className="cover-soft" x="192" y="76" width="58" height="72" rx="8" />
    </>
  ),
  "page-centred": (
    <>
      <rect className="cover-strong" x="104" y="80" width="112" height="12" rx="6" />
      <rect className="cover-soft" x="92" y="102" width="136" height="7" rx="3.5" />
      <rect className="cover-soft" x="112" y="116" width="96" height="7" rx="3.5" />
      <rect className="cover-strong" x="134" y="136" width="52" height="16" rx="8" />
    </>
  ),
  "page-gallery": (
    <>
      <rect className="cover-soft" x="70" y="74" width="86" height="80" rx="8" />
      <rect className="cover-strong" x="164" y="74" width="86" height="36" rx="8" />
      <rect className="cover-soft" x="164" y="118" width="39" height="36" rx="8" />
      <rect className="cover-soft" x="211" y="118" width="39" height="36" rx="8" />
    </>
  ),
  "page-columns": (
    <>
      <rect className="cover-soft" x="70" y="72" width="180" height="40" rx="8" />
      <rect className="cover-strong" x="82" y="88" width="64" height="9" rx="4.5" />
      {[70, 134, 198].map((x) => (
        <g key={x}>
          <circle className="cover-strong" cx={x + 7} cy="128" r="7" />
          <rect className="cover-soft" x={x} y="142" width="52" height="7" rx="3.5" />
        </g>
      ))}
    </>
  ),
  "page-article": (
    <>
      <rect className="cover-soft" x="70" y="72" width="180" height="34" rx="8" />
      <rect className="cover-strong" x="98" y="116" width="96" height="9" rx="4.5" />
      {[134, 146, 158].map((y, at) => (
        <rect
          key={y}
          className="cover-soft"
          x="98"
          y={y}
          width={[124, 112, 92][at]}
          height="6"
          rx="3"
        />
      ))}
    </>
  ),
  list: (
    <>
      {[74, 104, 134].map((y, at) => (
        <g key={y}>
          <rect className="cover-soft" x="70" y={y} width="180" height="22" rx="7" />
          <circle className="cover-strong" cx="84" cy={y + 11} r="5" />
          <rect
            className="cover-strong"
            x="98"
            y={y + 8}
            width={[92, 116, 70][at]}
            height="6"
            rx="3"
          />
        </g>
      ))}
    </>
  ),
  chart: (
    <>
      {[30, 52, 40, 66, 58].map((height, at) => (
        <rect
          key={height}
          className={at === 3 ? "cover-strong" : "cover-soft"}
          x={74 + at * 36}
          y={148 - height}
          width="24"
          height={height}
          rx="6"
        />
      ))}
    </>
  ),
  shop: (
    <>
      {[70, 133, 196].map((x) => (
        <g key={x}>
          <rect className="cover-soft" x={x} y="74" width="54" height="46" rx="8" />
          <rect className="cover-strong" x={x} y="128" width="36" height="6" rx="3" />
          <rect className="cover-soft" x={x} y="140" width="22" height="6" rx="3" />
        </g>
      ))}
    </>
  ),
  calendar: (
    <>
      {[0, 1, 2, 3, 4].flatMap((column) =>
        [0, 1, 2].map((row) => (
          <rect
            key={`${column} ${row}`}
            className={(column * 3 + row) % 7 === 4 ? "cover-strong" : "cover-soft"}
            x={70 + column * 37}
            y={74 + row * 26}
            width="31"
            height="20"
            rx="5"
          />
        )),
      )}
    </>
  ),
  game: (
    <>
      <rect className="cover-soft" x="70" y="74" width="180" height="76" rx="10" />
      <circle className="cover-strong" cx="118" cy="112" r="17" />
      <path className="cover-strong" d="M202 94l19 34h-38z" />
    </>
  ),
};
