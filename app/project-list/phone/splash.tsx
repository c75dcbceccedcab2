import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { LogoMark } from "~/ui/logo";
import { useNonce } from "~/ui/nonce";
import { SPLASH_FADE_MS, SPLASH_MS, SPLASH_SCRIPT } from "./splash-times";

/**
 * The opening picture, once on a device. Whether it shows is decided by a script of its own before
 * the page is painted; without scripts it never does. A press or a key skips it.
 */
export function Splash({ appName }: { appName: string }) {
  const phase = useSplash();
  const nonce = useNonce();
  if (phase === "gone") return null;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, with this page's nonce
        dangerouslySetInnerHTML={{ __html: SPLASH_SCRIPT }}
      />
      <div className={clsx("splash", phase === "fading" && "splash--fading")}>
        <LogoMark />
        <p className="splash__name">{appName}</p>
        <p className="splash__text" role="status">
          Initializing Your Workspace...
        </p>
        <span className="splash__progress" aria-hidden="true" />
      </div>
    </>
  );
}

/** Counts from the moment it was first seen, which on a slow line is long before React is there. */
function useSplash(): "shown" | "fading" | "gone" {
  const [phase, setPhase] = useState<"shown" | "fading" | "gone">("shown");
  useEffect(() => {
    const { dataset } = document.documentElement;
    const end = () => {
      delete dataset.splash;
      setPhase("gone");
    };
    if (dataset.splash === undefined) return end();
    const left = Math.max(0, Number(dataset.splash) + SPLASH_MS - performance.now());
    const timers = [
      setTimeout(() => setPhase("fading"), left),
      setTimeout(end, left + SPLASH_FADE_MS),
    ];
    window.addEventListener("keydown", end);
    window.addEventListener("pointerdown", end);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      window.removeEventListener("keydown", end);
      window.removeEventListener("pointerdown", end);
    };
  }, []);
  return phase;
}
