/** @typedef {{ name?: string | undefined }} Chunk */

/** @param {...string} names */
const oneOf =
  (...names) =>
  (/** @type {Chunk} */ { name }) =>
    names.includes(name ?? '');

/**
 * The styles of the two first screens stand in the page's own: the landing page is there before any script, and home
 * costs a request less.
 */
const firstStyles = {
  name: 'main',
  type: /^css/,
  chunks: oneOf('main', 'landing', 'workspace'),
  enforce: true,
};

/** What all backends share goes with the signed-in screens, which never come without one: a request less. */
const backends = {
  name: 'workspace',
  chunks: (/** @type {Chunk} */ { name }) => Boolean(name?.startsWith('backend-')),
  minChunks: 2,
};

/** What their screen shares with the notifications themselves goes with these, which come first: a request less. */
const notifications = {
  name: 'notifications',
  chunks: oneOf('notifications', 'notification-centre'),
  minChunks: 2,
  enforce: true,
};

/** What the shell's chunks share, and where it goes. */
export const shellCacheGroups = { firstStyles, backends, notifications };
