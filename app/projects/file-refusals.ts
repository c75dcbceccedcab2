import { AppError, notFound } from "~/platform/errors";

/** Why the text of a file that has none cannot be saved. */
export function noText(path: string): AppError {
  return new AppError(
    409,
    `${path} is no text, and a text does not replace it. It stands as it was; delete it or choose another name.`,
    { code: "no_text" },
  );
}

/** Why a file cannot be where another one is. */
export function pathTaken(path: string): AppError {
  return new AppError(409, `There is already a file at ${path}.`, { code: "path_taken" });
}

/** Why a file cannot be read or changed that is not there. */
export function missingFile(): AppError {
  return notFound("That file doesn't exist, or was deleted in the meantime.");
}
