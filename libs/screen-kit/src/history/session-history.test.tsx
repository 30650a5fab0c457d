// @vitest-environment jsdom
import { create, patch, sessionsOf } from '@dayloom/data';
import { type Instant, nowOf, timerHistory } from '@dayloom/domain';
import { useRecords } from '@dayloom/platform';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { HistoryButton } from './history-button.tsx';

afterEach(cleanup);

const createdAt = '2026-03-01T08:00:00.000Z' as Instant;

describe('the history of a session', () => {
  const session = { userId: testUser.id, type: 'focus', duration: 1500, createdAt } as const;
  const write = { taskId: 't1', workId: 'w1', about: 'Write', workTitle: 'Thesis' };

  function Sessions() {
    const found = useRecords(sessionsOf(testUser.id));
    return (found.phase === 'ready' ? found.records : []).map((one) => (
      <div key={one.id} id={one.id}>
        <HistoryButton kind={timerHistory} record={one} describedBy={one.id} />
      </div>
    ));
  }

  it('[HI1] [HI2] [AC10] brings back its length with a new moment, and a task with its work and titles', async () => {
    const shell = await testShell();
    const { store } = shell;
    await store.commit([create('timerHistory', 'a', { ...session, ...write })]);
    const editedAt = nowOf(shell.clock);
    await store.commit([
      patch(
        'timerHistory',
        'a',
        { duration: 3723, editedAt, about: 'Read', taskId: 't2' },
        { clear: ['workId', 'workTitle'] },
      ),
    ]);
    render(
      <TestFrame shell={shell}>
        <Sessions />
      </TestFrame>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of the timer session' }));
    const row = await dialog.findByRole('row', { name: /^Duration/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['25 min', '1 h 2 min 3 s']);
    await userEvent.click(dialog.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stored = async () => (await store.get(sessionsOf(testUser.id))).records;
    const [brought] = await stored();
    expect(brought).toEqual({ id: 'a', ...session, ...write, editedAt: brought?.editedAt });
    expect(brought?.editedAt && brought.editedAt > editedAt).toBe(true);
    expect(shell.shown).toMatchObject([{ message: 'Timer session brought back' }]);
    expect(shell.shown[0]?.detail).toBeUndefined();
    await shell.shown[0]?.undo?.();
    const [undone] = await stored();
    expect(undone).toEqual({
      id: 'a',
      ...session,
      duration: 3723,
      about: 'Read',
      taskId: 't2',
      editedAt: undone?.editedAt,
    });
    expect(undone?.editedAt).not.toBe(brought?.editedAt);
  });
});
