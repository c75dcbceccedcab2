/** Every URL of the product, built in one place. */

export const projectsPath = "/projects";
export const newProjectPath = "/projects/new";
/** The installable app: the list of this browser's projects, under two addresses. */
export const pwaPath = "/pwa";
export const pwaProjectsPath = "/pwa/projects";
/** `POST` of what another app shares. */
export const sharePath = "/pwa/share";
export const loginPath = "/login";
/** Asks for a mailed link. */
export const mailLoginPath = "/login/mail";
export const codeLoginPath = "/login/code";
/** Begins an account with a passkey. */
export const joinPath = "/login/passkey";
export const showcasePath = "/generate";
export const docsPath = "/docs";
export const blogPath = "/blog";
export const blogFeedPath = "/blog/feed.xml";
export const communityPath = "/community";
export const communityFeedPath = "/community/feed.xml";
export const newThreadPath = "/community/threads/new";
export const roomsPath = "/community/rooms";
/** Below it people have their pages. */
export const peoplePath = "/people";
export const communityRulesPath = "/docs/community-rules";
export const moderationLogPath = "/community/moderation";
export const notificationsPath = "/notifications";
export const notificationSettingsPath = "/notifications/settings";
/** `POST` keeps what somebody wants to hear of a thread or a room. */
export const followPath = "/notifications/follow";
/** The service worker: it keeps pages for when there is no line, and shows pushes. */
export const WORKER_PATH = "/sw.js";
/** Where a worker of its own for pushes was registered once, for the addresses below the scope. */
export const FORMER_WORKER_PATH = "/push-worker.js";
export const FORMER_WORKER_SCOPE = "/notifications/push/";
/** What is shown without a line in place of a page that is not kept: a list of what is. */
export const offlinePath = "/offline";
export const manifestPath = "/manifest.webmanifest";
export const pushSubscriptionsPath = "/api/push-subscriptions";

/** Confirms an address that mails shall go to, with what was mailed there. */
export function confirmMailPath(secret: string): string {
  return `/notifications/confirm?key=${encodeURIComponent(secret)}`;
}

/** Ends the mails of whoever has this key. */
export function unsubscribePath(key: string): string {
  return `/notifications/unsubscribe?key=${encodeURIComponent(key)}`;
}
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
export const careersPath = "/careers";
export const privacyPath = "/privacy";
export const termsPath = "/terms";
export const accountPath = "/account";
export const accountAvatarPath = "/account/avatar";
export const walletPath = "/account/wallet";
export const accountPlanPath = "/account/plan";

/** The page of an order of a plan: how it is paid, then its receipt. */
export function planOrderPath(orderId: string): string {
  return `${accountPlanPath}/orders/${encodeURIComponent(orderId)}`;
}

export const recoveryCodesPath = "/account/recovery-codes";
export const accountEmailPath = "/account/email";
/** Models of one's own. */
export const accountModelsPath = "/account/models";
/** `GET` lists what somebody can choose from, `PUT` keeps a choice. */
export const modelsApiPath = "/api/models";
/** What a connection offers, and what was picked of it. */
export function connectionPath(id: string): string {
  return `${accountModelsPath}/${encodeURIComponent(id)}`;
}
/** What a project's answers took. */
export function usagePath(projectId: string): string {
  return `${projectPath(projectId)}/usage`;
}
/** Where a project is made of an archive or a repository. */
export const importPath = "/projects/import";
/** What an import brought, and what it left out. */
export function importReportPath(projectId: string): string {
  return `${projectPath(projectId)}/import`;
}
/** Values that a project's site is built with. */
export function environmentPath(projectId: string): string {
  return `${projectPath(projectId)}/environment`;
}
/** Domains of its own under which a project is served. */
export function sharePagePath(projectId: string): string {
  return `${projectPath(projectId)}/share`;
}

export function domainsPath(projectId: string): string {
  return `${projectPath(projectId)}/domain`;
}
export const accountPasskeysPath = "/account/passkeys";
export const accountExportPath = "/account/export";
export const deleteAccountPath = "/account/delete";
export const sitemapPath = "/sitemap.xml";
export const showcaseFeedPath = "/generate/feed.xml";

/** A project: its workspace, and the plain form of it. */
export function projectPath(projectId: string): string {
  return `/projects/${encodeURIComponent(projectId)}`;
}

/** The same project in the installable app, arranged for a phone. */
export function pwaProjectPath(projectId: string): string {
  return `${pwaProjectsPath}/${encodeURIComponent(projectId)}`;
}

/** Asks whether to delete a project. */
export function deleteProjectPath(projectId: string): string {
  return `${projectPath(projectId)}/delete`;
}

/** An article of the blog. */
export function articlePath(slug: string): string {
  return `${blogPath}/${encodeURIComponent(slug)}`;
}

/** A published app in the showcase. */
export function publishedPath(slug: string): string {
  return `/generate/${encodeURIComponent(slug)}`;
}

/** A thread of the forum. */
export function threadPath(threadId: string): string {
  return `/community/threads/${encodeURIComponent(threadId)}`;
}

/** The API's address of threads, and of what is done with a post. */
export const threadsApiPath = "/api/forum/threads";

/** `POST` adds a reply to a thread. */
export function repliesApiPath(threadId: string): string {
  return `${threadsApiPath}/${encodeURIComponent(threadId)}/replies`;
}

/** `POST` likes a post, or likes it no more. */
export function likeApiPath(kind: "thread" | "reply", id: string): string {
  const list = kind === "thread" ? threadsApiPath : "/api/forum/replies";
  return `${list}/${encodeURIComponent(id)}/like`;
}

/** A page of a thread's replies; the first needs no number. */
export function threadPagePath(threadId: string, page: number): string {
  return page > 1 ? `${threadPath(threadId)}?page=${page}` : threadPath(threadId);
}

/** A form to reply with, which begins with the words of a post. */
export function quotePath(threadId: string, postId: string): string {
  return `${threadPath(threadId)}?quote=${encodeURIComponent(postId)}#reply`;
}

/** What its author and others can do with a post, which is a thread or a reply. */
export function postActPath(postId: string, act: "edit" | "history" | "delete"): string {
  return `/community/posts/${encodeURIComponent(postId)}/${act}`;
}

/** A reply: the page of its thread that it stands on, scrolled to it. */
export function replyPath(threadId: string, replyId: string): string {
  const reply = encodeURIComponent(replyId);
  return `${threadPath(threadId)}?at=${reply}#${replyAnchor(reply)}`;
}

/** The id of the part of a page that a reply is. */
export function replyAnchor(replyId: string): string {
  return `reply-${replyId}`;
}

/** What was found in the forum. */
export const forumSearchPath = "/community/search";

/** The newest threads of one category, as a feed. */
export function categoryFeedPath(categoryId: string): string {
  return `/community/categories/${encodeURIComponent(categoryId)}/feed.xml`;
}

/** The newest replies of a thread, as a feed. */
export function threadFeedPath(threadId: string): string {
  return `${threadPath(threadId)}/feed.xml`;
}

/** The threads of one category. */
export function categoryPath(categoryId: string): string {
  return `${communityPath}?category=${encodeURIComponent(categoryId)}`;
}

/** A chat room. */
export function roomPath(roomId: string): string {
  return `${roomsPath}/${encodeURIComponent(roomId)}`;
}

/** A message: the part of its room around it, scrolled to it. */
export function roomMessagePath(roomId: string, number: number): string {
  return `${roomPath(roomId)}?at=${number}#message-${number}`;
}

/** The newest part of a room, with an answer to a message begun. */
export function answerMessagePath(roomId: string, number: number, isLive = false): string {
  return `${roomPath(roomId)}?${isLive ? "live&" : ""}reply=${number}#composer`;
}

/** Where the author of a message changes it. */
export function editMessagePath(roomId: string, number: number): string {
  return `${roomPath(roomId)}/messages/${number}/edit`;
}

/** Where the author of a message deletes it, once they have been asked. */
export function deleteMessagePath(roomId: string, number: number): string {
  return `${roomPath(roomId)}/messages/${number}/delete`;
}

/** A room's page in which the messages are a frame that does not end. */
export function followRoomPath(roomId: string): string {
  return `${roomPath(roomId)}?live`;
}

/** A room as one page that does not end, in which new messages appear without a script. */
export function liveRoomPath(roomId: string): string {
  return `${roomPath(roomId)}/live`;
}

/** A person, as everybody sees them. */
export function personPath(userId: string): string {
  return `${peoplePath}/${encodeURIComponent(userId)}`;
}

/** Asks whether to block a person, or to unblock them, and comes back. */
export function blockPath(userId: string, returnTo: string): string {
  return `${personPath(userId)}/block?returnTo=${encodeURIComponent(returnTo)}`;
}

/** A form to tell admins of something; `subject` as in reports, e.g. "thread:…". */
export function reportPath(subject: string): string {
  return `/report?subject=${encodeURIComponent(subject)}`;
}

/** What moderators see of one subject, with all that they can do about it. */
export function moderatePath(subject: string): string {
  return `${adminReportsPath}?subject=${encodeURIComponent(subject)}`;
}

/** A picture in a post or a message. */
export function postPicturePath(id: string): string {
  return `/pictures/${encodeURIComponent(id)}.webp`;
}

/** A part of the showcase; the first needs no name. */
export function showcaseTabPath(tab: string): string {
  return tab === "about" ? showcasePath : `${showcasePath}?tab=${tab}`;
}

/** One size of an app's picture; it never changes under its name. */
export function screenshotPath(key: string, width: number, type: "avif" | "webp" | "jpg"): string {
  return `/screenshots/${key}-${width}.${type}`;
}

/** A person's picture; it never changes under its name. */
export function avatarPath(key: string): string {
  return `/avatars/${key}.webp`;
}

/** `POST` attaches a file. */
export const uploadApiPath = "/api/upload";

/** `PUT` keeps what somebody has typed and not sent. */
export const draftsApiPath = "/api/drafts";

/** People by the beginning of their name. */
export const peopleApiPath = "/api/people";

/** `POST` stores a picture for a post or a message. */
export const postPicturesApiPath = "/api/pictures";

/** A file somebody attached; it opens for them only. The name is there to be read. */
export function uploadPath(id: string, name: string): string {
  return `/uploads/${id}/${encodeURIComponent(name)}`;
}

/** A topic's section on the documentation's first page. */
export function topicSectionPath(id: string): string {
  return `${docsPath}#${encodeURIComponent(id)}`;
}

/** A topic's own page, where it has one. */
export function topicPath(id: string): string {
  return `${docsPath}/${encodeURIComponent(id)}`;
}

/** The iframe source of a preview: it redirects to the preview's own host. */
export function previewProxyPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/preview/proxy/`;
}

/** `POST` takes files into a project; the plain form of its page goes beside it. */
export function projectUploadPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/upload`;
}

/** Where a form without JavaScript sends files for a project. */
export function projectUploadFormPath(projectId: string): string {
  return `${projectPath(projectId)}/upload`;
}

/** The bytes of a file that is no text, by their hash; `path` names what they are called. */
export function projectBytesPath(projectId: string, hash: string, path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const project = `/api/projects/${encodeURIComponent(projectId)}`;
  return `${project}/bytes/${hash}/${encodeURIComponent(name)}`;
}

/** A project's files as a ZIP. */
export function exportPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/export`;
}

/** The login page, which leads back to `returnTo`. */
export function loginPathTo(returnTo: string): string {
  return signInStepPath(loginPath, returnTo);
}

/** Another page that signs in, which leads back to `returnTo`. */
export function signInStepPath(path: string, returnTo: string): string {
  return returnTo === projectsPath ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Where the link that the first start prints leads. */
export function firstAdminPath(token: string): string {
  return `/first-administrator/${encodeURIComponent(token)}`;
}

/** Where an invitation leads. */
export function invitationPath(secret: string): string {
  return `/invitations/${encodeURIComponent(secret)}`;
}

/** Where a mailed link leads. */
export function mailedLinkPath(secret: string): string {
  return `/login/link/${encodeURIComponent(secret)}`;
}

/** Where a sign-in with a provider begins; it leads back to `returnTo`. */
export function providerLoginPath(provider: string, returnTo: string): string {
  return `/api/auth/${provider}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Where to go after signing in: only ever a page of this product. */
export function safeReturnPath(raw: unknown, fallback = projectsPath): string {
  if (typeof raw !== "string" || !raw.startsWith("/")) return fallback;
  // Browsers read "//host" and "/\host" as another site, and drop tabs and newlines before deciding.
  if (/^\/[/\\]/.test(raw) || /[\u0000-\u001f\\]/.test(raw)) return fallback;
  return isPage(raw) ? raw : fallback;
}

/** Not an API address: opening one again would do its work again, e.g. add a login to the account. */
function isPage(path: string): boolean {
  try {
    const { pathname } = new URL(path, "http://localhost");
    return !/^\/+api(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
