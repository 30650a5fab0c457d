import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { maskSheets } from './masks.mjs';

it.each(Object.entries(maskSheets))(
  '%s has the icons of the installed Lucide: npm run icons',
  async (file, text) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
