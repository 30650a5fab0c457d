import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * The files in which each library lists the names that every level added, the first level first. For records they list
 * fields.
 */
const tableFiles = {
  platform: 'libs/platform/levels.json',
  ui: 'libs/ui/levels.json',
  records: 'libs/domain/levels.json',
};

/** @typedef {{ platform: string[][], ui: string[][], records: Record<string, string[]>[] }} Tables */

/** @returns {Tables} */
const readTables = () => ({
  platform: readJson(tableFiles.platform),
  ui: readJson(tableFiles.ui),
  records: readJson(tableFiles.records),
});

/**
 * Lists what a file imports from a library at run time, without types.
 * @param {string} text
 * @param {string} library
 * @returns {string[]}
 */
export function importedNames(text, library) {
  const imports = text.matchAll(new RegExp(`^import\\s+\\{([^}]*)\\}\\s+from '${library}';`, 'gm'));
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The kinds of records that queries name: `query('works')`. @param {string} text @returns {string[]} */
const queriedKinds = (text) =>
  [...text.matchAll(/\b(?:query|useIsDeleted|useRecordsById)\(\s*'(\w+)'/g)].map(([, kind = '']) => kind);

const change = /\b(?:create|createOnce|patch|remove|restore|purge|increment)\(\s*'(\w+)'/g;

/**
 * Lists the kinds of records that changes name, or imported facts: `patch('works', …)`, `workFacts`.
 * @param {string[]} texts
 * @returns {string[]}
 */
function changedKinds(texts) {
  const facts = texts.flatMap((text) => [
    ...text.matchAll(/^export const (\w+Facts) = \{\s+name: '(\w+)'/gm),
  ]);
  const imported = new Set(texts.flatMap((text) => importedNames(text, '@dayloom/domain')));
  return [
    ...texts.flatMap((text) => [...text.matchAll(change)]).map(([, kind = '']) => kind),
    ...facts.filter(([, name = '']) => imported.has(name)).map(([, , kind = '']) => kind),
  ];
}

/** Path relative to the root, with slashes on every system. @param {string} file an absolute path */
const pathOf = (file) => relative(root, file).split(sep).join('/');

/**
 * The texts of our files in a build. A module's build has no file of what the shell provides, but it has the charts of ui.
 * @param {Iterable<string>} files absolute paths
 */
const ownTexts = (files) =>
  [...files]
    .filter((file) => /^(?:apps|libs)\/\S+\.tsx?$/.test(pathOf(file)))
    .map((file) => readFileSync(file, 'utf8'));

/** @param {string[][]} levels @param {string} name @param {string} table */
export function levelOf(levels, name, table) {
  const level = levels.findIndex((names) => names.includes(name)) + 1;
  if (level === 0)
    throw new Error(`'${name}' has no level: add it to the newest one of ${table}, or to a new one.`);
  return level;
}

/**
 * A kind has the level at which its newest field was added.
 * @param {Record<string, string[]>[]} levels
 * @param {string} kind
 */
const levelOfKind = (levels, kind) => levels.findLastIndex((kinds) => kind in kinds) + 1;

/**
 * Computes the lowest level of platform, ui and records that a build needs from the imports of its own files: those of
 * the app and of the libraries it contains.
 * @param {Iterable<string>} files absolute paths of all modules in the build
 * @param {Tables} [tables]
 * @returns {{ platform: number, ui: number, records: number }}
 */
export function neededLevels(files, tables = readTables()) {
  const needs = { platform: 1, ui: 1, records: 1 };
  const texts = ownTexts(files);
  for (const text of texts) {
    for (const library of /** @type {const} */ (['platform', 'ui'])) {
      for (const name of importedNames(text, `@dayloom/${library}`))
        needs[library] = Math.max(needs[library], levelOf(tables[library], name, tableFiles[library]));
    }
    for (const name of [...importedNames(text, '@dayloom/domain'), ...queriedKinds(text)])
      needs.records = Math.max(needs.records, levelOfKind(tables.records, name));
  }
  for (const name of changedKinds(texts))
    needs.records = Math.max(needs.records, levelOfKind(tables.records, name));
  return needs;
}

/**
 * The names of react and react-dom that our code uses, by the minor version of React 19 that added them, the first for
 * 19.0 (https://react.dev/blog/2025/10/01/react-19-2 for 19.2).
 */
const reactMinors = [
  [
    ...['Component', 'Fragment', 'StrictMode', 'Suspense', 'createContext', 'createElement', 'createPortal'],
    ...['flushSync', 'lazy', 'memo', 'useCallback', 'useContext', 'useDeferredValue', 'useEffect', 'useId'],
    ...['useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore'],
    ...['useTransition'],
  ],
  [],
  ['Activity', 'useEffectEvent'],
];

/**
 * Computes the lowest version of React that a build needs from the imports of its own files. What it knows ends with
 * React 19; a build for another major needs what it was built with.
 * @param {Iterable<string>} files absolute paths of all modules in the build
 * @param {string} installed such as '19.2.7'
 * @param {string[][]} [minors]
 */
export function neededReact(files, installed, minors = reactMinors) {
  if (!installed.startsWith('19.')) return installed;
  const names = ownTexts(files).flatMap((text) =>
    ['react', 'react-dom'].flatMap((library) => importedNames(text, library)),
  );
  const levels = names.map((name) => levelOf(minors, name, 'reactMinors in tools/rspack/needs.mjs'));
  return `19.${Math.max(1, ...levels) - 1}.0`;
}

/** File that defines a kind of record, with its name. */
const kindFile = /^libs\/domain\/src\/records\/[\w-]+\.ts$/;

/**
 * Lists the kinds of records that a module's build writes: those that its changes and forms name.
 * @param {Iterable<string>} files absolute paths of all modules in the build
 * @param {Tables} [tables]
 * @returns {string[]} names of collections, sorted
 */
export function usedKinds(files, { records } = readTables()) {
  return [...new Set(changedKinds(ownTexts(files)))]
    .filter((kind) => levelOfKind(records, kind) > 0)
    .toSorted();
}

/**
 * Lists the kinds of records that a shell's build has a database for: those whose definitions it contains.
 * @param {Iterable<string>} files absolute paths of all modules in the build
 * @returns {string[]} names of collections, sorted
 */
export function definedKinds(files) {
  const kinds = [...files]
    .filter((file) => kindFile.test(pathOf(file)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bcollection\(\s*'(\w+)'/g)])
    .map(([, kind = '']) => kind);
  return [...new Set(kinds)].toSorted();
}
