import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../../tools/source-files.mjs';

/**
 * Words that only this project would use in their sense, with what to write instead. Each key is a part of a regular
 * expression, in lower case.
 * @type {Record<string, string>}
 */
const insteadOf = {
  'told|tells?': 'reports, notifies, shows, says',
  'hears?|heard': 'receives, listens to',
  'whoever|somebody|nobody|everybody|anybody': 'the user, the caller, another tab, or the passive',
  'stands?(?!-)|stood': 'is, exists, is rendered, is stored',
  'lies|lain': 'is, is stored',
  'anew|once more': 'again',
  'besides?': 'next to, in parallel with, in addition to',
  'vouch(?:es|ed|ing)?': 'verifies, lists the hash of',
  'deeds?': 'action',
  held: 'stored, pending, kept',
  'carry out|carries out|carried out': 'applies, runs',
  'settles?|verdicts?|judges?|judged': 'acknowledges, resolves, checks; outcome, result',
  'redates?|redated': 'clamps timestamps',
  'lingers?|lingering': 'is removed with a delay',
  '(?<!data-)glides?': 'animates, moves',
  'ways? out': 'alternative, remedy, escape route',
  patience: 'timeout',
};

const privateWords = new RegExp(`\\b(?:${Object.keys(insteadOf).join('|')})\\b`, 'gi');
/** Names that built modules of other releases use. */
const lastingNames = new Set(['__vouchedScript', '__vouchedStyle', '__vouchedWorker']);

const script = /\.(?:tsx?|mjs|js)$/;
/** Code, texts of the product and addresses in a document. */
const quoted = /`[^`]*`|(?<=[\s(])'[^'\n]*'(?=[\s).,;:?!])|\]\([^)]*\)/g;

/**
 * @typedef {object} Part
 * @property {'comment' | 'name' | 'text' | 'document'} kind a text is a string of several words, such as a test's title
 * @property {number} from where it begins in the file
 * @property {string} text
 */

/** The words of a name: 'heldBelow' is 'held Below'. @param {string} name */
const wordsOf = (name) => name.replaceAll(/[#_$\d]/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** @param {string} path */
const kindOf = (path) =>
  path.endsWith('x') ? ts.ScriptKind.TSX : path.endsWith('js') ? ts.ScriptKind.JS : ts.ScriptKind.TS;

/** The line breaks stay, so that lines can be counted. @param {string} match */
const blank = (match) => match.replaceAll(/[^\n]/g, ' ');

/** @param {string} path @param {string} text @returns {Part[]} */
function partsOfScript(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  /** @type {Part[]} */
  const parts = [];
  let code = '';
  /** @param {ts.Node & { jsDoc?: ts.Node[] }} node */
  function visit(node) {
    const from = node.getStart(file);
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !lastingNames.has(node.text))
      parts.push({ kind: 'name', from, text: wordsOf(node.text) });
    const isText = ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText) {
      const words = text.slice(from, node.end);
      if (/\S\s+\S/.test(words)) parts.push({ kind: 'text', from, text: words });
      code += text.slice(code.length, from) + blank(words);
    }
    for (const comment of node.jsDoc ?? []) ts.forEachChild(comment, visit);
    ts.forEachChild(node, visit);
  }
  visit(file);
  code += text.slice(code.length);
  return [...parts, ...commentsIn(code)];
}

/** @param {string} code without strings @returns {Part[]} */
const commentsIn = (code) =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].map(({ index, 0: comment }) => ({
    kind: 'comment',
    from: index,
    text: comment,
  }));

/** @param {string} path @param {string} text @returns {Part[]} */
function partsOf(path, text) {
  if (script.test(path)) return partsOfScript(path, text);
  if (path.endsWith('.md')) return [{ kind: 'document', from: 0, text: text.replaceAll(quoted, blank) }];
  return commentsIn(text);
}

/**
 * Where a pattern is found in comments, names, texts and documents.
 * @param {string} root
 * @param {RegExp} pattern with the flag g
 * @param {(part: Part) => boolean} [isSearched]
 * @returns {Promise<{ place: string, found: string }[]>} `place` is `path:line`
 */
async function findIn(root, pattern, isSearched = () => true) {
  const paths = (await sourceFiles(root)).filter((path) => script.test(path) || /\.(?:css|md)$/.test(path));
  // Parsing takes most of the time; the words of a name are within it.
  const anywhere = new RegExp(pattern.source.replaceAll(/\\b/g, '').replaceAll(' ', '\\W?'), 'i');
  const found = await Promise.all(
    paths
      .filter((path) => !path.startsWith('testing/repository/plain-words'))
      .map(async (path) => {
        const text = await readFile(join(root, path), 'utf8');
        /** @type {Part} */
        const itsName = { kind: 'name', from: 0, text: path.replaceAll(/[-./]/g, ' ') };
        return [itsName, ...(anywhere.test(text) ? partsOf(path, text) : [])]
          .filter(isSearched)
          .flatMap((part) =>
            [...part.text.matchAll(pattern)].map(({ index, 0: match }) => ({
              place: `${path}:${text.slice(0, part.from + index).split('\n').length}`,
              found: match,
            })),
          );
      }),
  );
  return found.flat();
}

/** @param {string} word */
const insteadFor = (word) =>
  Object.entries(insteadOf).find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[1];

/** Each private word, as `path:line: word (what to write instead)`. @param {string} root */
export async function privateWordsIn(root) {
  const places = await findIn(root, privateWords);
  return places.map(({ place, found }) => `${place}: ${found} (${insteadFor(found)})`);
}

/** Each number of a rule in a comment, as `path:line: number`. @param {string} root */
export async function ruleNumbersInComments(root) {
  const rules = await readFile(join(root, 'docs/rules.md'), 'utf8');
  const areas = new Set([...rules.matchAll(/\*\*([A-Z]{2})\d+\*\*/g)].map(([, area]) => area));
  const number = new RegExp(`\\b(?:${[...areas].join('|')})\\d+\\b`, 'g');
  const places = await findIn(root, number, ({ kind }) => kind === 'comment');
  return places.map(({ place, found }) => `${place}: ${found}`);
}
