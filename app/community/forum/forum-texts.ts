/** What visitors are told, and what scripts say when the server does not. */
export const LOG_IN_TO_CREATE = "Please log in to create a thread";
export const LOG_IN_TO_REPLY = "Please log in to reply";
export const LOG_IN_TO_REPLY_HERE = "Please log in to reply to this thread";
export const LOG_IN_TO_LIKE = "Please log in to like posts";
export const LOG_IN_TO_EDIT = "Please log in to change your posts";
export const THREAD_CREATED = "Thread created successfully!";
export const REPLY_POSTED = "Reply posted!";
export const THREAD_FAILED = "Failed to create thread";
export const REPLY_FAILED = "Failed to post reply";
export const EDIT_FAILED = "Failed to save the post";
export const LIKE_FAILED = "Failed to like the post";
/** Of what new members write, where an admin wants to see it first. */
export const HELD = "A moderator looks at it before others see it.";
/** Of a post that is not there, not theirs, or not to be changed any more. */
export const NO_OWN_POST = "You have no such post, or it was deleted or hidden.";
