/**
 * What Firestore needs to be told beforehand. Screens read the device's replica: only what the sync asks for needs an
 * index, which is the same for every kind.
 * @typedef {{ fieldPath: string, order: 'ASCENDING' | 'DESCENDING' }} IndexField
 * @typedef {{ collectionGroup: string, queryScope: 'COLLECTION', fields: IndexField[] }} Index
 * @typedef {import('./kinds.mjs').Collection} Collection
 */

/** @param {string} fieldPath @param {IndexField['order']} [order] @returns {IndexField} */
const sortedBy = (fieldPath, order = 'ASCENDING') => ({ fieldPath, order });

/**
 * What changed since, what changed last, and how many live; the document's id follows each by itself.
 * @param {string} collectionGroup
 * @returns {Index[]}
 */
const indexesOf = (collectionGroup) =>
  [sortedBy('changedAt'), sortedBy('changedAt', 'DESCENDING'), sortedBy('deletedAt')].map((field) => ({
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: [sortedBy('userId'), field],
  }));

/** Texts this long are never compared or sorted by: Firestore need not keep an index of them. */
const longText = 1_000;

/** @param {any} schema */
const longestOf = ({ pipe = [] }) =>
  Number(pipe.find((/** @type {any} */ { type }) => type === 'max_length')?.requirement ?? 0);

/**
 * Fields without an index of their own: long texts, and moments that rise with every write, since their index would
 * slow down the writes of all users together. What has expired goes by itself (TTL).
 * @param {Collection} collection
 */
const overridesOf = ({ name, entries }) => [
  { collectionGroup: name, fieldPath: 'changedAt', indexes: [] },
  { collectionGroup: name, fieldPath: 'deletedAt', indexes: [] },
  { collectionGroup: name, fieldPath: 'expiresAt', ttl: true, indexes: [] },
  ...Object.entries(/** @type {Record<string, any>} */ (entries))
    .filter(([, entry]) => longestOf(entry.wrapped ?? entry) > longText)
    .map(([fieldPath]) => ({ collectionGroup: name, fieldPath, indexes: [] })),
];

/** What the push sender asks for: the items of a user by their time, and what is due and not done, the earliest first. */
const indexesOfSender = [
  { collectionGroup: 'reminders', fields: [sortedBy('userId'), sortedBy('dateTime')] },
  { collectionGroup: 'schedules', fields: [sortedBy('userId'), sortedBy('date')] },
  { collectionGroup: 'dueNotifications', fields: [sortedBy('doneAt'), sortedBy('at')] },
].map((index) => ({ ...index, queryScope: /** @type {const} */ ('COLLECTION') }));

/** Fields of `dueNotifications` that nothing asks for by themselves. */
const overridesOfSender = [
  ...[
    'at',
    'doneAt',
    'itemChangedAt',
    'claimedUntil',
    'left',
    'reached',
    'name',
    'title',
    'body',
    'lateBody',
    'time',
    'to',
  ].map((fieldPath) => ({ collectionGroup: 'dueNotifications', fieldPath, indexes: [] })),
  { collectionGroup: 'dueNotifications', fieldPath: 'expiresAt', ttl: true, indexes: [] },
];

/** The changes of one record, the newest first. */
const indexOfHistory = {
  collectionGroup: 'history',
  queryScope: /** @type {const} */ ('COLLECTION'),
  fields: [sortedBy('record'), sortedBy('stamp', 'DESCENDING')],
};

/** Fields of a change that nothing asks for by themselves. */
const overridesOfHistory = ['at', 'kind', 'before', 'added', 'order', 'device', 'deviceKind', 'stamp'].map(
  (fieldPath) => ({ collectionGroup: 'history', fieldPath, indexes: [] }),
);

/** The content of `firestore.indexes.json`. @param {readonly Collection[]} collections */
export const indexesFile = (collections) => ({
  // A record under the user's own id is read by that id.
  indexes: [
    ...collections.filter(({ singleton }) => !singleton).flatMap(({ name }) => indexesOf(name)),
    ...indexesOfSender,
    indexOfHistory,
  ],
  fieldOverrides: [...collections.flatMap(overridesOf), ...overridesOfSender, ...overridesOfHistory],
});
