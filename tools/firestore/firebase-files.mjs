import { format } from 'prettier';
import { indexesFile } from './indexes.mjs';
import { rulesText } from './rules-text.mjs';

/** @param {unknown} content */
const json = (content) => format(JSON.stringify(content), { parser: 'json', printWidth: 110 });

/**
 * Push sender, rules, indexes, and emulators on this machine alone. Hosting is not in it: what is deployed there depends
 * on what is live, so that each release is made ready with a configuration of its own (`tools/release/hosting`).
 */
const firebaseJson = {
  // Built by `npm run build`: the domain is in it, and a package.json of its own.
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
 * The files that a Firebase project is set up with, by their names in the root.
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
