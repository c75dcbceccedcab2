/** Modules of the project's routes from the app's folder, "routes/home.tsx": written for each project. */
export const files: readonly string[] = [];
