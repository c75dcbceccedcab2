import { clsx } from "clsx";

/** Drawn on a 24 px grid with 1.75 px strokes; each is the `d` of one path. */
const SHAPES = {
  alert: "M12 8v5m0 3h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  app: "M4 5h16v14H4zM4 9h16M7 7h.01M10 7h.01",
  arrow: "M5 12h14m-6-6 6 6-6 6",
  back: "M19 12H5m6-6-6 6 6 6",
  bell: "M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4",
  chat: "M4 20V7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "m6 6 12 12M18 6 6 18",
  code: "m8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  download: "M12 4v11m-5-4 5 5 5-5M4 20h16",
  external: "M14 4h6v6m0-6-9 9M10 5H5v14h14v-5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  folder: "M3 6h6l2 2h10v11H3z",
  heart:
    "M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z",
  history: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.5",
  data: "M5 6.5c0-1.4 3.1-2.5 7-2.5s7 1.1 7 2.5S15.900 9 12 9 5 7.900 5 6.500Zm0 0v11C5 18.900 8.100 20 12 20s7-1.100 7-2.500v-11M5 12c0 1.400 3.100 2.500 7 2.500s7-1.100 7-2.500",
  key: "M14.5 9.5a4.5 4.5 0 1 0-3.4 4.4L13 16h3v3h4v-3.5l-5.7-5.2M7.5 9h.01",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  archive: "M4 5h16v4H4zM5.5 9v10h13V9M10 13h4",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0",
  play: "M7 5v14l12-7z",
  plus: "M12 5v14M5 12h14",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM20 20l-4.8-4.8",
  share: "M12 15V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2",
  ship: "M12 20V5m-6 6 6-6 6 6",
  stop: "M7 7h10v10H7z",
  terminal: "m5 7 5 5-5 5m8 0h6",
  wallet: "M18 9V5H6a2 2 0 0 0 0 4h14v11H6a2 2 0 0 1-2-2V7m12.5 7.5h.01",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5m3-5v5",
} as const;

export type IconName = keyof typeof SHAPES;

interface IconProps {
  name: IconName;
  className?: string;
  /** Only when the icon stands alone; otherwise the text beside it speaks. */
  label?: string;
}

/** A small line icon in the colour and size of the text around it. */
export function Icon({ name, className, label }: IconProps) {
  const shape = <path d={SHAPES[name]} />;
  const drawing = {
    className: clsx("icon", className),
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.75,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  if (!label) {
    return (
      <svg {...drawing} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg {...drawing} role="img" aria-label={label}>
      {shape}
    </svg>
  );
}
