import type { Viewer } from "~/accounts/user";
import { familyOf } from "~/generation/models/families";
import type { Model } from "~/generation/models/model";
import { db } from "~/platform/db.server";
import { type BuiltIn, defaultChoice, readChoice, toModel } from "./choose-model.server";
import {
  ENVIRONMENT_CHOICE,
  type ModelChoice,
  type ModelChoices,
  STARTER_CHOICE,
} from "./model-choices";
import { openServerModels } from "./server-models.server";

/** What somebody can choose from: the server's models, the starter, and what they have connected. */
export async function listChoices(viewer: Viewer, builtIn: BuiltIn): Promise<ModelChoices> {
  const [server, own, kept, usual] = await Promise.all([
    listServer(builtIn),
    viewer.user ? listOwn(viewer.user.id) : [],
    readChoice(viewer),
    defaultChoice(builtIn),
  ]);
  const groups = [{ label: "This server", models: server }, ...own];
  const isThere = groups.some(({ models }) => models.some(({ value }) => value === kept));
  return { chosen: isThere && kept ? kept : usual, groups };
}

async function listServer({ environment, starter }: BuiltIn): Promise<ModelChoice[]> {
  const rows = await openServerModels();
  return [
    ...(environment.kind === "model" ? [ofModel(ENVIRONMENT_CHOICE, environment)] : []),
    // One whose key is lost answers nobody.
    ...rows.filter((row) => !row.isKeyLost).map((row) => ofModel(`server:${row.id}`, toModel(row))),
    { value: STARTER_CHOICE, label: starter.label, contextTokens: null, prices: null, sees: false },
  ];
}

function ofModel(value: string, { label, contextTokens, prices, sees }: Model): ModelChoice {
  return { value, label, contextTokens, prices: prices ?? null, sees: sees ?? false };
}

async function listOwn(userId: string) {
  const connections = await db.modelConnection.findMany({
    where: { userId, models: { some: {} } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { models: { orderBy: { model: "asc" } } },
  });
  return connections.map(({ name, models }) => ({
    label: name,
    models: models.map((row) => {
      const { inputPrice: input, outputPrice: output } = row;
      const family = familyOf(row.model);
      return {
        value: `own:${row.id}`,
        label: row.model,
        contextTokens: row.contextTokens ?? family.contextTokens ?? null,
        prices: input === null || output === null ? null : { input, output },
        sees: row.sees ?? family.sees,
      };
    }),
  }));
}
