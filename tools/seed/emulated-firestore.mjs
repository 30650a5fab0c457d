import { decodeFields, encodeFields } from './firestore-values.mjs';

/** @typedef {{ host: string, projectId: string }} Emulated where the records are: host as in `127.0.0.1:8080` */
/** @typedef {{ id: string, fields: Record<string, unknown> }} Stored */

/** As many as one commit takes without the largest of ours becoming too large. */
const chunk = 400;

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

/** @param {Emulated} where @param {string} collection @param {string} id */
const nameOf = ({ projectId }, collection, id) =>
  `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;

/**
 * Puts records in as they are, whatever the access rules say of them.
 * @param {Emulated} where
 * @param {readonly { collection: string, id: string, fields: Readonly<Record<string, unknown>> }[]} records
 */
export async function putRecords(where, records) {
  for (let at = 0; at < records.length; at += chunk) {
    const writes = records.slice(at, at + chunk).map(({ collection, id, fields }) => ({
      update: { name: nameOf(where, collection, id), fields: encodeFields(fields) },
    }));
    await ask(where, '/databases/(default)/documents:commit', { body: { writes } });
  }
}

/**
 * Every record of a user in a collection, by id.
 * @param {Emulated} where
 * @param {string} user
 * @param {string} collection one whose records carry `userId`
 * @returns {Promise<Stored[]>}
 */
export async function recordsOnServer(where, user, collection) {
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
  return answers.flatMap((/** @type {any} */ { document }) =>
    document ? [{ id: document.name.split('/').at(-1), fields: decodeFields(document.fields) }] : [],
  );
}

/**
 * One record; undefined where there is none.
 * @param {Emulated} where
 * @param {string} collection
 * @param {string} id
 * @returns {Promise<Record<string, unknown> | undefined>}
 */
export async function recordOnServer(where, collection, id) {
  const [answer] = await ask(where, '/databases/(default)/documents:batchGet', {
    body: { documents: [nameOf(where, collection, id)] },
  });
  return answer.found && decodeFields(answer.found.fields);
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
