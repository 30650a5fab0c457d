import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rejectLostOptions } from '../npm-options.mjs';
import { installIfNeeded } from './install.mjs';
import { sentenceFor } from './sentences.mjs';

/**
 * Beginning of `npm start` and `npm run firebase`. Each function ends the process with a message when it fails. This
 * runs before packages are installed, so nothing here imports one.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Reads the options of the command and installs what is missing.
 * @returns {Promise<{ port: number, isFresh: boolean }>} the wanted port, and whether to remove all releases
 */
export async function prepareLaunch() {
  const values = readOptions();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`--port takes a number from 1 to 65535, not ${values.port}.`);
  if (!values['no-install']) await runStep('installing packages', () => installIfNeeded(root, console.log));
  return { port, isFresh: values.fresh };
}

function readOptions() {
  try {
    rejectLostOptions('npm start', ['fresh', 'port']);
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4200' },
        fresh: { type: 'boolean', default: false },
        'no-install': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @template T
 * @param {string} name of the step, such as 'building'
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function runStep(name, act) {
  try {
    return await act();
  } catch (error) {
    return fail(sentenceFor(error, name));
  }
}

/**
 * Ends the process with a message; started processes end with it.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
