import { apiLoader } from "~/http/api-route.server";
import { listShowcase } from "~/publishing/showcase.server";

export const loader = apiLoader(() => listShowcase());
