/** Tests, and code that only tests use. */
export const tests = [String.raw`\.(?:test|spec)\.(?:tsx?|mjs)$`, '/src/(?:worker/)?testing/'];

/**
 * A forbidden import. The comment suggests what to import instead.
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
export const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from,
  to,
});

/**
 * Limits the imports of a library: everything outside `allowed` is forbidden.
 * @param {string} lib
 * @param {string[]} allowed
 * @param {string} comment
 */
export const onlyOf = (lib, allowed, comment) =>
  never(
    `${lib}-imports`,
    comment,
    { path: `^libs/${lib}/`, pathNot: tests },
    { path: '^(?:apps|libs)/', pathNot: [lib, ...allowed].map((name) => `^libs/${name}/`) },
  );

/**
 * A part of the shell in a library of its own.
 * @param {string} lib
 * @param {string} whatItNeeds comment on its imports
 * @param {string} instead comment on an import of it elsewhere
 * @param {string[]} more what it needs of the screens of modules, in late code
 */
export const ofTheShell = (lib, whatItNeeds, instead, more = []) => [
  onlyOf(lib, [...more, 'platform', 'ui', 'data', 'domain'], whatItNeeds),
  never(
    `${lib}-in-the-shell`,
    instead,
    { path: '^(?:apps|libs)/', pathNot: [`^libs/${lib}/`, '^apps/shell/'] },
    { path: `^libs/${lib}/` },
  ),
];
