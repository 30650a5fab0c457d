import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { maskSheets } from './masks.mjs';

it.each(Object.entries(maskSheets))(
  '%s has the icons of the installed Lucide: npm run icons',
  async (file, text) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

it('no stylesheet paints or pads the box of an icon, which is cut to its drawing', async () => {
  const files = execFileSync('git', ['ls-files', 'apps/*.css', 'libs/*.css'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)]);
  const ofIcons = rules.filter(([, selector = '']) => /\[data-icon\]\)?\s*(?:,|$)/.test(selector));
  expect(ofIcons.length).toBeGreaterThan(10);
  const wrong = ofIcons.filter(([, , style = '']) => /\b(?:background|padding|border|outline)\b/.test(style));
  expect(wrong.map(([rule]) => rule)).toEqual([]);
});
