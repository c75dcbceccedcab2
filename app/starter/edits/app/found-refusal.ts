import type { NamedField } from "../abilities/named-field";
import type { Refusal } from "./refusals-file";

/** A refusal that a message asks for. */
export interface Found {
  refusal: Refusal;
  /** What of the message says so. */
  patterns: RegExp[];
  /** What is refused now, for the sentence about it. */
  said: string;
}

/** Whether a field is of a type. */
export const isOf = (type: string) => (field: NamedField) => field.type === type;
