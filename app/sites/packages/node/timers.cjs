// A browser has these itself.
exports.setTimeout = globalThis.setTimeout.bind(globalThis);
exports.clearTimeout = globalThis.clearTimeout.bind(globalThis);
exports.setInterval = globalThis.setInterval.bind(globalThis);
exports.clearInterval = globalThis.clearInterval.bind(globalThis);
exports.setImmediate = (call, ...values) => globalThis.setTimeout(call, 0, ...values);
exports.clearImmediate = exports.clearTimeout;
