import { z } from "zod";
import { deletePerson } from "~/accounts/deletion.server";
import { grantPlan, withdrawGrant } from "~/plans/grants.server";
import { topics } from "~/platform/coordination/coordination.server";
import { badRequest } from "~/platform/errors";
import { reasonField } from "../audit/reason";
import { audited, recordAct } from "../audit/record-act.server";
import { appointAdmin, refuseAdmin, withdrawAdmin } from "./administrators.server";
import { CONFIRMATION } from "./confirmation";
import type { ShownPerson } from "./read-person.server";

const reason = reasonField;
const NO_DAY = "Please give a day to come, or none.";
const until = z
  .string()
  .trim()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, NO_DAY)
  .transform((day) => (day === "" ? null : new Date(`${day}T23:59:59Z`)))
  .refine((day) => day === null || day.getTime() > Date.now(), NO_DAY)
  .default("");

/** What the forms of a person's page ask for; muting and banning are the moderators' own form. */
export const personActSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("sign-out"), reason }),
  // Answered before Remix (http/api/person-export-route): only what is refused there comes here.
  z.object({ intent: z.literal("export"), reason }),
  z.object({ intent: z.literal("appoint"), reason }),
  z.object({ intent: z.literal("withdraw"), reason }),
  z.object({
    intent: z.literal("grant"),
    plan: z.enum(["basic", "unlimited"], { message: "Please choose a plan." }),
    until,
    reason,
  }),
  z.object({ intent: z.literal("withdraw-grant"), grant: z.string().max(60), reason }),
  z.object({
    intent: z.literal("delete"),
    confirmation: z
      .string()
      .trim()
      .refine(
        (typed) => typed.toUpperCase() === CONFIRMATION,
        `Please type ${CONFIRMATION} to delete the account.`,
      ),
    reason,
  }),
]);

export type PersonAct = z.output<typeof personActSchema>;

/**
 * Does what an administrator asks for about a person, and writes it down.
 *
 * @param dropFiles removes what is stored outside the database under the person's id
 * @returns what was done, in a few words
 * @throws {AppError} 400, 409
 */
export async function actOnPerson(
  adminId: string,
  person: Pick<ShownPerson, "id" | "name" | "isAdmin">,
  asked: PersonAct,
  dropFiles: (userId: string) => Promise<void>,
): Promise<string> {
  const { id: userId, name } = person;
  const by = { adminId, userId, reason: asked.reason };
  const act = { adminId, subject: `person:${userId}`, reason: asked.reason } as const;
  switch (asked.intent) {
    case "sign-out": {
      const ended = await audited(
        async (tx) => (await tx.session.deleteMany({ where: { userId } })).count,
        (sessions) => ({ ...act, action: "person.sign-out", details: { sessions } }),
      );
      topics.publish("session-ended", { userId });
      return ended === 1 ? "One session has ended" : `${ended} sessions have ended`;
    }
    case "export":
      throw badRequest("Please press “Download everything” again: nothing was downloaded.");
    case "appoint":
      await appointAdmin(by);
      return `${name} is an administrator`;
    case "withdraw":
      await withdrawAdmin(by);
      return `${name} is no administrator any more`;
    case "grant": {
      const { plan, until } = asked;
      const details = { plan, until: until?.toISOString() ?? "for good" };
      await audited((tx) => grantPlan(tx, { ...by, plan, until }), {
        ...{ ...act, action: "plan.grant", details },
      });
      return `${name} has the plan`;
    }
    case "withdraw-grant":
      await audited(
        async (tx) => {
          const isTheirs = (await tx.planGrant.count({ where: { id: asked.grant, userId } })) > 0;
          if (isTheirs && (await withdrawGrant(tx, asked.grant))) return;
          throw badRequest("That plan had been taken back already. Nothing was changed.");
        },
        { ...act, action: "plan.withdraw", details: { grant: asked.grant } },
      );
      return "The plan was taken back";
    case "delete": {
      await refuseAdmin(userId, person.isAdmin);
      await deletePerson(userId, dropFiles, (tx) =>
        // No name: the log names nobody whose account is gone.
        recordAct(tx, { ...act, action: "person.delete" }),
      );
      return `The account of ${name} was deleted`;
    }
  }
}
