/**
 * Runs inside a preview, before anything of the project: follows live reload, and tells the
 * workspace's terminal what the page logs and where it fails, and draws the page when it asks, and where in the
 * app it is, and lets a person point at a part of it, and goes to what an answer has changed. It shows nothing else in the
 * page.
 */
import { showWhatAnAnswerChanged } from "./client/answered";
import { followBuilds } from "./client/live-reload";
import { pickWhenAsked } from "./client/pick";
import { drawWhenAsked } from "./client/picture";
import { tellPlace } from "./client/place";
import { reportAll } from "./client/reports";
import { restoreScroll } from "./client/scroll";
import { reportShown } from "./client/shown";

reportAll();
reportShown();
restoreScroll();
followBuilds();
drawWhenAsked();
tellPlace();
pickWhenAsked();
showWhatAnAnswerChanged();
