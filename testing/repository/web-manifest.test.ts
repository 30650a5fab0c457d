import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import themes from '../../libs/ui/src/themes/themes.json' with { type: 'json' };
import { moduleDescriptors } from '../../tools/apps.mjs';

const shell = join(import.meta.dirname, '../../apps/shell');

interface WebManifest {
  readonly theme_color: string;
  readonly background_color: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifest = JSON.parse(readFileSync(join(shell, 'public/manifest.webmanifest'), 'utf8')) as WebManifest;

it('[IN1] each shortcut of the installed product leads to a screen of a module and opens what its name says', () => {
  const modules = moduleDescriptors();
  const screens = modules.flatMap(({ routes }) => routes.map(({ path }) => path));
  for (const { name, url } of manifest.shortcuts) {
    const { pathname, search } = new URL(url, 'https://dayloom.example');
    expect(screens, name).toContain(pathname);
    // A shortcut that adds something opens the form with its address.
    expect(search, name).toBe(name.startsWith('Add') ? '?new=' : '');
  }
});

it('[IN4] before any code of the product runs, its window looks like the light theme', () => {
  const { surface, bg } = themes.light.colours;
  expect([manifest.theme_color, manifest.background_color]).toEqual([surface, bg]);
});
