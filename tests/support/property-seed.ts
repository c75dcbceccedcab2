import fc from "fast-check";

/**
 * Where a red run stops everybody's work, properties are tried on the same inputs each time; wherever
 * somebody runs the tests by hand, on new ones.
 */
if (process.env.CI) fc.configureGlobal({ seed: 20_261_122 });
