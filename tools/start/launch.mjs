import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { refuseLostOptions } from '../npm-options.mjs';
import { installIfNeeded } from './install.mjs';
import { sentenceFor } from './sentences.mjs';

/**
 * What `npm start` and `npm run firebase` begin with. Each ends the process with one sentence where it fails. This
 * runs before the packages are there, so nothing here imports one.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Reads the options of the command and installs what is missing.
 * @returns {Promise<{ port: number, isFresh: boolean }>} the wanted port, and whether all releases are to be removed
 */
export async function prepareLaunch() {
  const values = readOptions();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`--port takes a number from 1 to 65535, not ${values.port}.`);
  if (!values['no-install']) await step('installing packages', () => installIfNeeded(root, console.log));
  return { port, isFresh: values.fresh };
}

function readOptions() {
  try {
    refuseLostOptions('npm start', ['fresh', 'port']);
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
 * @param {string} name what is done, as in 'building'
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function step(name, act) {
  try {
    return await act();
  } catch (error) {
    return fail(sentenceFor(error, name));
  }
}

/**
 * What was started ends with the process.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
