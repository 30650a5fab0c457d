import { join } from 'node:path';
import { runnerImport } from 'vite';
import { evaluateSamples } from './samples.mjs';

const root = join(import.meta.dirname, '../..');
const length = 200;
/** Milliseconds for one reading, which every letter typed into the line waits for. */
const limit = 2;
const now = new Date(2026, 2, 4, 10);

const lines = [
  {
    name: 'ordinary words',
    piece: 'water the plants in the office and call the landlord about the heating ',
  },
  { name: 'day and time words', piece: 'tomorrow at 14:00 friday 27 march 2pm in 3 days next monday noon ' },
  // Of the pieces that the test of the parser repeats, these take longest.
  ...['1 ', 'in 3 ', '3 days ', '24 dec of '].map((piece) => ({ name: JSON.stringify(piece), piece })),
];

/**
 * Measures one reading of a line of 200 characters. It runs in this process, because the reading uses nothing of a page.
 * @param {{ say: (line: string) => void, samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateQuickAdd({ say, ...options }) {
  /** @type {{ module: typeof import('@dayloom/domain/quick-add') }} */
  const { module: quickAdd } = await runnerImport(join(root, 'libs/domain/src/quick-add/index.ts'), {
    configFile: false,
    logLevel: 'warn',
  });
  say('\nReading lines of quick add...');
  const things = lines.map(({ name, piece }) => {
    const line = `x ${piece.repeat(length)}`.slice(0, length);
    const measure = () => {
      const start = performance.now();
      quickAdd.readQuickAdd(line, { now });
      return Promise.resolve(performance.now() - start);
    };
    return { name: `Reading ${length} characters of ${name}`, measure };
  });
  return evaluateSamples({ things, limits: { median: limit }, say, ...options });
}
