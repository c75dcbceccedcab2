export const adminPath = "/admin";
export const adminAuditPath = "/admin/audit";
export const adminHealthPath = "/admin/health";
export const adminPeoplePath = "/admin/people";
export const adminAppsPath = "/admin/apps";

/** A project, as administrators see it. */
export function adminAppPath(projectId: string): string {
  return `${adminAppsPath}/${encodeURIComponent(projectId)}`;
}

/** Its files, for an administrator who has said why. */
export function adminFilesPath(projectId: string, path = ""): string {
  const query = path ? `?path=${encodeURIComponent(path)}` : "";
  return `${adminAppPath(projectId)}/files${query}`;
}

/** A person, as administrators see them. */
export function adminPersonPath(userId: string): string {
  return `${adminPeoplePath}/${encodeURIComponent(userId)}`;
}

/** `POST` with a reason downloads all that is stored about a person. */
export function adminPersonExportPath(userId: string): string {
  return `${adminPersonPath(userId)}/export`;
}

export const adminReportsPath = "/admin/reports";
export const adminCommunityPath = "/admin/community";
export const adminCategoriesPath = "/admin/community/categories";
export const adminModelsPath = "/admin/models";
export const adminSettingsPath = "/admin/settings";
export const adminInvitationsPath = "/admin/invitations";
export const adminRoomsPath = "/admin/community/rooms";
/** Posts on X that mention the product, for administrators. */
export const mentionsPath = "/twitter-mentions";
export const mentionsApiPath = "/api/twitter/mentions";
export const refreshMentionsApiPath = "/api/twitter/mentions/refresh";
export const botStatusApiPath = "/api/twitter/bot/status";
export const botToggleApiPath = "/api/twitter/bot/toggle";

/** The picture of a mention's author. */
export function mentionPicturePath(mentionId: string): string {
  return `${mentionsPath}/pictures/${encodeURIComponent(mentionId)}`;
}

/** What moderators see of one subject, with all that they can do about it. */
export function moderatePath(subject: string): string {
  return `${adminReportsPath}?subject=${encodeURIComponent(subject)}`;
}
