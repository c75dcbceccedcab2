import { z } from "zod";

const NOT_AN_ADDRESS = "Please enter an email address, like ann@example.com.";

/** An email address as accounts have it: in lower case. */
export const emailSchema = z
  .string({ required_error: NOT_AN_ADDRESS, invalid_type_error: NOT_AN_ADDRESS })
  .trim()
  .max(254, NOT_AN_ADDRESS)
  .email(NOT_AN_ADDRESS)
  .toLowerCase();
