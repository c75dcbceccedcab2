import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Workspace } from "./create-workspace";

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** The workspace that this component is part of. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("This component belongs inside a workspace.");
  return workspace;
}

/** Reads a part of a model's state and follows it. */
export function useModel<State, Part>(
  model: { state: StoreApi<State> },
  select: (state: State) => Part,
): Part {
  return useStore(model.state, select);
}

/** Reads a part of the workspace's own state and follows it. */
export function useShell<Part>(
  select: (state: ReturnType<Workspace["shell"]["getState"]>) => Part,
): Part {
  return useStore(useWorkspace().shell, select);
}
