import { bindCopyButtons } from "~/landing/browser/copy-address";
import { bindDemo } from "~/landing/browser/demo-buttons";
import { bindEnter } from "~/landing/browser/enter-starts";
import { closeMenuOnAnchor, reflectExpanded } from "~/landing/browser/expanded";
import { bindInstall } from "~/landing/browser/install";
import { bindScrollButtons } from "~/landing/browser/scroll-buttons";

// The front page is complete without this.
bindInstall(document);
bindCopyButtons(document);
bindScrollButtons(document);
bindDemo(document);
bindEnter(document);
reflectExpanded(document);
closeMenuOnAnchor(document);
document.documentElement.dataset.scripted = "";
