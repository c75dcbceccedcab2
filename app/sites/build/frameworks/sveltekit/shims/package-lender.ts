import * as navigation from "./navigation";
import { lend } from "./package-bridge";
import { navigating, page } from "./shown";

lend({ navigation, page, navigating });
