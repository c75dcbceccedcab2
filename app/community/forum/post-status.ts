export { POST_STATUSES, type PostStatus } from "../writing/post-status";
