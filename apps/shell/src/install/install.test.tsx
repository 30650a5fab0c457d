// @vitest-environment jsdom
import { themeAtom } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { About } from '../about/about.tsx';
import { shellCommands } from '../commands/shell-commands.ts';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { followWindowColour } from './follow-window-colour.ts';

afterEach(() => {
  cleanup();
  globalThis.installOffer = undefined;
});

/** The browser's offer, as stored by `boot/preload-script.ts`. */
function offered() {
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  globalThis.installOffer = offer;
  act(() => void dispatchEvent(offer));
  return prompt;
}

const state = shellState({ modules: readyModules([]) });
const openAbout = () =>
  render(
    <ShellPage state={state}>
      <About onClose={cleanup} />
    </ShellPage>,
  );
const button = () => within(screen.getByRole('dialog')).queryByRole('button', { name: 'Install Dayloom' });
const shell = await testShell();
const inPalette = () => {
  const offered = shellCommands.filter(({ isOffered }) => isOffered?.() !== false);
  return offered.find(({ title }) => title === 'Install Dayloom');
};

it('[IN2] an offer made before the product has loaded is in the about panel and can be used once', async () => {
  const prompt = offered();
  openAbout();
  await userEvent.click(button()!);
  expect(prompt).toHaveBeenCalledOnce();
  expect(inPalette(), 'it is taken up once').toBeUndefined();
});

it('[IN2] without an offer no install button is shown, and a later offer appears at once', () => {
  openAbout();
  expect([button(), inPalette()]).toEqual([null, undefined]);
  offered();
  expect(button()).not.toBeNull();
});

it('[IN2] the palette installs as well, and nothing offers it after the installation', async () => {
  const prompt = offered();
  const { action } = inPalette()!;
  if (action.kind === 'run') action.run(state, shell);
  expect(prompt).toHaveBeenCalledOnce();
  offered();
  openAbout();
  act(() => void dispatchEvent(new Event('appinstalled')));
  await waitFor(() => expect([button(), inPalette()]).toEqual([null, undefined]));
});

it('[IN4] the bar above the page has the colour of the header in each theme', () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root{--surface:#fff}[data-theme="dark"]{--surface:#18191c}';
  document.head.append(sheet);
  const atoms = createStore();
  followWindowColour(atoms);
  followWindowColour(atoms);
  const metas = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);
  expect(metas()).toEqual(['#fff']);
  atoms.set(themeAtom, 'dark');
  expect(metas()).toEqual(['#18191c']);
});
