import { claimKilledActs } from "../support/killed-acts";

claimKilledActs([1, 2, 8, 16, 32, 96]);
