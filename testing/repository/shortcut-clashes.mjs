/**
 * @typedef {object} Taken
 * @property {string} owner the shell, or a module's name
 * @property {string} title
 * @property {string} keys as 'g d' or 'mod+k'
 */

/**
 * Whether two shortcuts conflict: the same keys, or one is the beginning of the other's sequence.
 * @param {Taken} a
 * @param {Taken} b
 */
const clash = (a, b) =>
  a.keys === b.keys || a.keys.startsWith(`${b.keys} `) || b.keys.startsWith(`${a.keys} `);

/** @param {Taken} shortcut */
const nameOf = ({ owner, title, keys }) => `${owner} '${title}' (${keys})`;

/**
 * Lists each pair of conflicting shortcuts with both names.
 * @param {readonly Taken[]} shortcuts
 * @returns {string[]}
 */
export const shortcutClashes = (shortcuts) =>
  shortcuts.flatMap((one, at) =>
    shortcuts
      .slice(at + 1)
      .filter((other) => clash(one, other))
      .map((other) => `${nameOf(one)} and ${nameOf(other)}: choose other keys for one of them`),
  );
