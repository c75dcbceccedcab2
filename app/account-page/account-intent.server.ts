import { z } from "zod";
import { renamePerson, setAnalytics } from "~/accounts/profile.server";
import { profileNameSchema } from "~/accounts/profile-name";
import { endAllSessions, revokeSession } from "~/accounts/session-list.server";
import { endSession } from "~/accounts/sessions.server";
import { removeLogin, removePasskey, removeWallet } from "~/accounts/sign-ins.server";
import type { SessionUser } from "~/accounts/user";
import type { AppError } from "~/platform/errors";
import { type Flash, redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { storage } from "~/platform/storage.server";
import { accountPath, loginPath } from "~/platform/urls";
import { dropUpload } from "~/uploads/stored-uploads.server";

const id = z.string().min(1).max(200);

/** What a form of the account page asks for. */
const intentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), name: profileNameSchema }),
  z.object({ intent: z.literal("analytics"), count: z.literal("yes").optional() }),
  z.object({ intent: z.literal("remove-login"), id }),
  z.object({ intent: z.literal("remove-wallet") }),
  z.object({ intent: z.literal("remove-passkey"), id }),
  z.object({ intent: z.literal("delete-upload"), id }),
  z.object({ intent: z.literal("end-session"), id }),
  z.object({ intent: z.literal("end-sessions") }),
]);

/** A form that was not taken: what was typed, and what is wrong with it by field. */
export interface RefusedAccountForm {
  status: number;
  name: string | null;
  errors: Record<string, string>;
}

/**
 * Does what a form of the account page asks for: 303 with a message, or why not.
 *
 * @param count counts the form; throws an AppError of 429 when there were too many
 * @param told what may be said of whatever is thrown: what was typed stays beside a defect of ours, too
 */
export async function answerAccountForm(
  request: Request,
  user: SessionUser,
  count: () => Promise<void>,
  told: (error: unknown) => AppError,
): Promise<Response | RefusedAccountForm> {
  const form = Object.fromEntries(await readForm(request));
  const parsed = intentSchema.safeParse(form);
  const name = typeof form.name === "string" ? form.name : null;
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? "The form could not be understood.";
    return { status: 400, name, errors: { [form.intent === "rename" ? "name" : ""]: message } };
  }
  try {
    await count();
    return await perform(request, user, parsed.data);
  } catch (error) {
    const failure = told(error);
    const status = failure.status === 429 || failure.status >= 500 ? failure.status : 400;
    return { status, name, errors: failure.fields ?? { "": failure.message } };
  }
}

async function perform(
  request: Request,
  user: SessionUser,
  asked: z.output<typeof intentSchema>,
): Promise<Response> {
  const { id: userId } = user;
  switch (asked.intent) {
    case "rename":
      await renamePerson(user, asked.name);
      return done("Your name was saved");
    case "analytics":
      await setAnalytics(userId, asked.count !== "yes");
      return done(asked.count ? "Your visits count again" : "Your visits are not counted");
    case "remove-login":
      await removeLogin(userId, asked.id);
      return done("The login was removed");
    case "remove-wallet":
      await removeWallet(userId);
      return done("The wallet was removed");
    case "remove-passkey":
      await removePasskey(userId, asked.id);
      return done("The passkey was removed");
    case "delete-upload":
      await dropUpload(storage, { ownerId: userId, id: asked.id });
      return done("The file was deleted");
    case "end-session":
      await revokeSession(userId, asked.id);
      return done("That browser was logged out");
    case "end-sessions": {
      await endAllSessions(userId);
      const headers = new Headers({ "Set-Cookie": await endSession(request) });
      const flash = { title: "Logged out everywhere", description: "In this browser too." };
      return redirectWithFlash(loginPath, flash, headers);
    }
  }
}

function done(title: Flash["title"]): Response {
  return redirectWithFlash(accountPath, { title });
}
