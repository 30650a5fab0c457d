// @vitest-environment jsdom
import { create, patch, purge, remove, restore } from '@dayloom/data';
import { aNote } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { dismissToasts, LazyToasts, toasts } from '@dayloom/toasts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageKeepingStore } from './page-keeping-store.ts';

afterEach(() => {
  act(() => dismissToasts(() => true));
  cleanup();
});

const notify = (say: () => void) => act(say);

it('[TR3] the action of a toast is removed, as the only one, when the record it would restore is deleted for good', async () => {
  const { store } = await testShell();
  const keeping = pageKeepingStore(store);
  const [milk, eggs] = [aNote(testUser.id), aNote(testUser.id)];
  for (const { id, ...fields } of [milk, eggs]) await keeping.commit([create('notes', id, fields)]);
  await keeping.commit([remove('notes', milk.id), remove('notes', eggs.id)]);
  render(<LazyToasts signedIn trashAddress={() => undefined} />);
  const undo = () => Promise.resolve();
  const edit = [patch('notes', milk.id, { title: 'Milk' })];
  notify(() => toasts.success('Milk edited', { undo, records: edit }));
  notify(() => toasts.success('Milk deleted', { undo, records: [restore('notes', milk.id)] }));
  notify(() => toasts.success('Eggs deleted', { undo, records: [restore('notes', eggs.id)] }));
  await screen.findByText('Eggs deleted');
  await act(async () => void (await keeping.commit([purge('notes', milk.id)])));
  await waitFor(() => expect(screen.queryByText('Milk deleted')).toBeNull());
  expect(screen.queryByText('Milk edited')).toBeNull();
  expect(screen.getByText('Eggs deleted')).toBeTruthy();
});
