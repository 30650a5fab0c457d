/** @typedef {{ firebase: { projectId: string }, emulators?: { firestore?: string } }} FirebaseConfig */

/** How long the database may take to answer. Milliseconds. */
const timeout = 10_000;

/**
 * The kinds of records that the access rules of a project do not know and so refuse. The rules say it themselves, to
 * anyone: of `recordKinds`, which has no documents, they allow those names to be read.
 * Throws a sentence where the rules cannot be asked.
 * @param {FirebaseConfig} config as in `config.json`
 * @param {readonly string[]} kinds names of collections
 * @returns {Promise<string[]>}
 */
export async function unknownKinds({ firebase: { projectId }, emulators }, kinds) {
  const server = emulators?.firestore ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const documents = `${server}/v1/projects/${projectId}/databases/(default)/documents`;
  const isKnown = async (/** @type {string} */ kind) => {
    const response = await fetch(`${documents}/recordKinds/${kind}`, {
      signal: AbortSignal.timeout(timeout),
    });
    const { error } = await response.json();
    if (response.status === 403) return false;
    // A database that does not exist is not found either.
    if (response.status === 404 && String(error?.message).includes(`recordKinds/${kind}`)) return true;
    throw new Error(error?.message ?? `it answered ${response.status}`);
  };
  try {
    const answers = await Promise.all(kinds.map(isKnown));
    return kinds.filter((_, index) => !answers[index]);
  } catch (cause) {
    throw new Error(
      `Whether the access rules of ${projectId} know the records of this release cannot be found out (${reasonOf(cause)}). ` +
        'Nothing was switched. --anyway goes on without an answer.',
      { cause },
    );
  }
}

/** A failed `fetch` says why in its cause. @param {unknown} error @returns {string} */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Throws a sentence where the project that a place is configured with would refuse records of a program that is to go
 * live there. The embedded backend has none to deploy.
 * @param {import('./types.d.ts').Store} store
 * @param {readonly import('./types.d.ts').NextVersion[]} next
 */
export async function refuseUnknownKinds(store, next) {
  const config = await firebaseConfig(store);
  // Builds of before name no kinds.
  const wanted = [...new Set(next.flatMap(({ entry }) => entry.kinds ?? []))];
  if (!config || wanted.length === 0) return;
  const unknown = await unknownKinds(config, wanted);
  if (unknown.length === 0) return;
  const { projectId } = config.firebase;
  const programs = next.flatMap(({ kind, entry }) => {
    const lacking = unknown.filter((one) => entry.kinds?.includes(one));
    const name = kind === 'shell' ? 'shell' : entry.name;
    return lacking.length > 0 ? [`${name} ${entry.version} has records of ${lacking.join(', ')}`] : [];
  });
  throw new Error(
    `The access rules of ${projectId} would refuse it: ${programs.join('; ')}. Nothing was switched. First:\n` +
      `npx firebase-tools@15 deploy --only firestore:rules,firestore:indexes --project ${projectId}`,
  );
}

/**
 * What a place is configured with, where that leads to Firebase. Throws a sentence where it names no project.
 * @param {import('./types.d.ts').Store} store
 * @returns {Promise<FirebaseConfig | undefined>}
 */
async function firebaseConfig(store) {
  const stored = await store.read('config.json');
  if (!stored) return undefined;
  try {
    const config = JSON.parse(stored.bytes.toString());
    if (config.backend !== 'firebase') return undefined;
    if (!config.firebase?.projectId) throw new Error('it names no project');
    return config;
  } catch (cause) {
    throw new Error(
      `config.json in ${store.name} cannot be used (${reasonOf(cause)}). Nothing was switched.`,
      { cause },
    );
  }
}
