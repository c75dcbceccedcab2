import { type ComponentProps, lazy, Suspense } from "react";

const Loaded = lazy(() =>
  import("./path-input")
    .then(({ PathInput }) => ({ default: PathInput }))
    .catch(() => ({ default: Unavailable })),
);

/** Asks for a path; loaded when a file is first made or renamed. */
export function PathInput(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Unavailable() {
  return <p role="alert">This part of the page did not load. Nothing was changed; reload it.</p>;
}
