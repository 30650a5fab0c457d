import { decodeFields, encodeFields } from './firestore-values.mjs';

/** @typedef {{ host: string, projectId: string }} Emulated where the records are: host as in `127.0.0.1:8080` */
/** @typedef {{ collection: string, id: string, fields: Readonly<Record<string, unknown>> }} Placed */
/**
 * A document as it is there: its content apart from stamp and tombstone, which are moments as texts.
 * @typedef {{ id: string, fields: Record<string, unknown>, changedAt?: string, deletedAt?: string | null,
 *   expiresAt?: string, deletedWith?: string }} Stored
 */

/** As many as one commit takes without the largest of ours becoming too large. */
const chunk = 400;
/** Commits on their way at the same time. */
const lanes = 4;

/**
 * Asks the emulator past all access rules.
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
 * Puts documents in as they are, whatever the access rules say of them.
 * @param {Emulated} where
 * @param {readonly Placed[]} documents a `Date` among the fields becomes a Timestamp
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
 * Puts living records in, changed just now: every device that listens takes them over.
 * @param {Emulated} where
 * @param {readonly Placed[]} records
 */
export const putRecords = (where, records) =>
  putDocuments(
    where,
    records.map(({ fields, ...place }) => ({
      ...place,
      fields: { ...fields, changedAt: new Date(), deletedAt: null },
    })),
  );

/** How long ago the newest record of a filled account was changed: more than any visit steps back. */
const settledFor = 10 * 60_000;

/** When a record was written last, by its own fields. @param {Readonly<Record<string, unknown>>} fields */
function writtenAt({ createdAt, updatedAt, date }) {
  const moments = [createdAt, updatedAt, date].filter((value) => /T.*Z$/.test(String(value))).map(String);
  return moments.length > 0 ? Date.parse(moments.toSorted().at(-1) ?? '') : Date.now();
}

/**
 * Fills an account: records made later have later stamps, and all of them lie back far enough for a device to be up to
 * date as soon as it has taken them over.
 * @param {Emulated} where
 * @param {readonly Placed[]} records
 */
export function fillAccount(where, records) {
  const stamped = records.map(({ fields, ...place }) => ({
    ...place,
    fields: { ...fields, changedAt: new Date(writtenAt(fields) - settledFor), deletedAt: null },
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
 * Every document of a user in a collection, deleted ones included.
 * @param {Emulated} where
 * @param {string} user
 * @param {string} collection one whose records carry `userId`
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
 * @param {string} collection one whose records carry `userId`
 */
export async function recordsOnServer(where, user, collection) {
  const documents = await documentsOnServer(where, user, collection);
  return documents.filter(({ deletedAt }) => !deletedAt).map(({ id, fields }) => ({ id, fields }));
}

/**
 * The content of one living record; undefined where there is none.
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
 * Replaces the access rules of this project at once; other projects of the emulator keep theirs.
 * @param {Emulated} where
 * @param {string} rules
 */
export async function putRules(where, rules) {
  const body = { rules: { files: [{ name: 'firestore.rules', content: rules }] } };
  await ask(where, ':securityRules', { method: 'PUT', body, version: 'emulator/v1' });
}
