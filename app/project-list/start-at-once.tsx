import { useEffect, useRef } from "react";
import { wishWithKind } from "./build-kinds";
import { nameFromPrompt } from "./project-name";
import { useCreateProject } from "./use-create-project";

interface StartAtOnceProps {
  isSignedIn: boolean;
  wish: { prompt: string; kind: string; name: string; description: string };
}

/** Makes the project of what somebody has said already, without asking again. */
export function StartAtOnce({ isSignedIn, wish }: StartAtOnceProps) {
  const { create, pending } = useCreateProject({ isSignedIn });
  const started = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page came with
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { name, description, prompt, kind } = wish;
    const named = name ? { name } : { name: nameFromPrompt(prompt), namedFrom: "wish" as const };
    // Replaces its entry: Back must not come here again, where it would create a second project.
    void create({ ...named, description, prompt: wishWithKind(prompt, kind) }, { replace: true });
  }, []);
  return pending ? (
    <p role="status" className="muted">
      Creating...
    </p>
  ) : null;
}
