// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { shellVersion } from './shell-version.ts';

afterEach(cleanup);

it('[MO13] the about panel lists version, origin and state of the shell and of each module', async () => {
  const modules = readyModules(
    [
      {
        name: 'works',
        title: 'Works',
        routes: [{ id: 'dashboard', path: '/dashboard', title: 'Dashboard' }],
      },
      { name: 'focus', title: 'Focus' },
      { name: 'planner', title: 'Planner', contract: 99 },
    ],
    {
      source: 'last good copy',
      load: () => Promise.resolve({ routes: { dashboard: () => Promise.resolve({ default: () => null }) } }),
    },
  );
  await modules.set.modules[0]?.component('route', 'dashboard');
  render(
    <ShellPage state={shellState({ modules })}>
      <Frame>
        <h1>A page</h1>
      </Frame>
    </ShellPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  const panel = await screen.findByRole('dialog', { name: 'About Dayloom' });
  within(panel).getByText('Planner cannot be used before an update.');
  await userEvent.click(within(panel).getByText('Details'));
  expect(panel.textContent).toContain('Shelldevelopment');
  expect(panel.textContent).toContain('Revision 7, last good copy');
  const lines = within(panel)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Works1.2.0, last good copyLoaded',
    'Focus1.2.0, last good copyNot loaded',
    `Planner1.2.0, last good copyNot started: it speaks contract 99, this shell ${CONTRACT}.Needs an update`,
  ]);
});

it('[MO13] the shell’s version is that of the folder it was served from', () => {
  expect(shellVersion('http://localhost:4200/s/0.3.1-abc/')).toBe('0.3.1-abc');
});
