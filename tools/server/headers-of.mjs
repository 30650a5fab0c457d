import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, headersForConfig, headersForPath } from '../headers.mjs';

/**
 * The headers of one answer: those of the release, for the backend that is configured, for this address. Read anew
 * each time, so that a release or a configuration made while the server runs is served as it should be.
 * @param {string} folder one without `headers.json` gets the strictest headers rather than none
 * @param {{ config?: object | undefined, path?: string | undefined,
 *   shell?: import('../release/types.d.ts').ShellEntry | undefined }} about `config` where it is not the folder's own;
 *   `shell` is the live one, whose headers come with its page
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
