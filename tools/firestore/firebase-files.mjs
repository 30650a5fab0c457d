import { format } from 'prettier';
import { indexesFile } from './indexes.mjs';
import { rulesText } from './rules-text.mjs';

/** @param {unknown} content */
const json = (content) => format(JSON.stringify(content), { parser: 'json', printWidth: 110 });

/**
 * Push sender, rules, indexes, and local emulators. Hosting is not included: what is deployed there depends on what is
 * live, so each release is prepared with its own configuration (`tools/release/hosting`).
 */
const firebaseJson = {
  // Built by `npm run build`: it contains the domain and a package.json of its own.
  functions: [{ source: 'functions/dist', codebase: 'sender', runtime: 'nodejs22' }],
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  emulators: {
    singleProjectMode: true,
    auth: { host: '127.0.0.1', port: 9099 },
    firestore: { host: '127.0.0.1', port: 8080 },
    ui: { enabled: false },
  },
};

/**
 * The configuration files of a Firebase project, by their names in the root.
 * @param {readonly import('./kinds.mjs').Collection[]} collections
 * @returns {Promise<Record<string, string>>}
 */
export async function firebaseFiles(collections) {
  return {
    'firestore.rules': rulesText(collections),
    'firestore.indexes.json': await json(indexesFile(collections)),
    'firebase.json': await json(firebaseJson),
  };
}
