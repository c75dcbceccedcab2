import { claimRefusals, otherActs } from "../support/act-limits";

claimRefusals(otherActs);
