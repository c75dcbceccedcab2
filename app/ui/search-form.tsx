import type { ReactNode } from "react";
import { Button } from "./button";

interface SearchFormProps {
  action: string;
  label: string;
  placeholder: string;
  query: string;
  /** Longest search, in characters. */
  maxLength: number;
  /** For the script that searches while somebody types (app/enhance): its name, and what it needs. */
  data: { "data-wakes": string; "data-live-results"?: string };
  /** Hidden fields. */
  children?: ReactNode;
}

/** A search by a GET form, so that a result is an address. One on a page: its field is `q`. */
export function SearchForm(props: SearchFormProps) {
  return (
    <search>
      <form className="search" method="get" action={props.action} {...props.data}>
        {props.children}
        <label className="visually-hidden" htmlFor="q">
          {props.label}
        </label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          defaultValue={props.query}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
