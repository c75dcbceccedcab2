import { openMentions } from "./mentions/open-mentions";

// The page of mentions is complete without this: it keeps it up.
const page = document.querySelector("[data-mentions]")?.closest("main");
if (page) void openMentions(page);
