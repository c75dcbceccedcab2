import { type ComponentType, createElement, useReducer } from "react";
import type { PageModule } from "./start";

type Props = Record<string, unknown>;
type Params = Record<string, string | string[]>;

/** What a page of the older router says that it is given. */
export interface AsksForProps {
  getStaticProps?: (of: { params: Params; preview: boolean }) => unknown;
}

interface Asked {
  promise: Promise<void>;
  props: Props | null;
  /** The text of what made them: while that is edited, they are made again. */
  by: string;
}

interface OldPageProps {
  page: PageModule & AsksForProps;
  around: PageModule | null;
  params: Params;
}

const asked = new Map<string, Asked>();

/** A page of the older router, inside of what is around each, with the properties that it makes for itself. */
export function OldPage({ page, around, params }: OldPageProps) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const pageProps = propsOf(page, params, drawAgain);
  const Page = page.default;
  const Around = around?.default as ComponentType<Props> | undefined;
  if (!Page) return null;
  return Around
    ? createElement(Around, { Component: Page, pageProps })
    : createElement(Page, pageProps);
}

function propsOf({ getStaticProps }: AsksForProps, params: Params, drawAgain: () => void): Props {
  if (!getStaticProps) return {};
  const key = location.pathname;
  const by = String(getStaticProps);
  const before = asked.get(key);
  if (before?.by === by && before.props) return before.props;
  if (before?.by === by) throw before.promise;
  const one: Asked = { promise: Promise.resolve(), props: before?.props ?? null, by };
  asked.set(key, one);
  one.promise = askFor(getStaticProps, params).then((props) => {
    one.props = props;
  });
  if (!one.props) throw one.promise;
  // Until there are others, what is there stays.
  void one.promise.then(drawAgain);
  return one.props;
}

/** What asks files of a server for them gets none, which the console says. */
async function askFor(
  getStaticProps: NonNullable<AsksForProps["getStaticProps"]>,
  params: Params,
): Promise<Props> {
  try {
    const answer = (await getStaticProps({ params, preview: false })) as { props?: unknown };
    return ((await answer?.props) ?? {}) as Props;
  } catch (error) {
    console.error("getStaticProps has failed, so the page has no properties:", error);
    return {};
  }
}
