// @vitest-environment jsdom
import { remindersLatestFirst } from '@dayloom/data';
import { reminders } from '@dayloom/domain';
import { storeRaw, TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { UnreadableRecords } from './unreadable-records.tsx';

afterEach(cleanup);

async function open(fields: object) {
  const indexedDB = new IDBFactory();
  const shell = await testShell({ indexedDB });
  await shell.store.count(remindersLatestFirst(testUser.id));
  await storeRaw(indexedDB, 'reminders', { id: 'r', fields, keys: { userId: testUser.id, dateTime: '' } });
  const onDeleted = vi.fn();
  render(
    <TestFrame shell={shell}>
      <UnreadableRecords kind={reminders} onDeleted={onDeleted} />
    </TestFrame>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  await act(() => shell.store.get(remindersLatestFirst(testUser.id)));
  const region = await screen.findByRole('region', { name: 'Cannot be read' });
  return { shell, onDeleted, row: () => within(region).getByRole('listitem').textContent };
}

const damaged = {
  userId: testUser.id,
  title: 'Dentist',
  dateTime: 'soon',
  completed: false,
  createdAt: '2026-03-01T08:00:00.000Z',
};

it('[OF9] [RM11] a record that cannot be read is listed by name, can be deleted, and is restored by Undo', async () => {
  const { shell, onDeleted, row } = await open(damaged);
  expect(row()).toBe('DentistDate and time cannot be read');
  await userEvent.click(screen.getByRole('button', { name: 'Delete reminder' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  await waitFor(() =>
    expect(shell.shown).toMatchObject([{ message: 'Reminder deleted successfully', detail: 'Dentist' }]),
  );
  expect(onDeleted).toHaveBeenCalledOnce();
  await act(async () => shell.shown[0]?.undo?.());
  await act(() => shell.store.get(remindersLatestFirst(testUser.id)));
  expect(await screen.findByText('Dentist')).toBeTruthy();
});

it('[OF9] a record whose title is damaged too is listed by its kind', async () => {
  const { row } = await open({ ...damaged, title: 7 });
  expect(row()).toBe('Reminder without a titleTitle cannot be read');
});
