import { apiRoute } from "~/http/api/api-route.server";
import { listShowcase } from "~/publishing/showcase.server";

export const { loader, action } = apiRoute({
  GET: () => listShowcase(),
});
