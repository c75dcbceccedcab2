import { type ComponentProps, lazy, Suspense, useRef } from "react";
import { type EarlyPath, EarlyPathInput } from "./early-path-input";

const Loaded = lazy(() =>
  import("./path-input")
    .then(({ PathInput }) => ({ default: PathInput }))
    .catch(() => ({ default: Unavailable })),
);

/** Asks for a path; loaded when a file is first made or renamed. */
export function PathInput(props: Omit<ComponentProps<typeof Loaded>, "early">) {
  const { label, initial, onCancel } = props;
  const early = useRef<EarlyPath>({ text: initial, isEntered: false }).current;
  return (
    <Suspense fallback={<EarlyPathInput label={label} early={early} onCancel={onCancel} />}>
      <Loaded {...props} early={early} />
    </Suspense>
  );
}

function Unavailable() {
  return <p role="alert">This part of the page did not load. Nothing was changed; reload it.</p>;
}
