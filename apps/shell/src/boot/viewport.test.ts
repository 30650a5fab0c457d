import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const pages = ['apps/shell/index.html', 'tools/rspack/standalone.html', 'tools/release/index-html.mjs'];

it.each(pages)("a phone's keyboard makes the page lower and covers nothing: %s", async (page) => {
  const text = await readFile(page, 'utf8');
  expect(text).toMatch(/name="viewport"\s+content="[^"]*interactive-widget=resizes-content"/);
});
