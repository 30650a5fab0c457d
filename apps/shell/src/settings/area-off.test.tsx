// @vitest-environment jsdom
import { changeSettings, settingsOf, type Store } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { ShellContext } from '@dayloom/platform';
import { fillingStore, testShell, testUser } from '@dayloom/testing/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { AreaOff } from './area-off.tsx';

afterEach(cleanup);

const modules = readyModules([{ name: 'focus' }, { name: 'planner' }]);
const [focus] = modules.set.modules;
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Switch on' });

/** The address of 'focus' on a device that does not have all records yet. */
async function open(areasOff: string) {
  const shell = await testShell();
  const filling = fillingStore(shell.store);
  let answers = 0;
  const store: Store = {
    ...filling.store,
    watch: (query, next, fail) =>
      filling.store.watch(
        query,
        (answer) => {
          next(answer);
          answers += 1;
        },
        fail,
      ),
  };
  const state = shellState({ signedIn: true, modules });
  const choose = () =>
    shell.store.commit(changeSettings(testUser.id, { areasOff, kindsOff: '' }, nowOf(shell.clock)));
  render(
    <ShellPage state={state}>
      <QueryClientProvider client={new QueryClient()}>
        <ShellContext value={{ ...shell, store, navigation: navigationOf(state.get(modulesAtom)) }}>
          <AreaOff module={focus!} title="Notes" />
        </ShellContext>
      </QueryClientProvider>
    </ShellPage>,
  );
  // Nothing has been found so far, and the screen shows that.
  await waitFor(() => expect(answers).toBe(1));
  const stored = async () =>
    (await shell.store.get(settingsOf(testUser.id))).records.map((record) => record.areasOff);
  return { choose, complete: filling.complete, stored };
}

it('[ST3] an area is switched on when the settings are loaded, and the others stay off', async () => {
  const { choose, stored } = await open('focus planner');
  expect(button().disabled).toBe(true);
  await choose();
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await expect.poll(stored).toEqual(['planner']);
});

it('[ST3] it is switched on without them too, if there are none for certain', async () => {
  const { complete } = await open('focus');
  expect(button().disabled).toBe(true);
  act(complete);
  await waitFor(() => expect(button().disabled).toBe(false));
});
