import { claimKilledActs } from "../support/killed-acts";

/** While all four act, and when three of them are through. */
claimKilledActs([4, 64]);
