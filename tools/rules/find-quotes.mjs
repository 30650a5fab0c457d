/** A string that is the first argument of a call, such as a test's name: `it('...')`, `it.each(table)('...')`. */
const firstArgument = /\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;
const quote = /\[([A-Z]{2}\d+(?:\s*,\s*[A-Z]{2}\d+)*)\]/g;

/**
 * Finds the rules quoted by the test names of a file: `[XX1]`, `[XX1, XX2]` or `[XX1] [XX2]`.
 * @param {string} source
 * @returns {string[]}
 */
export function quotedRules(source) {
  const names = [...source.matchAll(firstArgument)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const found = names.flatMap((name) =>
    [...name.matchAll(quote)].flatMap((match) => (match[1] ?? '').split(/\s*,\s*/)),
  );
  return [...new Set(found)];
}
