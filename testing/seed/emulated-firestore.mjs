import { decodeFields, encodeFields } from './firestore-values.mjs';

/** @typedef {{ host: string, projectId: string }} Emulated `host` such as `127.0.0.1:8080` */
/** @typedef {{ collection: string, id: string, fields: Readonly<Record<string, unknown>> }} NewDocument */
/**
 * A stored document: its content, and separately its timestamps and tombstone, with times as texts.
 * @typedef {{ id: string, fields: Record<string, unknown>, changedAt?: string, deletedAt?: string | null,
 *   expiresAt?: string, deletedWith?: string }} Stored
 */

/** Documents per commit, so that our largest commit stays below the size limit. */
const chunk = 400;
/** Number of parallel commits. */
const lanes = 4;

/**
 * Sends a request to the emulator that bypasses all access rules.
 * @param {Emulated} where
 * @param {string} path
 * @param {{ method?: string, body?: object, version?: string }} [asked]
 * @returns {Promise<any>}
 */
async function ask({ host, projectId }, path, { method = 'POST', body, version = 'v1' } = {}) {
  const address = `http://${host}/${version}/projects/${projectId}${path}`;
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** @param {Emulated} where @param {string} collection may be one below a document @param {string} id */
const nameOf = ({ projectId }, collection, id) =>
  `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;

/**
 * Writes documents unchanged, bypassing the access rules.
 * @param {Emulated} where
 * @param {readonly NewDocument[]} documents a `Date` among the fields becomes a Timestamp
 */
export async function putDocuments(where, documents) {
  let next = 0;
  const lane = async () => {
    while (next < documents.length) {
      const some = documents.slice(next, (next += chunk));
      const writes = some.map(({ collection, id, fields }) => ({
        update: { name: nameOf(where, collection, id), fields: encodeFields(fields) },
      }));
      await ask(where, '/databases/(default)/documents:commit', { body: { writes } });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Writes living records that changed just now, so that every listening device receives them.
 * @param {Emulated} where
 * @param {readonly NewDocument[]} records
 */
export const putRecords = (where, records) =>
  putDocuments(
    where,
    records.map(({ fields, ...document }) => ({
      ...document,
      fields: { ...fields, changedAt: new Date(), deletedAt: null },
    })),
  );

/** Milliseconds since the newest record of a filled account changed: more than the overlap of any incremental sync. */
const stableForMs = 10 * 60_000;

/** When a record was last written, from its own fields. @param {Readonly<Record<string, unknown>>} fields */
function writtenAt({ createdAt, updatedAt, date }) {
  const moments = [createdAt, updatedAt, date].filter((value) => /T.*Z$/.test(String(value))).map(String);
  return moments.length > 0 ? Date.parse(moments.toSorted().at(-1) ?? '') : Date.now();
}

/**
 * Fills an account. Records created later have later timestamps, and all of them are old enough that a device is up to
 * date after receiving them once.
 * @param {Emulated} where
 * @param {readonly NewDocument[]} records
 */
export function fillAccount(where, records) {
  const stamped = records.map(({ fields, ...document }) => ({
    ...document,
    fields: { ...fields, changedAt: new Date(writtenAt(fields) - stableForMs), deletedAt: null },
  }));
  return putDocuments(where, stamped);
}

/** @param {any} document @returns {Stored} */
function storedOf({ name, fields: encoded }) {
  const { changedAt, deletedAt, expiresAt, deletedWith, ...fields } = decodeFields(encoded);
  const metadata = { changedAt, deletedAt, expiresAt, deletedWith };
  const present = Object.entries(metadata).filter(([, value]) => value !== undefined);
  return { id: name.split('/').at(-1), fields, ...Object.fromEntries(present) };
}

/**
 * Every document of a user in a collection, including deleted ones.
 * @param {Emulated} where
 * @param {string} user
 * @param {string} collection one whose records have `userId`
 * @returns {Promise<Stored[]>}
 */
export async function documentsOnServer(where, user, collection) {
  const answers = await ask(where, '/databases/(default)/documents:runQuery', {
    body: {
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: {
          fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: user } },
        },
      },
    },
  });
  return answers.flatMap((/** @type {any} */ { document }) => (document ? [storedOf(document)] : []));
}

/**
 * The living records of a user in a collection, content only.
 * @param {Emulated} where
 * @param {string} user
 * @param {string} collection one whose records have `userId`
 */
export async function recordsOnServer(where, user, collection) {
  const documents = await documentsOnServer(where, user, collection);
  return documents.filter(({ deletedAt }) => !deletedAt).map(({ id, fields }) => ({ id, fields }));
}

/**
 * The content of one living record, or undefined when it does not exist.
 * @param {Emulated} where
 * @param {string} collection
 * @param {string} id
 * @returns {Promise<Record<string, unknown> | undefined>}
 */
export async function recordOnServer(where, collection, id) {
  const [answer] = await ask(where, '/databases/(default)/documents:batchGet', {
    body: { documents: [nameOf(where, collection, id)] },
  });
  const stored = answer.found && storedOf(answer.found);
  return stored && !stored.deletedAt ? stored.fields : undefined;
}

/**
 * Replaces the access rules of this project at once. Other projects of the emulator keep theirs.
 * @param {Emulated} where
 * @param {string} rules
 */
export async function putRules(where, rules) {
  const body = { rules: { files: [{ name: 'firestore.rules', content: rules }] } };
  await ask(where, ':securityRules', { method: 'PUT', body, version: 'emulator/v1' });
}
