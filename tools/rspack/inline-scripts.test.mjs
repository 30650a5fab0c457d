import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { base } from './config.mjs';
import { builtInlineScripts } from './inline-scripts.mjs';

const root = join(import.meta.dirname, '../..');

describe('the scripts of the page', () => {
  /** @type {Awaited<ReturnType<typeof builtInlineScripts>>} */
  let built;
  beforeAll(async () => {
    built = await builtInlineScripts(base(join(root, 'apps/shell'), false));
  });

  it('are classic scripts that load nothing and end where their tags end', () => {
    expect(Object.keys(built.content)).toEqual(['look', 'preload', 'refused', 'landing']);
    for (const text of Object.values(built.content)) {
      expect(() => new Script(text)).not.toThrow();
      expect(text).not.toMatch(/import\(|webpack|<\/script|<!--|\r|\beval\b/);
    }
  });

  it('contain no package and no index of a library, and stay small', () => {
    const files = built.files.map((file) => relative(root, file));
    expect(
      files.filter((file) => !/^(?:apps\/shell|libs\/(?:account|data|domain|platform))\//.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /^libs\/.*\/index\.ts$/.test(file))).toEqual([]);
    expect(gzipSync(Object.values(built.content).join('\n')).length).toBeLessThan(2_000);
  });

  it('let a page know every theme before it is painted', async () => {
    const themes = JSON.parse(await readFile(join(root, 'libs/ui/src/themes/themes.json'), 'utf8'));
    expect(built.content.look).toContain(JSON.stringify(Object.keys(themes)));
  });

  it('are the same for the same source, wherever it is', async () => {
    const again = await builtInlineScripts(base(join(root, 'apps/shell'), false));
    expect(again.content).toEqual(built.content);
    expect(JSON.stringify(again.content)).not.toContain(root);
  });
});
