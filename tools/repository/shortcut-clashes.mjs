/**
 * @typedef {object} Taken
 * @property {string} owner the shell, or a module's name
 * @property {string} title
 * @property {string} keys as 'g d' or 'mod+k'
 */

/** Whether one cannot be pressed without the other: the same keys, or the first of a sequence alone. @param {Taken} a @param {Taken} b */
const clash = (a, b) =>
  a.keys === b.keys || a.keys.startsWith(`${b.keys} `) || b.keys.startsWith(`${a.keys} `);

/** @param {Taken} shortcut */
const nameOf = ({ owner, title, keys }) => `${owner} '${title}' (${keys})`;

/**
 * Each pair of shortcuts that are in each other's way, with both names.
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
