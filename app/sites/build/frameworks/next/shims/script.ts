import { type ScriptHTMLAttributes, useEffect } from "react";
import { withBase } from "./location";

interface ScriptProps extends Omit<ScriptHTMLAttributes<HTMLScriptElement>, "onLoad"> {
  strategy?: string;
  onLoad?: () => void;
  onReady?: () => void;
}

const loaded = new Set<string>();

/** A script beside the app's own, loaded once. */
export default function Script({ src, id, children, onLoad, onReady, ...props }: ScriptProps) {
  const { dangerouslySetInnerHTML: inner } = props;
  const code = inner?.__html ?? (typeof children === "string" ? children : "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a script runs once, whatever is drawn anew.
  useEffect(() => {
    const key = src ?? id ?? code;
    if (loaded.has(String(key))) return onReady?.();
    loaded.add(String(key));
    const element = document.createElement("script");
    if (id) element.id = id;
    element.onload = () => {
      onLoad?.();
      onReady?.();
    };
    if (src) element.src = withBase(src);
    else element.text = String(code);
    document.body.append(element);
  }, [src, id]);
  return null;
}
