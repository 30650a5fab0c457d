import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shellBase, uniqueNameOf } from './config.mjs';
import { prerenderedLanding } from './prerender.mjs';
import { versionPlace } from './version-place.mjs';

const root = join(import.meta.dirname, '../..');
const prerender = () => prerenderedLanding(shellBase(join(root, 'apps/shell')), uniqueNameOf('shell'));

it('[LP5, LP4] the landing page is the same HTML each time, with nothing of this machine or day, and its links lead somewhere', async () => {
  const [one, other] = [await prerender(), await prerender()];
  expect(one).toContain('<h1>');
  expect(one).toContain('href="/signup"');
  expect(one).toContain(`Version <!-- -->${versionPlace}<`);
  expect(other).toBe(one);
  expect(one).not.toContain(root);
  expect(one).not.toContain(String(new Date().getFullYear()));
});

it('holds no style attribute and no script, which the headers refuse', async () => {
  expect(await prerender()).not.toMatch(/ style=| on[a-z]+=|<script/);
});
