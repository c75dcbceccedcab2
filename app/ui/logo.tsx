/** The speech corner with two quote ticks: something was said. */
export function LogoMark() {
  return (
    <svg className="logo__mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 2h8a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10H4a2 2 0 0 1-2-2V12A10 10 0 0 1 12 2Z"
      />
      <path
        className="logo__ticks"
        d="M10 10h4.5v5.2c0 3-1.5 4.9-4.1 5.8l-.9-1.7c1.3-.6 2-1.5 2.1-2.8H10zM17.8 10h4.5v5.2c0 3-1.5 4.9-4.1 5.8l-.9-1.7c1.3-.6 2-1.5 2.1-2.8h-1.6z"
      />
    </svg>
  );
}

/** The brand, linking home. */
export function Logo({ appName }: { appName: string }) {
  return (
    <a className="logo" href="/">
      <LogoMark />
      {appName}
    </a>
  );
}
