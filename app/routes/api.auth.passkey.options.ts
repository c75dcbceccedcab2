import { addOptions, joinOptions, loginOptions } from "~/accounts/passkeys/passkey-options.server";
import { optionsSchema } from "~/accounts/passkeys/passkey-schema";
import { refuseOfficial } from "~/accounts/passkeys/passkeys.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { readAdmission } from "~/accounts/registration/admission.server";
import { refuseUnadmitted } from "~/accounts/registration/create-account.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { apiRoute, parseQuery } from "~/http/api/api-route.server";

/** What a browser needs to use a passkey, or to make one (`?purpose=login|join|add`). Stores nothing. */
export const { loader, action } = apiRoute({
  async GET({ request, viewer }) {
    const asked = parseQuery(request, optionsSchema);
    const sessionId = sessionIdOf(request.headers.get("Cookie"));
    const use = { origin: productOrigin(request), sessionId };
    switch (asked.purpose) {
      case "login":
        return loginOptions(use);
      case "join":
        await refuseUnadmitted({}, await readAdmission(request));
        await refuseOfficial(asked.name);
        return joinOptions(asked.name, use);
      case "add":
        return addOptions(viewer.user, use);
    }
  },
});
