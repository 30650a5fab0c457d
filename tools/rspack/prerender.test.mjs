import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shellBase, uniqueNameOf } from './config.mjs';
import { prerenderedLanding } from './prerender.mjs';
import { versionPlaceholder } from './version-placeholder.mjs';

const root = join(import.meta.dirname, '../..');
const prerender = () => prerenderedLanding(shellBase(join(root, 'apps/shell')), uniqueNameOf('shell'));

it('[LP5, LP4] the landing page is always the same HTML, independent of machine and date, and its links work', async () => {
  const [one, other] = [await prerender(), await prerender()];
  expect(one).toContain('<h1>');
  expect(one).toContain('href="/signup"');
  expect(one).toContain(`Version <!-- -->${versionPlaceholder}<`);
  expect(other).toBe(one);
  expect(one).not.toContain(root);
  expect(one).not.toContain(String(new Date().getFullYear()));
});

it('contains no style attribute and no script, which the headers would block', async () => {
  expect(await prerender()).not.toMatch(/ style=| on[a-z]+=|<script/);
});
