/** Longest project name, in characters: two lines of a heading. */
export const NAME_LENGTH = 120;
export const DESCRIPTION_LENGTH = 2_000;
/** Projects of one account: far above any real use, low enough to bound a runaway script. */
export const PROJECTS_PER_ACCOUNT = 1_000;

/** A deleted project can be restored for so long. */
export const DELETED_DAYS = 30;
/** How answers of the server name to its owner that a project was deleted, and can be restored. */
export const PROJECT_DELETED = "project_deleted";
/** Longest label of a project, in characters: a chip on its card. */
export const LABEL_LENGTH = 40;

/** Trial ids are made by browsers: `trial_` and a timestamp or 21 random characters. */
export function isTrialId(projectId: string): boolean {
  return /^trial_[A-Za-z0-9_-]{1,64}$/.test(projectId);
}

/** Text that every database can store and every page can show: no controls, no lone surrogates. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
}
