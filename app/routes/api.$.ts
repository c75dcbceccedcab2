import { apiRoute } from "~/http/api/api-route.server";
import { notFound } from "~/platform/errors";

async function refuse(): Promise<never> {
  throw notFound("There is no such API address.");
}

/** Whatever no other API route answers: a JSON 404, never a page. */
export const { loader, action } = apiRoute({
  GET: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
});
