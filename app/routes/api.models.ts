import { z } from "zod";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { builtInModels } from "~/http/services/services.server";
import { keepChoice } from "~/models/choose-model.server";
import { listChoices } from "~/models/list-choices.server";
import { findChoice } from "~/models/model-choices";
import { notFound, unauthorized } from "~/platform/errors";

const choiceSchema = z.object({ model: z.string().min(1).max(200) });

/** What somebody can choose from, and the choice of whoever has an account. */
export const { loader, action } = apiRoute({
  GET: ({ viewer }) => listChoices(viewer, builtInModels),

  async PUT({ request, viewer }) {
    if (!viewer.user) throw unauthorized("Please log in to keep your choice.");
    const { model } = await readJson(request, choiceSchema);
    if (!findChoice(await listChoices(viewer, builtInModels), model)) {
      throw notFound("That model cannot be chosen any more.");
    }
    await keepChoice(viewer, model);
  },
});
