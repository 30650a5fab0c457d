/** @typedef {{ firebase: { projectId: string }, emulators?: { firestore?: string } }} FirebaseConfig */

/** Milliseconds to wait for a response of the database. */
const timeout = 10_000;

/**
 * Lists the kinds of records that the access rules of a project do not know and therefore deny. The rules report this
 * to every client: in the empty collection `recordKinds` they allow reading exactly the names that they know. Throws a
 * message when the rules cannot be queried.
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
    // A missing database also gives 404, so the message must name the document.
    if (response.status === 404 && String(error?.message).includes(`recordKinds/${kind}`)) return true;
    throw new Error(error?.message ?? `it answered ${response.status}`);
  };
  try {
    const answers = await Promise.all(kinds.map(isKnown));
    return kinds.filter((_, index) => !answers[index]);
  } catch (cause) {
    throw new Error(
      `Whether the access rules of ${projectId} know the records of this release cannot be found out (${reasonOf(cause)}).`,
      { cause },
    );
  }
}

/** The reason of a failed `fetch` is in its cause. @param {unknown} error @returns {string} */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Throws a message when the project configured for a target would deny records of a program that is about to go live
 * there, or when that cannot be found out. The embedded backend has no access rules.
 * @param {import('./types.d.ts').Store} store
 * @param {readonly import('./types.d.ts').NextVersion[]} next
 */
export async function rejectUnknownKinds(store, next) {
  const [objection] = await accessObjections(store, next);
  if (objection) throw new Error(`${objection}\nNothing was switched.`);
}

/**
 * The same as a list of messages.
 * @param {import('./types.d.ts').Store} store
 * @param {readonly import('./types.d.ts').NextVersion[]} next
 * @returns {Promise<string[]>}
 */
export const accessObjections = (store, next) =>
  rejectUnknown(store, next).then(
    () => [],
    (/** @type {Error} */ { message }) => [message],
  );

/** @param {import('./types.d.ts').Store} store @param {readonly import('./types.d.ts').NextVersion[]} next */
async function rejectUnknown(store, next) {
  const config = await firebaseConfig(store);
  // Builds of earlier versions list no kinds.
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
    `The access rules of ${projectId} would refuse it: ${programs.join('; ')}. First:\n` +
      `npx firebase-tools@15 deploy --only firestore:rules,firestore:indexes --project ${projectId}`,
  );
}

/**
 * Reads the configuration of a target if its backend is Firebase. Throws a message when it names no project.
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
    throw new Error(`config.json in ${store.name} cannot be used (${reasonOf(cause)}).`, { cause });
  }
}
