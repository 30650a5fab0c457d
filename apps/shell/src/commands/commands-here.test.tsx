// @vitest-environment jsdom
import { recentsKey } from '@dayloom/account';
import { defineModule, type Shell, ShellContext } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { navigationOf } from '../modules/navigation.ts';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { CommandsHere } from './commands-here.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const garden = {
  name: 'garden',
  title: 'Garden',
  routes: [
    { id: 'tools', path: '/tools', title: 'Tools' },
    { id: 'beds', path: '/beds', title: 'Beds' },
  ],
  nav: [{ place: 'top', label: 'Beds', to: '/beds', icon: 'list', order: 10 }],
  commands: [{ id: 'water', title: 'Water everything' }],
  shortcuts: [{ id: 'late', title: 'Late', keys: 'g h', to: '/beds' }],
};
const orchard = { name: 'orchard', title: 'Orchard', contract: 99, routes: [{ path: '/trees' }] };

/** The frame with the palette, and the shell of each run of 'Water everything'. */
async function open() {
  const watered: Shell[] = [];
  const definition = defineModule({
    routes: {},
    commands: { water: () => Promise.resolve({ default: (shell) => void watered.push(shell) }) },
  });
  const modules = readyModules([garden, orchard], { load: () => Promise.resolve(definition) });
  const shell = { ...(await testShell()), navigation: navigationOf(modules) };
  render(
    <ShellPage state={shellState({ signedIn: true, modules })}>
      <Frame>
        <h1>A page</h1>
      </Frame>
      <ShellContext value={shell}>
        <CommandsHere />
      </ShellContext>
    </ShellPage>,
  );
  return { person: userEvent.setup(), watered };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

it('[KA7] [SH16] the search button of the header opens the palette: screens in the order of the navigation, then commands', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('banner').querySelector('[aria-label=Search]')!);
  expect(options()).toEqual([
    'HomeGthenH',
    'Beds',
    'Tools',
    'NotificationsGthenI',
    'Water everything',
    'Quick addN',
    'Keyboard shortcuts?',
    'Theme: Light',
    'Theme: Dark',
    'Theme: Cute',
    'Theme: Nature',
    'About Dayloom',
    'Log out',
  ]);
  screen.getByText('Orchard is unavailable: its screens and results are missing.');
});

it('[KA7] runs a command of a module with its services, and switches the theme', async () => {
  const { person, watered } = await open();
  await person.keyboard('{Control>}k{/Control}water{Enter}');
  await waitFor(() =>
    expect(watered.map(({ module }) => module)).toEqual([{ name: 'garden', version: '1.2.0' }]),
  );
  await person.keyboard('{Control>}k{/Control}theme nat{Enter}');
  expect(document.documentElement.dataset['theme']).toBe('nature');
});

it("[KA8] a shortcut of the shell wins over a module's", async () => {
  const { person } = await open();
  await person.keyboard('{Control>}k{/Control}beds{Enter}');
  expect([address(), localStorage.getItem(recentsKey)]).toEqual([
    '/beds',
    expect.stringContaining('/beds') as string,
  ]);
  await person.keyboard('gh');
  expect(address()).toBe('/');
});
