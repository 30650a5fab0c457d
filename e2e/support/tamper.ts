import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../../tools/server/faults.mjs';
import type { Page } from './test.ts';

/**
 * How a file's bytes are changed: one bit of its last comment, which keeps it working; or a marker that records that it
 * ran.
 */
export type Tampering = 'flip' | 'marker';

/** Messages of the browser about blocked files, and of the page about missing parts. */
export const refusals = [
  /valid digest|integrity/i,
  /Failed to load resource/,
  /TrustedScriptURL/,
  /a part of the shell failed|cannot be loaded|Loading (?:css )?chunk/,
  /preload/i,
  /tried again later|could not be loaded|is missing|cannot be loaded yet/,
];

const isScript = (file: string) => file.endsWith('.js');
const markerOf = (file: string) => `--ran-${file.replaceAll(/\W/g, '-')}`;
const typeOf = (file: string) => `${isScript(file) ? 'text/javascript' : 'text/css'}; charset=utf-8`;

function changed(bytes: Buffer, file: string, how: Tampering): Buffer {
  if (how === 'flip') {
    const copy = Buffer.from(bytes);
    copy[copy.length - 4]! ^= 1;
    return copy;
  }
  const marker = isScript(file)
    ? `(globalThis.ran ??= []).push('${file}');`
    : `:root { ${markerOf(file)}: yes }`;
  return Buffer.concat([Buffer.from(`${marker}\n`), bytes]);
}

/** A server that changes the bytes of each script and style that is `meant`, and sends everything else unchanged. */
export const tampering =
  (folder: string, how: Tampering, isMeant = (_: string) => true): Faults =>
  (path) => {
    if (!/\.(?:js|css)$/.test(path) || !isMeant(path)) return undefined;
    const bytes = readFileSync(join(folder, path));
    return { status: 200, body: changed(bytes, path, how), type: typeOf(path) };
  };

interface Live {
  readonly shell: { readonly path: string; readonly headers: string; readonly public: readonly string[] };
  readonly modules: readonly { readonly path: string }[];
}

export const liveIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'modules.json'), 'utf8')) as Live;

/** Every script and style of the five programs, except those at the root, which other pages load. */
export async function filesOfPrograms(folder: string): Promise<readonly string[]> {
  const { shell, modules } = await liveIn(folder);
  const entries = [shell, ...modules].map(async ({ path }) => {
    const entry = JSON.parse(await readFile(join(folder, path, 'entry.json'), 'utf8')) as { files: object };
    return Object.keys(entry.files);
  });
  return (await Promise.all(entries)).flat().filter((file) => !shell.public.includes(file));
}

/**
 * Loads files through the gate of the page, or with plain elements.
 * @returns for each file whether the browser accepted it
 */
export const loadIn = (page: Page, files: readonly string[], way: 'gate' | 'plain') =>
  page.evaluate(
    ({ all, through }) => {
      const elementFor = (file: string): HTMLElement | undefined => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
        if (file.endsWith('.css')) return through ? globalThis.__vouchedStyle?.(link) : link;
        if (through) return globalThis.__vouchedScript?.(file);
        return Object.assign(document.createElement('script'), { src: file });
      };
      // The browser still has files that the page has loaded. After a failure the gate bypasses them.
      const isKept = (file: string) =>
        performance.getEntriesByName(new URL(file, location.href).href).length > 0;
      for (const file of all)
        if (through && isKept(file)) elementFor(file)?.dispatchEvent(new Event('error'));
      const load = (file: string) =>
        new Promise<boolean>((resolve) => {
          try {
            const element = elementFor(file);
            element?.addEventListener('load', () => resolve(true));
            element?.addEventListener('error', () => resolve(false));
            if (element) document.head.append(element);
          } catch {
            // Trusted Types blocked it.
            resolve(false);
          }
        });
      return Promise.all(all.map(load));
    },
    { all: files, through: way === 'gate' },
  );

/** The files whose marker was run, or applied as a style. */
export const ranIn = (page: Page, files: readonly string[]) =>
  page.evaluate(
    ({ styles }) => {
      const scripts = (globalThis as { ran?: string[] }).ran ?? [];
      const root = getComputedStyle(document.documentElement);
      const applied = styles.filter(({ marker }) => root.getPropertyValue(marker) !== '');
      return [...scripts, ...applied.map(({ file }) => file)];
    },
    { styles: files.filter((file) => !isScript(file)).map((file) => ({ file, marker: markerOf(file) })) },
  );
