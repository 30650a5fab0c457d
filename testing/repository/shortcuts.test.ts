import { join } from 'node:path';
import { readDescriptor } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { moduleDescriptors } from '../../tools/apps.mjs';
import { shortcutClashes } from './shortcut-clashes.mjs';

interface Shortcut {
  readonly title: string;
  readonly keys: string;
}

const shellFile = join(import.meta.dirname, '../../apps/shell/src/shortcuts/shell-shortcuts.ts');

const ofShell = async () => {
  const { shellShortcuts } = (await import(shellFile)) as { readonly shellShortcuts: readonly Shortcut[] };
  return shellShortcuts.map(({ title, keys }) => ({ owner: 'shell', title, keys }));
};
const ofModule = (written: unknown) => {
  const { name, shortcuts } = readDescriptor(written);
  return shortcuts.map(({ title, keys }) => ({ owner: name, title, keys }));
};
const all = async () => [...(await ofShell()), ...moduleDescriptors().flatMap(ofModule)];

describe('[KA8] the keyboard shortcuts of shell and modules', () => {
  it('use different keys: choose others when two are named here', async () => {
    expect(shortcutClashes(await all())).toEqual([]);
  });

  it('are both named when a module uses keys of the shell', async () => {
    const greedy = {
      name: 'garden',
      title: 'Garden',
      contract: 3,
      shortcuts: [
        { id: 'home', title: 'Greenhouse', keys: 'g h', to: '/greenhouse' },
        { id: 'go', title: 'Grow', keys: 'g', to: '/grow' },
      ],
    };
    const clashes = shortcutClashes([...(await ofShell()), ...ofModule(greedy)]);
    expect(clashes).toEqual([
      "shell 'Home' (g h) and garden 'Greenhouse' (g h): choose other keys for one of them",
      "shell 'Home' (g h) and garden 'Grow' (g): choose other keys for one of them",
      "shell 'Notifications' (g i) and garden 'Grow' (g): choose other keys for one of them",
      "garden 'Greenhouse' (g h) and garden 'Grow' (g): choose other keys for one of them",
    ]);
  });

  it('lead to existing screens and commands', () => {
    for (const written of moduleDescriptors()) {
      const { shortcuts, commands, routes } = readDescriptor(written);
      const known = [...routes.map(({ path }) => path), ...commands.map(({ id }) => id)];
      for (const { to, command } of shortcuts) expect(known).toContain(to?.split('?')[0] ?? command);
    }
  });
});
