import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Accepted licences: all of them require including their text, and none affects the licence of our code. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/**
 * Licence texts for packages that name a licence without including its text, taken from the header comments of their
 * files.
 */
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
 * Returns the folder of the installed package that a file belongs to, or undefined for our own files.
 * @param {string} file
 */
export const packageFolderOf = (file) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/**
 * Returns the same text on every machine: line ends are LF. Throws a message for a licence that is not accepted and for
 * a package without a licence text.
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

/** Licence and notice files that the package contains. @param {string} folder */
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
