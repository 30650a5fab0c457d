// @vitest-environment jsdom
import { doneTasksOn, patch, remove, tasksOf } from '@dayloom/data';
import { planDay, tasks } from '@dayloom/domain';
import { add, aTask } from '@dayloom/testing';
import { fillingStore, TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Shell } from '../contract/shell.ts';
import { useCounts } from './use-counts.ts';

afterEach(cleanup);

const { id } = testUser;
const [monday, tuesday] = [planDay('2026-03-09'), planDay('2026-03-10')];
const queries = [doneTasksOn(id, monday), doneTasksOn(id, tuesday), tasksOf(id)];
const seed = [
  add(tasks, aTask(id, { id: 't1', date: monday, completed: true })),
  add(tasks, aTask(id, { id: 't2', date: tuesday })),
];

function Counted({ of = queries }: { readonly of?: typeof queries }) {
  const counts = useCounts(of);
  if (counts.phase === 'failed') return <button onClick={counts.retry}>Retry</button>;
  const partial = counts.phase === 'loading' && counts.isPartial ? 'partial' : counts.phase;
  return <output aria-label="counts">{counts.phase === 'ready' ? counts.values.join() : partial}</output>;
}

const show = (shell: Shell) =>
  render(
    <TestFrame shell={shell}>
      <Counted />
    </TestFrame>,
  );
const shown = () => screen.getByLabelText('counts').textContent;

describe('several counts', () => {
  it('[DA35] are ready together and follow every change', async () => {
    const shell = await testShell({ seed });
    show(shell);
    await waitFor(() => expect(shown()).toBe('1,0,2'));
    await shell.store.commit([patch('tasks', 't2', { completed: true })]);
    await waitFor(() => expect(shown()).toBe('1,1,2'));
    await shell.store.commit([remove('tasks', 't1')]);
    await waitFor(() => expect(shown()).toBe('0,1,1'));
  });

  it('[DA35] of no queries are ready at once', async () => {
    render(
      <TestFrame shell={await testShell()}>
        <Counted of={[]} />
      </TestFrame>,
    );
    await waitFor(() => expect(shown()).toBe(''));
  });

  it('[DA35] are not ready before all records are loaded', async () => {
    const shell = await testShell({ seed });
    const { store, complete } = fillingStore(shell.store);
    show({ ...shell, store });
    await waitFor(() => expect(shown()).toBe('partial'));
    act(complete);
    await waitFor(() => expect(shown()).toBe('1,0,2'));
  });

  it("[ER46] are counted again by 'Retry' after an error", async () => {
    const shell = await testShell({ seed });
    const closed = (await testShell()).store;
    closed.close();
    let { watchTotal } = closed;
    const store = { ...shell.store, watchTotal: ((...all) => watchTotal(...all)) as typeof watchTotal };
    show({ ...shell, store });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    watchTotal = (...all) => shell.store.watchTotal(...all);
    await userEvent.click(retry);
    await waitFor(() => expect(shown()).toBe('1,0,2'));
  });
});
