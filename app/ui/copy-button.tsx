import { useEffect, useRef, useState } from "react";
import { Button, type ButtonLook } from "./button";
import { COPIED_MS, copyText } from "./copy-text";
import { Icon } from "./icon";

interface CopyButtonProps {
  /** What goes on the clipboard. */
  text: string;
  /** What the button says until it is pressed. */
  children: string;
  /** What it copies, for those who hear the button out of its place. */
  what: string;
  look?: ButtonLook;
}

/** Puts a text on the clipboard, and says so for a moment in its own place. */
export function CopyButton({ text, children, what, look = { variant: "quiet" } }: CopyButtonProps) {
  const [told, setTold] = useState("");
  const revert = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(revert.current), []);

  const press = async () => {
    const isCopied = await copyText(text);
    clearTimeout(revert.current);
    setTold(isCopied ? "Copied" : "Not copied");
    revert.current = setTimeout(() => setTold(""), COPIED_MS);
  };

  return (
    <>
      <Button small {...look} onClick={press} className="copy-button">
        <Icon name={told === "Copied" ? "check" : "copy"} />
        {told || children}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
}
