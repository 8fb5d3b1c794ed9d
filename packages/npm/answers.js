// What the programs of the package share: how each begins, and the errors and values in its answers.

/** Why a call has no answer: `code` for scripts, `argument` and `at` for the place, `message` for people. */
export class NotationError extends Error {
  constructor({ code, argument, at, message }) {
    super(message);
    this.name = "NotationError";
    this.code = code;
    this.argument = argument ?? null;
    this.at = at ?? null;
  }
}

/** An error of a call that no program was asked about. */
export function wrong(code, argument, message) {
  return new NotationError({ code, argument, at: null, message });
}

/** The error of a call before its program has begun. */
export function notReady() {
  return wrong("not-ready", "text", "The program is not there yet: await init() first.");
}

/** The value of an answer, or its error. */
export function value(answer) {
  const { value, error } = JSON.parse(answer);
  if (error) throw new NotationError(error);
  return value;
}

/** Begins a program once; one that did not arrive may be asked for again. */
export function once(begin) {
  let begun;
  return (source) => {
    begun ??= begin(source).catch((error) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
