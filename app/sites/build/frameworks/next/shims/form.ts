import { createElement, type FormEvent, type FormHTMLAttributes } from "react";
import { navigate, withBase } from "./location";

/** A form that leads to another page of the app with what was entered, without loading it anew. */
export default function Form({ action, onSubmit, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  if (typeof action !== "string") return createElement("form", { ...rest, action, onSubmit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event as never);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    navigate(`${action}?${new URLSearchParams(entered)}`, { replace: false, scroll: true });
  };
  return createElement("form", { ...rest, action: withBase(action), onSubmit: submit });
}
