// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ModulePages } from '../boot/module-pages.tsx';
import { overrideOf, readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';

afterEach(cleanup);

/** Opens an address in a tab without works. */
function open(address: string) {
  const leftOut = [{ title: 'Works', paths: ['/dashboard', '/work/:id'] }];
  const modules = readyModules([{ name: 'focus' }], {
    override: overrideOf({ without: ['works'], leftOut }),
  });
  render(
    <ShellPage state={shellState({ signedIn: true, modules })} at={[address]}>
      <ModulePages />
    </ShellPage>,
  );
}

it.each(['/dashboard', '/work/1'])(
  '[MO12] at %s of a module that the tab leaves out, the page says how to get it back',
  async (address) => {
    open(address);
    await screen.findByRole('heading', { level: 1, name: 'Works is left out' });
    screen.getByRole('button', { name: 'Reset' });
    expect(document.title).toBe('Works is left out · Dayloom');
  },
);

it('[SH15] an unknown address is not found with an override either', async () => {
  open('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});
