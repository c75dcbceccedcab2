/**
 * What workers do of the starter, as a program of its own (build/starter.js, decision 094): its words and apps are most of
 * a megabyte, which the server's memory goes without.
 */
export { namesKnownApp } from "./known-apps";
export { appNames } from "./sentences";
export { writeStarterAnswer } from "./write-answer.server";
