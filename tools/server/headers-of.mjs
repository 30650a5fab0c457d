import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, headersForConfig, headersForPath } from '../headers.mjs';

/**
 * Headers of one response: those of the release, for the configured backend and this address. Reads them for each
 * response, so that a release or configuration change applies while the server runs.
 * @param {string} folder without `headers.json` the strictest headers are used
 * @param {{ config?: object | undefined, path?: string | undefined,
 *   shell?: import('../release/types.d.ts').ShellEntry | undefined }} about `config` if it is not the folder's own;
 *   `shell` is the live one, which has its own headers
 * @returns {Promise<Record<string, string>>}
 */
export async function headersOf(folder, { config, path = '', shell }) {
  const released = (shell && (await jsonIn(folder, shell.headers))) ?? (await jsonIn(folder, 'headers.json'));
  const headers = released ?? headersFor({ inlineScripts: [], inlineStyles: [] });
  const configured = config ?? (await jsonIn(folder, 'config.json'));
  return { ...headersForConfig(headers, configured), ...headersForPath(path) };
}

/** @param {string} folder @param {string} name @returns {Promise<any>} undefined for a file that cannot be read */
const jsonIn = (folder, name) =>
  readFile(join(folder, name), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
