/** Every URL of the product, built in one place: a file for each part of it. */

export * from "./urls/account";
export * from "./urls/administration";
export * from "./urls/community";
export * from "./urls/notifications";
export * from "./urls/pages";
export * from "./urls/projects";
export * from "./urls/sign-in";
