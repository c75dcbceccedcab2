import { z } from "zod";
import { emailSchema } from "~/accounts/email-address";
import { MAIL_FREQUENCIES } from "./mail-frequency";

/** The form of mails on the settings page. Whoever wants none needs no address. */
export const mailFormSchema = z
  .object({
    frequency: z.enum(MAIL_FREQUENCIES),
    address: z.string().trim().max(1_000).default(""),
  })
  .transform(({ frequency, address }, context) => {
    if (frequency === "never" && address === "") return { frequency, address };
    const parsed = emailSchema.safeParse(address);
    if (parsed.success) return { frequency, address: parsed.data };
    const message = parsed.error.issues[0]?.message ?? "";
    context.addIssue({ code: "custom", path: ["address"], message });
    return z.NEVER;
  });
