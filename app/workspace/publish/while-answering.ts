/** What publishing means while an answer is being written. */
export const PUBLISH_MEANWHILE =
  "Publishing now takes the files as they are saved at this moment, without what is still being written. The answer goes on: wait for its end, or publish again then.";

/** What an export means while an answer is being written. */
export const EXPORT_MEANWHILE =
  "The ZIP would hold the files as they are saved at this moment, without what is still being written. The answer goes on: wait for its end, or export again then.";
