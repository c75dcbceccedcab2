import { writable } from "svelte/store";

type Values = Record<string, unknown>;

/** What `$app/stores` and `$app/state` call the page. */
export interface Page {
  url: URL;
  params: Record<string, string>;
  route: { id: string | null };
  status: number;
  error: { message: string } | null;
  data: Values;
  form: null;
  state: object;
}

/** A layout or the page, from the outermost. */
export interface Drawn {
  component: unknown;
  data: Values;
  more: Values;
}

const FIRST: Page = {
  ...{ url: new URL(location.href), params: {}, route: { id: null }, status: 200 },
  ...{ error: null, data: {}, form: null, state: {} },
};

export const page = writable<Page>(FIRST);
export const navigating = writable<{ from: unknown; to: unknown } | null>(null);
export const shown = writable<{ stack: Drawn[] }>({ stack: [] });
