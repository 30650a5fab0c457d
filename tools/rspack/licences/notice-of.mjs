import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be in the product: all of them ask for their text to go along, and for nothing of ours. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Packages that say their licence and bring no text of it: what their files have of it in their first lines. */
const supplied = [
  {
    packages: /^(?:firebase|@firebase\/[\w-]+)$/,
    licence: 'Apache-2.0',
    copyright: 'Copyright 2017-2026 Google LLC\nCopyright The Closure Library Authors',
    file: 'apache-2.0.txt',
  },
];

/**
 * A package with its licence.
 * @typedef {{ name: string, version: string, licence: string, text: string }} Notice `licence` is its SPDX name
 */

/**
 * The folder of the installed package that a file belongs to; undefined for a file of ours.
 * @param {string} file
 */
export const packageFolderOf = (file) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/**
 * The same on any machine: line ends are LF.
 * Throws a sentence for a licence that is not accepted, and for a package without a text of it.
 * @param {string} folder of the package
 * @returns {Notice}
 */
export function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const where = 'see tools/rspack/licences/notice-of.mjs.';
  if (!accepted.includes(license))
    throw new Error(
      `The licence of ${name} ${version}, ${license ?? 'of which it says nothing'}, is not accepted: ${where}`,
    );
  const text = ownText(folder) ?? suppliedText(name, license);
  if (!text) throw new Error(`${name} ${version} has no text of its licence, ${license}: ${where}`);
  return { name, version, licence: license, text };
}

/** @param {string} text */
const plain = (text) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd();

/** Licence and notice as the package brings them. @param {string} folder */
function ownText(folder) {
  const names = readdirSync(folder).sort();
  const licences = names.filter((name) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(name));
  if (licences.length === 0) return undefined;
  const notices = names.filter((name) => /^(?:notice|third.?party.*)(?:\..*)?$/i.test(name));
  return [...licences, ...notices]
    .map((name) => plain(readFileSync(join(folder, name), 'utf8')))
    .join('\n\n');
}

/** @param {string} name @param {string} licence */
function suppliedText(name, licence) {
  const known = supplied.find((one) => one.packages.test(name) && one.licence === licence);
  const file = known && join(import.meta.dirname, known.file);
  return file && existsSync(file) ? `${known.copyright}\n\n${plain(readFileSync(file, 'utf8'))}` : undefined;
}
