// What Babel's older output calls where it turns generators and async functions into a loop over their places: each function
// keeps where it is (`next`), where it was (`prev`), and the places of its try statements. Written after its documented use.

const STOP = {};
const { getPrototypeOf, setPrototypeOf } = Object;
const generators = getPrototypeOf(function* () {});
const generator = Object.create(getPrototypeOf(generators.prototype));
for (const method of ["next", "throw", "return"]) {
  generator[method] = function (given) {
    return this.$invoke(method, given);
  };
}

/** What a function knows of itself while it runs; its methods have the names that the output calls. */
class Context {
  constructor(places) {
    this.entries = [
      { tryLoc: "root", completion: { type: "normal" } },
      ...places.map(([tryLoc, catchLoc, finallyLoc, afterLoc]) => ({
        ...{ tryLoc, catchLoc, finallyLoc, afterLoc },
        completion: { type: "normal" },
      })),
    ];
    this.prev = 0;
    this.next = 0;
    this.done = false;
    this.delegate = null;
    this.method = "next";
  }

  stop() {
    this.done = true;
    const { completion } = this.entries[0];
    if (completion.type === "throw") throw completion.arg;
    return this.rval;
  }

  dispatchException(error) {
    if (this.done) throw error;
    for (const entry of [...this.entries].reverse()) {
      const { tryLoc, catchLoc, finallyLoc, completion } = entry;
      const goTo = (place, isCaught) => {
        Object.assign(completion, { type: "throw", arg: error });
        this.next = place;
        if (isCaught) {
          this.method = "next";
          this.arg = undefined;
        }
        return isCaught;
      };
      if (tryLoc === "root") return goTo("end", false);
      if (tryLoc > this.prev) continue;
      if (catchLoc != null && this.prev < catchLoc) return goTo(catchLoc, true);
      if (finallyLoc != null && this.prev < finallyLoc) return goTo(finallyLoc, false);
    }
    return false;
  }

  abrupt(type, arg) {
    let entry = [...this.entries]
      .reverse()
      .find(
        ({ tryLoc, finallyLoc }) =>
          tryLoc <= this.prev && finallyLoc != null && this.prev < finallyLoc,
      );
    const leaves = type === "break" || type === "continue";
    if (entry && leaves && entry.tryLoc <= arg && arg <= entry.finallyLoc) entry = undefined;
    const record = entry?.completion ?? {};
    Object.assign(record, { type, arg });
    if (!entry) return this.complete(record);
    this.method = "next";
    this.next = entry.finallyLoc;
    return STOP;
  }

  complete({ type, arg }, after) {
    if (type === "throw") throw arg;
    if (type === "break" || type === "continue") this.next = arg;
    else if (type === "return") {
      this.rval = arg;
      this.arg = arg;
      this.method = "return";
      this.next = "end";
    } else if (after) this.next = after;
    return STOP;
  }

  finish(place) {
    const entry = this.entries.findLast(({ finallyLoc }) => finallyLoc === place);
    const { completion } = entry;
    entry.completion = { type: "normal" };
    this.complete(completion, entry.afterLoc);
    return STOP;
  }

  catch(place) {
    const entry = this.entries.findLast(({ tryLoc }) => tryLoc === place);
    const { type, arg } = entry.completion;
    entry.completion = { type: "normal" };
    return type === "throw" ? arg : undefined;
  }

  delegateYield(iterable, resultName, nextLoc) {
    this.delegate = { iterator: values(iterable), resultName, nextLoc };
    if (this.method === "next") this.arg = undefined;
    return STOP;
  }
}

function values(iterable) {
  if (iterable?.[Symbol.iterator]) return iterable[Symbol.iterator]();
  return typeof iterable?.next === "function" ? iterable : Array.from(iterable ?? []).values();
}

function keys(object) {
  const left = [];
  for (const key in Object(object)) left.push(key);
  return function next() {
    next.done = left.length === 0;
    if (!next.done) next.value = left.shift();
    return next;
  };
}

function mark(made) {
  setPrototypeOf(made, generators);
  made.prototype = Object.create(generator);
  return made;
}

function wrap(inner, outer, self, places = []) {
  const isGenerator = outer?.prototype && getPrototypeOf(outer.prototype) === generator;
  const made = Object.create(isGenerator ? outer.prototype : generator);
  const context = new Context(places ?? []);
  let state = "start";
  made.$invoke = (method, given) => {
    if (state === "runs") throw new Error("Generator is already running");
    if (state === "done") {
      if (method === "throw") throw given;
      return { value: undefined, done: true };
    }
    Object.assign(context, { method, arg: given });
    for (;;) {
      if (context.delegate) {
        const handed = handOn(context.delegate, context);
        if (handed === STOP) continue;
        if (handed) return handed;
      }
      if (context.method === "next") context.sent = context._sent = context.arg;
      else if (context.method === "throw") {
        if (state === "start") {
          state = "done";
          throw context.arg;
        }
        context.dispatchException(context.arg);
      } else context.abrupt("return", context.arg);
      state = "runs";
      try {
        const value = inner.call(self, context);
        state = context.done ? "done" : "waits";
        if (value === STOP) continue;
        return { value, done: context.done };
      } catch (error) {
        state = "done";
        // One more turn finds who catches it.
        Object.assign(context, { method: "throw", arg: error });
        if (context.done) throw error;
        state = "waits";
      }
    }
  };
  return made;
}

/** `yield*`: what is asked of the function is asked of the other one. */
function handOn(delegate, context) {
  const { iterator, resultName, nextLoc } = delegate;
  const method = iterator[context.method];
  if (!method) {
    context.delegate = null;
    if (context.method === "return") return undefined;
    iterator.return?.();
    return undefined;
  }
  let result;
  try {
    result = method.call(iterator, context.arg);
  } catch (error) {
    Object.assign(context, { method: "throw", arg: error, delegate: null });
    return STOP;
  }
  if (!result.done) return result;
  context[resultName] = result.value;
  context.next = nextLoc;
  if (context.method !== "return") Object.assign(context, { method: "next", arg: undefined });
  context.delegate = null;
  return STOP;
}

/** A function that waits: one step after what it waits for. */
function async(inner, outer, self, places) {
  const made = wrap(inner, outer, self, places);
  return new Promise((resolve, reject) => {
    const step = (method, given) => {
      let result;
      try {
        result = made[method](given);
      } catch (error) {
        reject(error);
        return;
      }
      const value = result.value?.$waited ? result.value.$waited[0] : result.value;
      if (result.done) resolve(value);
      else {
        Promise.resolve(value).then(
          (one) => step("next", one),
          (error) => step("throw", error),
        );
      }
    };
    step("next");
  });
}

module.exports = {
  ...{ mark, wrap, async, keys, values },
  awrap: (value) => ({ $waited: [value] }),
  isGeneratorFunction: (made) => typeof made === "function" && getPrototypeOf(made) === generators,
};
