// @vitest-environment jsdom
import { tasksOfDays } from '@dayloom/data';
import type { PlanDay } from '@dayloom/domain';
import { ShellContext } from '@dayloom/platform';
import { testShell, testUser } from '@dayloom/testing/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { navigationOf } from '../modules/navigation.ts';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { QuickAddHere } from './quick-add-here.tsx';

afterEach(cleanup);

const tomorrow = '2026-03-11' as PlanDay;

/** The frame after a task for tomorrow was added by quick add. */
async function addTask() {
  const planner = { name: 'planner', intents: [{ id: 'open-day', title: 'Open a day', to: '/today' }] };
  const modules = readyModules([planner]);
  const shell = { ...(await testShell()), navigation: navigationOf(modules) };
  render(
    <ShellPage state={shellState({ signedIn: true, modules })}>
      <QueryClientProvider client={new QueryClient()}>
        <Frame>
          <ShellContext value={shell}>
            <QuickAddHere />
          </ShellContext>
        </Frame>
      </QueryClientProvider>
    </ShellPage>,
  );
  const person = userEvent.setup();
  const [button] = screen.getAllByRole('button', { name: 'Quick add' });
  await person.click(button!);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'Call mum tomorrow' } });
  await person.keyboard('{Enter}');
  const message = await screen.findByText('Added to tomorrow', { selector: '.Toastify__toast p' });
  expect(message.parentElement?.textContent).toContain('Call mum');
  const stored = async () => (await shell.store.get(tasksOfDays(testUser.id, tomorrow, tomorrow))).records;
  return { person, stored };
}

it("[QA4] the toast says what was made and where, and 'Undo' takes it back", async () => {
  const { person, stored } = await addTask();
  expect(await stored()).toMatchObject([{ title: 'Call mum' }]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Added to tomorrow')).toBeNull());
});

it("[QA4] 'Open' of the toast leads to the day, and closes the line", async () => {
  const { person } = await addTask();
  await person.click(await screen.findByRole('button', { name: 'Open' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/today?day=2026-03-11'),
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});
