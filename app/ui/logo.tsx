import { MARK_CORNER, MARK_TICKS } from "./mark";

/** The speech corner with two quote ticks: something was said. */
export function LogoMark() {
  return (
    <svg className="logo__mark" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={MARK_CORNER} />
      <path className="logo__ticks" d={MARK_TICKS} />
    </svg>
  );
}

/** The brand, linking home. */
export function Logo({ appName }: { appName: string }) {
  return (
    <a className="logo" href="/">
      <LogoMark />
      <span className="logo__name">{appName}</span>
    </a>
  );
}
