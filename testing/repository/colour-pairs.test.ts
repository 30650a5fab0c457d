import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrastPairs } from '../../libs/ui/src/themes/contrast-pairs.ts';
import { sourceFiles } from '../../tools/source-files.mjs';

const root = join(import.meta.dirname, '../..');

/** The pairs of colours that the rules of a stylesheet use: 'fg on surface'. Print has its own colours. */
function pairsIn(css: string) {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{([^{}]*)\}/g);
  return [...rules].flatMap(([, declarations = '']) => {
    const front = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(declarations)?.[1];
    const back = /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(declarations)?.[1];
    return front && back ? [`${front} on ${back}`] : [];
  });
}

it('[KA3] the contrast of every pair of colours in a stylesheet is tested', async () => {
  const tested = new Set(
    contrastPairs.flatMap(([front, backs]) => backs.map((back) => `${front} on ${back}`)),
  );
  const sheets = (await sourceFiles(root)).filter(
    (path) => path.endsWith('.css') && !path.endsWith('print.css'),
  );
  const used = await Promise.all(
    sheets.map(async (path) => pairsIn(await readFile(join(root, path), 'utf8'))),
  );
  expect(used.flat().length).toBeGreaterThan(50);
  const untested = used.flat().filter((pair) => !tested.has(pair));
  expect(untested, 'add the pair to libs/ui/src/themes/contrast-pairs.ts').toEqual([]);
});
