/** @typedef {{ name?: string | undefined }} Chunk */

/** @param {...string} names */
const oneOf =
  (...names) =>
  (/** @type {Chunk} */ { name }) =>
    names.includes(name ?? '');

/**
 * The page's stylesheet contains the styles of both first screens: the landing page is shown before any script runs,
 * and home needs one request less.
 */
const firstStyles = {
  name: 'main',
  type: /^css/,
  chunks: oneOf('main', 'landing', 'workspace'),
  enforce: true,
};

/**
 * Code shared by all backends is part of the signed-in screens, which never load without a backend: one request less.
 */
const backends = {
  name: 'workspace',
  chunks: (/** @type {Chunk} */ { name }) => Boolean(name?.startsWith('backend-')),
  minChunks: 2,
};

/**
 * Code that the notification centre shares with the notifications is part of the latter, which load first: one request
 * less.
 */
const notifications = {
  name: 'notifications',
  chunks: oneOf('notifications', 'notification-centre'),
  minChunks: 2,
  enforce: true,
};

/** Code that several of the shell's chunks share, and the chunk that contains it. */
export const shellCacheGroups = { firstStyles, backends, notifications };
