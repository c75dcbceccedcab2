export const communityPath = "/community";
export const communityFeedPath = "/community/feed.xml";
export const newThreadPath = "/community/threads/new";
export const roomsPath = "/community/rooms";
/** Below it people have their pages. */
export const peoplePath = "/people";
export const communityRulesPath = "/docs/community-rules";
export const moderationLogPath = "/community/moderation";

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

/** A picture in a post or a message. */
export function postPicturePath(id: string): string {
  return `/pictures/${encodeURIComponent(id)}.webp`;
}

/** `PUT` keeps what somebody has typed and not sent. */
export const draftsApiPath = "/api/drafts";
/** People by the beginning of their name. */
export const peopleApiPath = "/api/people";
/** `POST` stores a picture for a post or a message. */
export const postPicturesApiPath = "/api/pictures";
