/** @typedef {{ name?: string | undefined }} Chunk */

/** @param {...string} names */
const oneOf =
  (...names) =>
  (/** @type {Chunk} */ { name }) =>
    names.includes(name ?? '');

/**
 * Imports by the name of their chunk that are one file with another one, since they are loaded at the same time: a file
 * of its own costs more in headers than in code.
 */
const together = {
  // Everything that a signed-in user's first screen needs.
  workspace: ['records', 'reading', 'home', 'module-pages', 'first-screen-ready'],
  // What comes once that screen is ready.
  palette: ['follow-session'],
  notifications: ['releases'],
  // What only a press shows.
  'late-ui': ['header-panels', 'sign-out'],
};

const joined = Object.fromEntries(
  Object.entries(together).map(([name, others]) => [
    name,
    { name, chunks: oneOf(name, ...others), enforce: true, priority: 1 },
  ]),
);

/**
 * The page's stylesheet contains the styles of both first screens: the landing page is shown before any script runs,
 * and home needs one request less.
 */
const firstStyles = {
  name: 'main',
  type: /^css/,
  chunks: oneOf('main', 'landing', 'workspace', ...together.workspace),
  priority: 2,
  enforce: true,
};

/**
 * What comes by itself after the first screen has one stylesheet: with each one that arrives, a browser computes the
 * style of the whole page again. Toasts have their own, because they report that this one is missing.
 */
const lateStyles = {
  name: 'late-styles',
  type: /^css/,
  chunks: oneOf('late-ui', ...together['late-ui'], 'palette', 'notifications', 'quick-add'),
  priority: 2,
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
const notificationList = {
  name: 'notifications',
  chunks: oneOf('notifications', 'releases', 'notification-centre'),
  minChunks: 2,
  enforce: true,
  priority: 2,
};

/** Code that several of the shell's chunks share, and the chunk that contains it. */
export const shellCacheGroups = { firstStyles, lateStyles, ...joined, backends, notificationList };
