import {
  adminModelsPath,
  adminRoomsPath,
  botToggleApiPath,
  mentionsPath,
  refreshMentionsApiPath,
} from "~/platform/urls";
import { type Act, perHour, perMinute } from "./act";

/** What administrators do. */
export const ADMINISTRATION_ACTS = {
  "manage-models": {
    requests: [`POST ${adminModelsPath}`],
    rate: perMinute(60, "Too many changes of this server's models"),
    toldOn: adminModelsPath,
  },
  // Administrators alone; most of it asks X for something.
  "manage-mentions": {
    requests: [`POST ${refreshMentionsApiPath}`, `POST ${botToggleApiPath}`],
    forms: [mentionsPath],
    rate: perMinute(60, "Too many requests to X"),
  },
  // Each new one is fetched and decoded; a page shows a hundred.
  "look-at-mention-pictures": {
    requests: [`GET ${mentionsPath}/pictures/:id`],
    rate: perMinute([1_200, 2_400], "Too many pictures of mentions"),
  },
  // Admins alone, in a wave of spam.
  moderate: {
    requests: [],
    forms: ["/admin/reports", "/admin/community"],
    rate: perMinute(240, "Too many decisions"),
  },
  administer: {
    requests: [],
    forms: ["/admin/people/:id", "/admin/apps", "/admin/apps/:id", "/admin/health"],
    rate: perMinute(120, "Too many acts of an administrator"),
  },
  "export-person": {
    requests: ["POST /admin/people/:id/export"],
    rate: perHour(30, "Too many downloads of people’s data"),
    atOnce: "exports",
  },
  // Lists and searches of administrators.
  "look-at-administration": {
    requests: ["GET /admin", "GET /admin/*"],
    rate: perMinute(240, "Too many looks at pages of administrators"),
  },
  "manage-rooms": {
    requests: [`POST ${adminRoomsPath}`],
    rate: perMinute(60, "Too many changes of rooms"),
    toldOn: adminRoomsPath,
  },
} satisfies Record<string, Act>;
