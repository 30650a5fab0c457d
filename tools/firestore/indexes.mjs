/**
 * Indexes that Firestore needs. Screens read the device's replica, so only queries of the sync engine need an index,
 * which is the same for every kind.
 * @typedef {{ fieldPath: string, order: 'ASCENDING' | 'DESCENDING' }} IndexField
 * @typedef {{ collectionGroup: string, queryScope: 'COLLECTION', fields: IndexField[] }} Index
 * @typedef {import('./kinds.mjs').Collection} Collection
 */

/** @param {string} fieldPath @param {IndexField['order']} [order] @returns {IndexField} */
const sortedBy = (fieldPath, order = 'ASCENDING') => ({ fieldPath, order });

/**
 * Indexes for recent changes, the last change and the number of living records. Firestore appends the document id to
 * each.
 * @param {string} collectionGroup
 * @returns {Index[]}
 */
const indexesOf = (collectionGroup) =>
  [sortedBy('changedAt'), sortedBy('changedAt', 'DESCENDING'), sortedBy('deletedAt')].map((field) => ({
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: [sortedBy('userId'), field],
  }));

/** Texts of this length are never compared or sorted, so Firestore needs no index of them. */
const longText = 1_000;

/** @param {any} schema */
const longestOf = ({ pipe = [] }) =>
  Number(pipe.find((/** @type {any} */ { type }) => type === 'max_length')?.requirement ?? 0);

/**
 * Fields without their own index: long texts, and timestamps that increase with every write, because their index would
 * slow down the writes of all users. Firestore deletes expired documents itself (TTL).
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

/** Queries of the push sender: the items of a user by time and by snooze, and due and unfinished items, the earliest first. */
const indexesOfSender = [
  ...[
    ['reminders', 'dateTime'],
    ['reminders', 'snoozedUntil'],
    ['schedules', 'date'],
    ['schedules', 'snoozedUntil'],
  ].map(([collectionGroup = '', field = '']) => ({
    collectionGroup,
    fields: [sortedBy('userId'), sortedBy(field)],
  })),
  { collectionGroup: 'dueNotifications', fields: [sortedBy('doneAt'), sortedBy('at')] },
].map((index) => ({ ...index, queryScope: /** @type {const} */ ('COLLECTION') }));

/** Fields of `dueNotifications` that are never queried alone. */
const overridesOfSender = [
  ...[
    'at',
    'startsAt',
    'doneAt',
    'itemChangedAt',
    'series',
    'day',
    'tag',
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

/** Fields of a change that are never queried alone. */
const overridesOfHistory = ['at', 'kind', 'before', 'added', 'order', 'device', 'deviceKind', 'stamp'].map(
  (fieldPath) => ({ collectionGroup: 'history', fieldPath, indexes: [] }),
);

/** The content of `firestore.indexes.json`. @param {readonly Collection[]} collections */
export const indexesFile = (collections) => ({
  // A record with the user's id as its id is read by that id.
  indexes: [
    ...collections.filter(({ singleton }) => !singleton).flatMap(({ name }) => indexesOf(name)),
    ...indexesOfSender,
    indexOfHistory,
  ],
  fieldOverrides: [...collections.flatMap(overridesOf), ...overridesOfSender, ...overridesOfHistory],
});
