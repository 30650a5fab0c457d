import { isBlank, isolated } from '../texts.ts';
import { maxSteps, type Step, stepLimit } from './step.ts';

export type PastedStep = Pick<Step, 'done' | 'text'>;

const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const bullet = /^(?:[-*+•◦▪‣·§–—]|#{1,6}|\(?[A-Za-z]\))(?:\s+|$)/;
const number = /^\(?(\d{1,3})[.)](?:\s+|$)/;
const box = /^(?:\[([ xX✓✔]?)\](?:\s+|$)|([☐☑☒✓✔✅⬜□])\uFE0F?\s*)/u;
const openBoxes: ReadonlySet<string> = new Set(['', ' ', '☐', '⬜', '□']);

/** A spreadsheet copies a cell with a line break, a tab or a quotation mark in quotation marks. */
const unquoted = (text: string) =>
  text.replaceAll(/(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g, (whole, before: string, cell: string) =>
    /[\t\n]|""/.test(cell) ? before + cell.replaceAll('""', '"').replaceAll(/[\t\n]+/g, ' ') : whole,
  );

/** The cells of a line from a spreadsheet; a comma separates them only behind the cell of a checkbox. */
function cellsOf(line: string): readonly string[] {
  const isCsv = !line.includes('\t') && /^(?:TRUE|FALSE)[,;]/.test(line);
  const cells = isCsv ? (line.match(/"(?:[^"]|"")*"|[^,;"]+/g) ?? []) : line.split('\t');
  const texts = isCsv ? cells.map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')) : cells;
  return texts.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/** The number of a numbered line, such as '2. Milk'; 0 for others. */
const numberOf = (text: string) => Number(number.exec(text)?.[1] ?? 0);

/** Removes the marks of a list. A number is one only next to others: '24. December' stays. */
function readLine(line: string, numbers: ReadonlySet<number>): PastedStep {
  const [first = '', ...others] = cellsOf(line);
  const isCheckbox = others.length > 0 && /^(?:TRUE|FALSE)$/.test(first);
  const text = (isCheckbox ? others : [first, ...others]).join(' ');
  const own = numberOf(text);
  const isNumbered = own === 1 || (own > 1 && (numbers.has(own - 1) || numbers.has(own + 1)));
  const content = text.replace(isNumbered ? number : bullet, '');
  const [mark = '', bracket, sign] = box.exec(content) ?? [];
  const isTicked = mark !== '' && !openBoxes.has(bracket ?? sign ?? '');
  return { done: isCheckbox ? first === 'TRUE' : isTicked, text: content.slice(mark.length).trim() };
}

/**
 * The steps of a pasted text, one for each line that is not blank: without the marks of a list, ticked where its box
 * was. The cells of a spreadsheet's row are one step.
 */
export function readPastedSteps(text: string): readonly PastedStep[] {
  const lines = unquoted(text.replaceAll(lineBreaks, '\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^([-*_=])\1{2,}$/.test(line));
  const numbers = new Set(lines.map(numberOf));
  return lines.map((line) => readLine(line, numbers)).filter((step) => !isBlank(step.text));
}

/**
 * Why pasted steps cannot be added: all of them are refused then, and none is cut.
 * @param others how many steps the task has without them
 */
export function whyNotPasted(pasted: readonly PastedStep[], others: number): string | undefined {
  const count = others + pasted.length;
  if (count > maxSteps) return `A task has at most ${maxSteps} steps; these would make ${count}`;
  const long = pasted.find(({ text }) => text.length > stepLimit)?.text;
  if (long === undefined) return undefined;
  const start = isolated(Array.from(long).slice(0, 30).join(''));
  return `'${start}...' has ${long.length} characters; a step has at most ${stepLimit}`;
}
