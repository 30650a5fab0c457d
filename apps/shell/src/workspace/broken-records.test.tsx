// @vitest-environment jsdom
import { notesOf } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import { systemClock } from '@dayloom/domain';
import { storeRaw, TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { BrokenRecords } from './broken-records.tsx';

afterEach(cleanup);

/** A store one of whose notes was damaged on the disk. */
async function damagedStore() {
  const indexedDB = new IDBFactory();
  const store = localBackend({ clock: systemClock, newId: () => 'id', indexedDB }).openStore(testUser);
  await store.count(notesOf(testUser.id));
  await storeRaw(indexedDB, 'notes', {
    id: 'n1',
    fields: { userId: testUser.id, title: 7 },
    keys: { userId: testUser.id, createdAt: '' },
  });
  return store;
}

it('[OF9] an unreadable record is reported and can be exported, and the notice can be dismissed', async () => {
  const store = await damagedStore();
  const shell = { ...(await testShell()), store };
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <TestFrame shell={shell}>
      <BrokenRecords />
    </TestFrame>,
  );
  expect(screen.queryByRole('complementary')).toBeNull();
  await act(() => store.get(notesOf(testUser.id)));
  await screen.findByText(/^1 record could not be read/);

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    records: [{ collection: 'notes', id: 'n1' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  store.close();
});
