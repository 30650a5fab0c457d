// @vitest-environment jsdom
import { notesOf, remove } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleNote } from '../testing/sample-note.ts';
import Notes from './notes.tsx';

afterEach(cleanup);

const at = '2026-03-02T08:00:00.000Z' as Instant;
const sentence = 'The note “Lisbon” was deleted. What you had typed into it is kept.';

/** Notes, one of which was deleted while it had an unsaved draft; the others are unchanged or have no draft. */
async function open() {
  const seed = ['lisbon', 'porto', 'faro'].map((id) =>
    sampleNote(id, id === 'lisbon' ? { title: 'Lisbon' } : {}),
  );
  const { shell } = await shellWithFault({ seed });
  const { store } = shell;
  for (const id of ['lisbon', 'porto'])
    await store.drafts.set({ key: `notes/${id}`, at, values: { content: `More of ${id}` } });
  await store.drafts.set({ key: 'note/new', at, values: { title: 'A new one' } });
  await store.commit([remove('notes', 'lisbon')]);
  await store.commit([remove('notes', 'faro')]);
  render(
    <TestFrame shell={shell} at="/notes">
      <Notes />
    </TestFrame>,
  );
  await screen.findByText(sentence);
  expect(screen.getAllByRole('button', { name: 'Restore' })).toHaveLength(1);
  return { shell, store };
}

describe('text typed into a note that was deleted', () => {
  it('[NT8] are reported, and Restore restores the note with the text in its editor', async () => {
    const { store } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    const titles = (await store.get(notesOf(testUser.id))).records.map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Lisbon', 'Note porto']);
    const note = (await screen.findByRole('heading', { name: 'Lisbon' })).closest('li')!;
    await userEvent.click(note.querySelector('button')!);
    await waitFor(() =>
      expect((screen.getByLabelText('Content') as HTMLTextAreaElement).value).toBe('More of lisbon'),
    );
  });

  it('[NT8] are removed by Drop, and restored by its Undo', async () => {
    const { shell, store } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect((await store.drafts.under('note')).map(({ key }) => key)).toEqual(['note/new', 'notes/porto']);
    await shell.shown.at(-1)?.undo?.();
    await screen.findByText(sentence);
    expect(await store.drafts.get('notes/lisbon')).toBeTruthy();
  });

  it('[NT8] are reported when both typing and deletion happened with the list open', async () => {
    const { shell } = await shellWithFault({ seed: [sampleNote('lisbon', { title: 'Lisbon' })] });
    render(
      <TestFrame shell={shell} at="/notes">
        <Notes />
      </TestFrame>,
    );
    await screen.findByRole('heading', { name: 'Lisbon' });
    await shell.store.drafts.set({ key: 'notes/lisbon', at, values: { content: 'More' } });
    expect(screen.queryByText(sentence)).toBeNull();
    await shell.store.commit([remove('notes', 'lisbon')]);
    await screen.findByText(sentence);
  });
});
