import { createElement } from "react";

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "This page could not be found",
  500: "Internal Server Error",
};

/** The page that Next shows for an error. */
export default function ErrorPage({ statusCode, title }: { statusCode?: number; title?: string }) {
  const text = title ?? TITLES[statusCode ?? 0] ?? "An unexpected error has occurred";
  return createElement("p", null, statusCode ? `${statusCode}: ${text}.` : `${text}.`);
}
