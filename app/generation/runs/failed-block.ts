/** A file block that could not be applied and is worth asking for again. */
export interface FailedBlock {
  path: string;
  action: "write" | "edit" | "delete" | "rename";
  /** Why, as the model is told. */
  reason: string;
  /** What the model sent. */
  sent?: string;
  /** It may have been an example: who does not send it again did not mean a file. */
  isExample?: boolean;
}
