// @vitest-environment jsdom
import { useTitle } from '@dayloom/platform';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { modulesAtom } from '../modules/modules.ts';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { ModulePages } from './module-pages.tsx';

afterEach(cleanup);

function Timer() {
  useTitle('17:42 · Focus', { ownClock: true });
  return null;
}

it("[ST3] [FT12] a screen's clock leaves the title when its area is switched off, and returns with it", async () => {
  const timer = () => Promise.resolve({ default: Timer });
  const modules = readyModules(
    [{ name: 'focus', routes: [{ id: 'timer', path: '/timer', title: 'Timer' }] }],
    { load: () => Promise.resolve({ routes: { timer } }) },
  );
  const state = shellState({ signedIn: true, modules });
  render(
    <ShellPage state={state} at={['/timer']}>
      <ModulePages />
    </ShellPage>,
  );
  const switchOff = (names: readonly string[]) =>
    act(() => {
      modules.set.switchOff(names);
      state.set(modulesAtom, { ...modules });
    });
  await waitFor(() => expect(document.title).toBe('17:42 · Focus · Dayloom'));
  switchOff(['focus']);
  expect(document.title).toBe('Timer · Dayloom');
  switchOff([]);
  await waitFor(() => expect(document.title).toBe('17:42 · Focus · Dayloom'));
});
